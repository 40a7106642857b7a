import * as accounts from '@trilha/contracts/accounts'
import type { TypeUser } from '@trilha/contracts/accounts'
import * as settings from '@trilha/contracts/accounts.settings'
import type { BodyOf } from '@trilha/contracts/endpoint'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../data/call.ts'
import { initializeSession } from '../data/session.ts'

/**
 * Asks for a link to choose a new password; the answer is the same for every e-mail.
 * @param screen path of the screen that takes the key of the mail, as the whole origin knows it.
 * @throws CallError.
 */
export async function askForLink(typeUser: TypeUser, email: string, screen: string): Promise<void> {
  await call(accounts.forgotPassword, {
    query: { typeUser },
    body: { email, appUrl: window.location.origin, route: screen },
  })
}

/** Chooses a new password with the key of the mail; all sessions end. @throws CallError `key-invalid`. */
export async function changePasswordByKey(
  typeUser: TypeUser,
  body: BodyOf<typeof accounts.changePasswordByKey>,
): Promise<void> {
  await call(accounts.changePasswordByKey, { body })
  // One that was open here has ended too.
  await initializeSession(typeUser)
}

/** Where the person is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => call(settings.listSessions, {}, { signal }),
})

/** How the person gets into their account. */
export const settingsQuery = queryOptions({
  queryKey: ['account', 'settings'],
  queryFn: ({ signal }) => call(settings.getSettings, {}, { signal }),
})

/** Changes something about the account that is read again afterwards, whatever came of it. */
export function useChange<Input>(
  change: (input: Input) => Promise<unknown>,
  after: { readonly queryKey: readonly unknown[] },
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: after.queryKey }),
  })
}

/** Has a link sent to another address, which counts once the link was used. */
export const useChangeEmail = () =>
  useChange(
    (body: BodyOf<typeof settings.changeEmail>) => call(settings.changeEmail, { body }),
    settingsQuery,
  )

/** Keeps the present address. */
export const useCancelEmailChange = () =>
  useChange(() => call(settings.cancelEmailChange, {}), settingsQuery)

/**
 * Takes the new address with the key of its mail; whoever is signed in here sees it at once.
 * @returns the address. @throws CallError `key-invalid`, `email-taken`.
 */
export async function confirmEmail(typeUser: TypeUser, key: string): Promise<string> {
  const { email } = await call(settings.confirmEmail, { body: { key } })
  await initializeSession(typeUser)
  return email
}

/** The other sessions end with the old password, and this one is read anew. */
export const useChangePassword = (typeUser: TypeUser, userId: string) =>
  useChange(async (body: BodyOf<typeof accounts.updatePassword>) => {
    await call(accounts.updatePassword, { params: { id: userId }, body })
    await initializeSession(typeUser)
  }, sessionsQuery)

export const useEndSession = () =>
  useChange((id: string) => call(settings.endSession, { params: { id } }), sessionsQuery)

export const useEndOtherSessions = () =>
  useChange(() => call(settings.endOtherSessions, {}), sessionsQuery)

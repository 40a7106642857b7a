import * as accounts from '@trilha/contracts/accounts/accounts'
import type { TypeUser } from '@trilha/contracts/accounts/accounts'
import * as settings from '@trilha/contracts/accounts/settings'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../data/call.ts'
import { initializeSession } from '../data/session.ts'
import { accountKeys } from './accounts.keys.ts'

/**
 * Requests a link to set a new password; the answer is the same for every e-mail.
 * @param screen path of the screen that takes the key from the e-mail, from the root of the origin.
 * @throws CallError.
 */
export async function requestPasswordLink(
  typeUser: TypeUser,
  email: string,
  screen: string,
): Promise<void> {
  await call(accounts.forgotPassword, {
    query: { typeUser },
    body: { email, appUrl: window.location.origin, route: screen },
  })
}

/**
 * Checks the key from the e-mail; it stays valid.
 * @throws CallError `key-invalid`.
 */
export const checkPasswordKey = (key: string, signal: AbortSignal): Promise<void> =>
  call(accounts.checkPasswordKey, { body: { key } }, { signal })

/**
 * Sets a new password with the key from the e-mail; ends all sessions.
 * @throws CallError `key-invalid`.
 */
export async function changePasswordByKey(
  typeUser: TypeUser,
  body: BodyOf<typeof accounts.changePasswordByKey>,
): Promise<void> {
  await call(accounts.changePasswordByKey, { body })
  // A session in this browser has ended too.
  await initializeSession(typeUser)
}

/** The open sessions of the account. */
export const sessionsQuery = queryOptions({
  queryKey: accountKeys.sessions,
  queryFn: ({ signal }) => call(settings.listSessions, {}, { signal }),
})

/** Sign-in settings of the account: e-mail, pending e-mail, password. */
export const settingsQuery = queryOptions({
  queryKey: accountKeys.settings,
  queryFn: ({ signal }) => call(settings.getSettings, {}, { signal }),
})

/** A mutation that invalidates the query `invalidated`, on success and on failure. */
export function useChange<Input, Output>(
  change: (input: Input) => Promise<Output>,
  invalidated: { readonly queryKey: readonly unknown[] },
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: invalidated.queryKey }),
  })
}

/** Sends a link to a new address; the change takes effect when the link is used. */
export const useChangeEmail = () =>
  useChange(
    (body: BodyOf<typeof settings.changeEmail>) => call(settings.changeEmail, { body }),
    settingsQuery,
  )

/** Cancels a pending change of e-mail. */
export const useCancelEmailChange = () =>
  useChange(() => call(settings.cancelEmailChange, {}), settingsQuery)

/**
 * Confirms the new address with the key from the mail and updates the session in this browser.
 * @returns the address.
 * @throws CallError `key-invalid`, `email-taken`.
 */
export async function confirmEmail(typeUser: TypeUser, key: string): Promise<string> {
  const { email } = await call(settings.confirmEmail, { body: { key } })
  await initializeSession(typeUser)
  return email
}

/** Changes the password, which ends all other sessions, and fetches the user again. */
export const useChangePassword = (typeUser: TypeUser, userId: string) =>
  useChange(async (body: BodyOf<typeof accounts.updatePassword>) => {
    await call(accounts.updatePassword, { params: { id: userId }, body })
    await initializeSession(typeUser)
  }, sessionsQuery)

export const useEndSession = () =>
  useChange((id: string) => call(settings.endSession, { params: { id } }), sessionsQuery)

export const useEndOtherSessions = () =>
  useChange(() => call(settings.endOtherSessions, {}), sessionsQuery)

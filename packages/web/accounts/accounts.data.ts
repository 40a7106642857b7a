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

/** A change after which it is read again where the person is signed in, whatever came of it. */
function useSessionChange<Input>(change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

/** The other sessions end with the old password, and this one is read anew. */
export const useChangePassword = (typeUser: TypeUser, userId: string) =>
  useSessionChange(async (body: BodyOf<typeof accounts.updatePassword>) => {
    await call(accounts.updatePassword, { params: { id: userId }, body })
    await initializeSession(typeUser)
  })

export const useEndSession = () =>
  useSessionChange((id: string) => call(settings.endSession, { params: { id } }))

export const useEndOtherSessions = () => useSessionChange(() => call(settings.endOtherSessions, {}))

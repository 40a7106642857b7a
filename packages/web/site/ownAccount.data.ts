import * as accounts from '@trilha/contracts/accounts'
import type { TypeUser } from '@trilha/contracts/accounts'
import * as settings from '@trilha/contracts/accounts.settings'
import type { BodyOf } from '@trilha/contracts/endpoint'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../data/call.ts'
import { initializeSession } from '../data/session.ts'

/**
 * Asks for a link to choose a new password; the answer is the same for every e-mail.
 * @param screen path of the screen that takes the key of the mail.
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

/** What somebody does with their own account; where they are signed in is read again afterwards. */
export function useAccountActions() {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  return {
    changePassword: useMutation({
      mutationFn: ({ id, ...body }: { id: string } & BodyOf<typeof accounts.updatePassword>) =>
        call(accounts.updatePassword, { params: { id }, body }),
      onSettled,
    }),
    endSession: useMutation({
      mutationFn: (id: string) => call(settings.endSession, { params: { id } }),
      onSettled,
    }),
    endOthers: useMutation({ mutationFn: () => call(settings.endOtherSessions, {}), onSettled }),
    keepLanguage: useMutation({
      mutationFn: (language: BodyOf<typeof settings.keepLanguage>['language']) =>
        call(settings.keepLanguage, { body: { language } }),
    }),
  }
}

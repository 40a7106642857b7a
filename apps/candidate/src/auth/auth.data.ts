import * as accounts from '@trilha/contracts/accounts'
import type { User } from '@trilha/contracts/accounts'
import type { ReplyOf } from '@trilha/contracts/endpoint'
import { call, upload } from '@trilha/web/data/call.ts'
import { setUser } from '@trilha/web/data/session.ts'
import { paths } from '../paths.ts'

export type Strength = ReplyOf<typeof accounts.passwordStrength>

/** How hard a password is to guess, and what would help. */
export function askStrength(
  body: { password: string; name?: string; email?: string },
  signal: AbortSignal,
): Promise<Strength> {
  return call(accounts.passwordStrength, { body }, { signal })
}

/** Asks for a link to choose a new password; the answer is the same for every e-mail. */
export async function askForLink(email: string): Promise<void> {
  await call(accounts.forgotPassword, {
    query: { typeUser: 1 },
    body: { email, appUrl: window.location.origin, route: paths.changePassword() },
  })
}

/** Chooses a new password with the key of the mail. @throws CallError `key-invalid`. */
export async function changePassword(key: string, newPassword: string): Promise<void> {
  await call(accounts.changePasswordByKey, { body: { key, newPassword } })
}

/** Sends the photo of an account just created. @throws CallError; the account stays. */
export async function sendPhoto(user: User, photo: Blob): Promise<void> {
  const { photoUrl } = await upload(accounts.setPhoto, { params: { id: user.id } }, photo)
  setUser({ ...user, photoUrl })
}

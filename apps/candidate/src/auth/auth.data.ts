import * as accounts from '@trilha/contracts/accounts/accounts'
import type { User } from '@trilha/contracts/accounts/accounts'
import type { ReplyOf } from '@trilha/contracts/shared/endpoint'
import { call, upload } from '@trilha/web/data/call.ts'
import { setUser } from '@trilha/web/data/session.ts'

export type Strength = ReplyOf<typeof accounts.passwordStrength>

/** Strength of a password, with suggestions. */
export function fetchPasswordStrength(
  body: { password: string; name?: string; email?: string },
  signal: AbortSignal,
): Promise<Strength> {
  return call(accounts.passwordStrength, { body }, { signal })
}

/**
 * Uploads the photo of a new account.
 * @throws CallError if it fails; the account exists without a photo.
 */
export async function sendPhoto(user: User, photo: Blob): Promise<void> {
  const { photoUrl } = await upload(accounts.setPhoto, { params: { id: user.id } }, photo)
  setUser({ ...user, photoUrl })
}

import type { TypeUser } from '@trilha/contracts/accounts/accounts'
import type { Platform } from '../platform/context.ts'
import type { Handle, Tx } from '../platform/db/database.ts'
import { dropKeys } from './password/keys.store.ts'
import { isEmailConfirmed, nameOf } from './accounts.presenter.ts'
import { deletePasskeys } from './passkeys/passkeys.store.ts'
import { deleteSecondStep } from './secondStep/secondStep.store.ts'
import { revoke } from './signIn/sessions.ts'
import {
  closeUser,
  insertUser,
  selectCredentials,
  selectUser,
  selectUsersOfEmail,
} from './accounts.users.store.ts'

/** The fields of a user that other modules need. */
export type UserBrief = {
  id: string
  typeUser: TypeUser
  email: string
  isEmailConfirmed: boolean
  name: string
}

/** A user's name and address; null when unknown. */
export async function findUserBrief(db: Handle, id: string): Promise<UserBrief | null> {
  const row = await selectUser(db, id)
  if (!row) return null
  return {
    id: row.id,
    typeUser: row.type_user as TypeUser,
    email: row.email,
    isEmailConfirmed: isEmailConfirmed(row),
    name: nameOf(row),
  }
}

/** For news to candidates: a mail goes only to a confirmed address. */
export { mailCandidate } from './email/confirmation.ts'

/** For the privacy module, which carries out the deletion of accounts. */
export { lockForDeletion, markDeleted, setDeletionRequestedAt } from './accounts.deletion.store.ts'

/** Ids of the accounts with this address: at most one of each kind. */
export const findUsersByEmail = selectUsersOfEmail

/**
 * Creates a user without the record of a candidate or recruiter. The hash comes from
 * `hashPassword`.
 * @throws unique violation `users_email_key_type_user_key`.
 */
export const createUser = insertUser

export { signEverybodyOut } from './accounts.store.ts'

/** True when a user has a password. */
export async function userHasPassword(db: Handle, id: string): Promise<boolean> {
  const row = await selectUser(db, id)
  return row !== undefined && row.password_hash !== null
}

/** True when the address has an account of this kind, also a suspended one. */
export async function hasAccount(db: Handle, email: string, typeUser: TypeUser): Promise<boolean> {
  return (await selectCredentials(db, email, typeUser)) !== undefined
}

/**
 * Closes the account of a recruiter who left a company: ends its sessions, invalidates its mailed
 * links and frees its address. The name stays as the author of the recruiter's texts.
 */
export async function closeRecruiterAccount(
  platform: Pick<Platform, 'sessions' | 'now'>,
  tx: Tx,
  userId: string,
): Promise<void> {
  const now = platform.now()
  await closeUser(tx, userId, now)
  await dropKeys(tx, userId, now)
  await deleteSecondStep(tx, userId)
  await deletePasskeys(tx, userId)
  await revoke(platform, tx, userId)
}

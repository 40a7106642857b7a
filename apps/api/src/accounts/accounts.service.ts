import type { RecruiterRole, TypeUser } from '@trilha/contracts/accounts'
import type { Platform } from '../platform/context.ts'
import type { Handle, Tx } from '../platform/db/database.ts'
import { dropKeys } from './accounts.keys.store.ts'
import { nameOf } from './accounts.presenter.ts'
import { revoke } from './accounts.sessions.ts'
import {
  closeUser,
  insertRecruiter,
  insertUser,
  selectCredentials,
  selectUser,
  selectUsersOfEmail,
} from './accounts.users.store.ts'

/** A user as other nouns need them. */
export type UserBrief = { id: string; typeUser: TypeUser; email: string; name: string }

/** A user's name and address; null when unknown. */
export async function findUserBrief(db: Handle, id: string): Promise<UserBrief | null> {
  const row = await selectUser(db, id)
  if (!row) return null
  return {
    id: row.id,
    typeUser: row.type_user as TypeUser,
    email: row.email,
    name: nameOf(row),
  }
}

/** Identities of the accounts with this address: at most one of each kind. */
export const usersOfEmail = selectUsersOfEmail

/**
 * Creates the account of a person of a company. The hash comes from `hashPassword`.
 * @throws unique violation `users_email_key_type_user_key`.
 */
export async function createRecruiterAccount(
  db: Handle,
  account: {
    email: string
    passwordHash: string | null
    companyId: string
    name: string
    jobTitle: string
    role: RecruiterRole
    terms?: { version: string; acceptedAt: Date }
  },
): Promise<{ userId: string; recruiterId: string }> {
  const { email, passwordHash, ...recruiter } = account
  const userId = await insertUser(db, { typeUser: 2, email, passwordHash })
  return { userId, recruiterId: await insertRecruiter(db, { userId, ...recruiter }) }
}

/** Creates the account of a person of Trilha's own team. */
export async function createAdminAccount(
  db: Handle,
  account: { email: string; passwordHash: string | null },
): Promise<{ userId: string }> {
  return { userId: await insertUser(db, { typeUser: 3, ...account }) }
}

/** True when a user may sign in by a password. */
export async function readHasPassword(db: Handle, id: string): Promise<boolean> {
  const row = await selectUser(db, id)
  return row !== undefined && row.password_hash !== null
}

/** True when the address has an account of this kind, suspended ones too. */
export async function hasAccount(db: Handle, email: string, typeUser: TypeUser): Promise<boolean> {
  return (await selectCredentials(db, email, typeUser)) !== undefined
}

/**
 * Ends the account of somebody who left a company: their sessions and links end, their address is
 * free, their name stays with what they wrote.
 */
export async function closeRecruiterAccount(
  platform: Pick<Platform, 'sessions' | 'now'>,
  tx: Tx,
  userId: string,
): Promise<void> {
  const now = platform.now()
  await closeUser(tx, userId, now)
  await dropKeys(tx, userId, now)
  await revoke(platform, tx, userId)
}

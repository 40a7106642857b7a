import type { RecruiterRole, TypeUser } from '@trilha/contracts/accounts'
import type { Handle } from '../platform/db/database.ts'
import { nameOf } from './accounts.presenter.ts'
import {
  insertRecruiter,
  insertUser,
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

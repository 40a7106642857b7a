import type { RecruiterRole } from '@trilha/contracts/accounts/accounts'
import { createUser } from '../accounts/accounts.service.ts'
import type { Handle } from '../platform/db/database.ts'
import { insertRecruiter } from './team/team.store.ts'

/**
 * Creates a recruiter's account. The hash comes from `hashPassword`.
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
  const userId = await createUser(db, { typeUser: 2, email, passwordHash })
  return { userId, recruiterId: await insertRecruiter(db, { userId, ...recruiter }) }
}

import type { Handle } from '../../platform/db/database.ts'

export type TeamMember = {
  email: string
  createdAt: Date
  /** False until the first password is set. */
  hasPassword: boolean
  suspended: boolean
}

/** The accounts of Trilha's team without the removed ones, oldest first. */
export async function selectTeam(db: Handle): Promise<TeamMember[]> {
  const rows = await db
    .selectFrom('users')
    .select(['email', 'created_at', 'password_hash', 'suspended_at'])
    .where('type_user', '=', 3)
    .where('email', 'not like', 'closed-%@trilha.invalid')
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    email: row.email,
    createdAt: row.created_at,
    hasPassword: row.password_hash !== null,
    suspended: row.suspended_at !== null,
  }))
}

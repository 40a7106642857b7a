import { sql } from 'kysely'
import type { Columns, Handle } from '../platform/db/database.ts'
import { hiddenFrom } from './blind.fragments.ts'

export type NameRow = Columns<'candidates', 'name' | 'social_name'> & {
  /** The id of the person's application. */
  id: string
  hidden: boolean
}

/** Names of the people of applications, and whether each is hidden from a user of the company. */
export async function selectNames(
  db: Handle,
  applicationIds: readonly string[],
  userId: string,
): Promise<NameRow[]> {
  const { rows } = await sql<NameRow>`
    select a.id, c.name, c.social_name, ${hiddenFrom(userId)} as hidden
    from applications a join candidates c on c.id = a.candidate_id
    where a.id = any(${applicationIds}::uuid[])`.execute(db)
  return rows
}

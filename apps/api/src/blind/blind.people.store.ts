import { readRows, type Handle } from '../platform/db/database.ts'
import { hiddenColumn } from './blind.fragments.ts'

export type NameRow = {
  /** The id of the person's application. */
  id: string
  name: string
  social_name: string | null
  hidden: boolean
}

/** Names of the people of applications, and whether they are hidden from a user of the company. */
export async function selectNames(
  db: Handle,
  applicationIds: readonly string[],
  userId: string,
): Promise<NameRow[]> {
  return readRows(
    db,
    `select a.id, c.name, c.social_name, ${hiddenColumn('$2')} as hidden
    from applications a join candidates c on c.id = a.candidate_id where a.id = any($1::uuid[])`,
    [applicationIds, userId],
  )
}

import { sql } from 'kysely'
import type { Handle } from '../platform/db/database.ts'

/** Every institution with the number of people it referred, and of those who applied. */
export async function selectPartners(db: Handle) {
  const { rows } = await sql<{
    id: string
    name: string
    created_at: Date
    candidates: number
    applied: number
  }>`
    select p.id, p.name, p.created_at, count(c.id)::int as candidates,
      count(c.id) filter (where exists (
        select 1 from applications a where a.candidate_id = c.id))::int as applied
    from partners p left join candidates c on c.partner_id = p.id
    group by p.id order by p.name, p.id`.execute(db)
  return rows
}

export async function insertPartner(db: Handle, name: string, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('partners')
    .values({ name, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Renames an institution. @returns the previous name; undefined when it is unknown. */
export async function updatePartner(
  db: Handle,
  id: string,
  name: string,
): Promise<string | undefined> {
  const before = await db
    .selectFrom('partners')
    .select('name')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  await db.updateTable('partners').set({ name }).where('id', '=', id).execute()
  return before?.name
}

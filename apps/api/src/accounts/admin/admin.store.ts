import { escapeLike } from '../../platform/text/like.ts'
import { sql } from 'kysely'
import type { TypeUser } from '@trilha/contracts/accounts/accounts'
import type { Handle } from '../../platform/db/database.ts'

export type AdminUserRow = {
  id: string
  type_user: TypeUser
  name: string | null
  email: string
  company: string | null
  candidate_id: string | null
  suspended_at: Date | null
  created_at: Date
  count: number
}

const from = sql`from users u
  left join candidates c on c.user_id = u.id
  left join recruiters r on r.user_id = u.id
  left join companies o on o.id = r.company_id`
const columns = sql`u.id, u.type_user, coalesce(c.social_name, c.name, r.name) as name, u.email,
  o.name as company, c.id as candidate_id, u.suspended_at, u.created_at`

/** A page of accounts, newest first; `count` of each row is the total number. */
export async function selectUsers(
  db: Handle,
  { typeUser, text }: { typeUser?: TypeUser | undefined; text?: string | undefined },
  paging: { offset: number; limit: number },
): Promise<AdminUserRow[]> {
  const like = `%${escapeLike((text ?? '').trim())}%`
  const { rows } = await sql<AdminUserRow>`
    select ${columns}, count(*) over ()::int as count ${from}
    where (${typeUser ?? null}::smallint is null or u.type_user = ${typeUser ?? null}::smallint)
      and (${like} = '%%' or u.email_key like lower(${like})
        or fold(coalesce(c.name, r.name)) like fold(${like})
        or fold(c.social_name) like fold(${like}))
    order by u.created_at desc, u.id offset ${paging.offset}
      limit ${paging.limit}`.execute(db)
  return rows
}

/** One account; undefined when unknown. @param lock locks it until the end of the transaction. */
export async function selectAdminUser(
  db: Handle,
  id: string,
  lock = false,
): Promise<AdminUserRow | undefined> {
  const { rows } = await sql<AdminUserRow>`
    select ${columns}, 1 as count ${from} where u.id = ${id}
    ${lock ? sql`for update of u` : sql``}`.execute(db)
  return rows[0]
}

/** Suspends an account, or restores it (null). */
export async function setSuspended(db: Handle, id: string, at: Date | null): Promise<void> {
  await db.updateTable('users').set({ suspended_at: at }).where('id', '=', id).execute()
}

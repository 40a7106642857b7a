import { readRows, type Handle } from '../platform/db/database.ts'

export type LateAnswer = {
  application_id: string
  candidate_id: string
  vacancy_id: number
  role_name: string
  company_name: string
  answer_due_at: Date
  /** Names this very promise: the next one is another. */
  key: string
}

const key = `'late:' || a.id || ':' || extract(epoch from a.answer_due_at)::bigint`
const columns = `a.id as application_id, a.candidate_id, a.vacancy_id, v.role_name,
  o.name as company_name, a.answer_due_at, ${key} as key
  from applications a
  join vacancies v on v.id = a.vacancy_id
  join companies o on o.id = v.company_id
  join candidates c on c.id = a.candidate_id`

/** Answers that were promised for a day after `since` and are past it, untold, the longest first. */
export function selectLate(
  db: Handle,
  at: { now: Date; since: Date },
  limit: number,
): Promise<LateAnswer[]> {
  return readRows(
    db,
    `select ${columns}
    where a.answer_due_at > $1 and a.answer_due_at < $2
      and not exists (select from notifications n where n.user_id = c.user_id and n.key = ${key})
    order by a.answer_due_at, a.id limit $3`,
    [at.since, at.now, limit],
  )
}

/** One of them as it is now, if the company has still not answered. */
export async function selectStillLate(
  db: Handle,
  applicationId: string,
  now: Date,
): Promise<LateAnswer | undefined> {
  const [row] = await readRows<LateAnswer>(
    db,
    `select ${columns} where a.id = $1 and a.answer_due_at < $2`,
    [applicationId, now],
  )
  return row
}

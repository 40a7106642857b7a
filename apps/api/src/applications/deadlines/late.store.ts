import { readRows, type Handle } from '../../platform/db/database.ts'

export type LateAnswer = {
  application_id: string
  candidate_id: string
  vacancy_id: number
  role_name: string
  company_name: string
  answer_due_at: Date
  /** Unique for the application and the promised day: a later promise gets another key. */
  key: string
}

const key = `'late:' || a.id || ':' || extract(epoch from a.answer_due_at)::bigint`
const columns = `a.id as application_id, a.candidate_id, a.vacancy_id, v.role_name,
  o.name as company_name, a.answer_due_at, ${key} as key
  from applications a
  join vacancies v on v.id = a.vacancy_id
  join companies o on o.id = v.company_id
  join candidates c on c.id = a.candidate_id`

/** Late answers due after `since` that the candidate was not notified of, the oldest first. */
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

/** The late answer of one application, if the company has still not answered. */
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

import { sql } from 'kysely'
import type { Handle } from '../platform/db/database.ts'

export type NewCompany = {
  name: string
  /** 14 characters without the mask; null until told. */
  cnpj: string | null
  /** Keys of the drawn logo (ui/companyMarks). */
  mark: string
  tone: string
  sector: string
  /** People who work there. */
  size: number | null
  /** Year of its foundation. */
  since: number | null
  about: string
}

/** Writes a company down. @returns its identity. */
export async function insertCompany(
  db: Handle,
  company: NewCompany,
  at: { verified: Date | null; created: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('companies')
    .values({ ...company, verified_at: at.verified, created_at: at.created })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** True when there is a company at all. */
export async function anyCompany(db: Handle): Promise<boolean> {
  const row = await db.selectFrom('companies').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

/** How many of the newest applications the response record looks at. */
const recordWindow = 500

/**
 * How a company answered its newest applications: those who got an answer or are past the promised
 * day (`people`), how many of them have their answer (`answered`), and the median of days from the
 * start of a wait to the company's word. People who left by themselves, and those whose answer is
 * not due yet, don't count.
 */
export async function selectResponseRecord(
  db: Handle,
  companyId: string,
  now: Date,
): Promise<{ people: number; answered: number; medianDays: number | null }> {
  const { rows } = await sql<{ people: number; answered: number; median_days: number | null }>`
    with newest as (
      select a.id, a.state, a.answer_due_at
      from applications a join vacancies v on v.id = a.vacancy_id
      where v.company_id = ${companyId}
      order by a.applied_at desc limit ${recordWindow}
    ),
    -- Each word of the company ends the wait that the movement before it began.
    steps as (
      select h.application_id, h.action, h.at, h.actor,
        lag(h.at) over (partition by h.application_id order by h.id) as since
      from application_history h join newest n on n.id = h.application_id
    ),
    answers as (
      select application_id, extract(epoch from at - since) / 86400 as days
      from steps
      where actor = 'company' and since is not null and at > since
        and action in ('approve_stage', 'not_approve', 'make_offer')
    ),
    judged as (
      select n.id,
        coalesce(n.answer_due_at < ${now}, false) as overdue,
        exists (select 1 from answers s where s.application_id = n.id) as has_answer
      from newest n where n.state <> 'withdrawn'
    )
    select
      count(*) filter (where has_answer or overdue)::int as people,
      count(*) filter (where has_answer and not overdue)::int as answered,
      (select percentile_cont(0.5) within group (order by days) from answers)::float8 as median_days
    from judged`.execute(db)
  const row = rows[0]
  return {
    people: row?.people ?? 0,
    answered: row?.answered ?? 0,
    medianDays: row?.median_days ?? null,
  }
}

import { sql } from 'kysely'
import type {
  RecordsGround,
  ReportReason,
  StageKind,
  VacancyState,
} from '@trilha/contracts/vacancies/enums'
import type { Handle, Tx } from '../platform/db/database.ts'

type Page = { offset: number; limit: number }

export type ReviewRow = {
  id: number
  role_name: string
  company_id: string
  company: string
  verified: boolean
  place: string | null
  description: string
  requirements: string[]
  records_ground: RecordsGround | null
  records_reason: string | null
  stages: { kind: StageKind; title: string; minutes: number; eliminatory: boolean }[]
  since: Date
  count: number
}

/**
 * Vacancies in review, and vacancies paused after a report or after a change. Those that wait
 * longest come first; each row has the total count.
 */
export async function selectReview(db: Handle, { offset, limit }: Page): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select v.id, v.role_name, v.company_id, c.name as company,
      c.verified_at is not null as verified, m.name || ', ' || m.state as place,
      v.description, v.requirements, v.records_ground, v.records_reason, v.updated_at as since,
      count(*) over ()::int as count,
      coalesce((select jsonb_agg(jsonb_build_object('kind', s.kind, 'title', s.title,
        'minutes', s.minutes, 'eliminatory', s.eliminatory) order by s.position)
        from vacancy_stages s where s.vacancy_id = v.id), '[]') as stages
    from vacancies v join companies c on c.id = v.company_id
      left join municipalities m on m.code = v.municipality_code
    where v.state = 'in_review' or (v.state = 'paused' and (v.review_asked_at is not null
      or exists (select from vacancy_reports s
        where s.vacancy_id = v.id and s.resolution = 'paused')))
    order by v.updated_at, v.id offset ${offset} limit ${limit}`.execute(db)
  return rows
}

export type ReportedRow = {
  id: number
  slug: string
  role_name: string
  company_id: string
  company: string
  state: VacancyState
  reports: { reason: ReportReason; text: string; at: string }[]
  count: number
}

/** Vacancies with open reports, the most reported first, without the people who reported them. */
export async function selectReported(db: Handle, { offset, limit }: Page): Promise<ReportedRow[]> {
  const { rows } = await sql<ReportedRow>`
    with open as (
      select vacancy_id, count(*) as many, min(created_at) as first
      from vacancy_reports where resolved_at is null group by vacancy_id
    )
    select v.id, v.slug, v.role_name, v.company_id, c.name as company, v.state,
      count(*) over ()::int as count,
      (select jsonb_agg(jsonb_build_object('reason', r.reason, 'text', r.text, 'at',
        to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        order by r.created_at)
        from vacancy_reports r where r.vacancy_id = v.id and r.resolved_at is null) as reports
    from open join vacancies v on v.id = open.vacancy_id join companies c on c.id = v.company_id
    order by open.many desc, open.first, v.id offset ${offset} limit ${limit}`.execute(db)
  return rows
}

/** State and last change of a vacancy, locked for a decision; undefined when unknown. */
export async function lockVacancy(tx: Tx, id: number) {
  return tx
    .selectFrom('vacancies')
    .select(['state', 'updated_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Role, company and state of a vacancy; undefined when unknown. */
export async function selectVacancyBrief(db: Handle, id: number) {
  return db
    .selectFrom('vacancies')
    .select(['role_name', 'company_id', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
}

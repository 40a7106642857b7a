import { sql } from 'kysely'
import type { Columns, Handle } from '../platform/db/database.ts'
import type { Cursor } from '../platform/http/cursor.ts'
import type { ApplicationState, StageState } from '@trilha/contracts/applications/states'
import type { StageKind, VacancyState } from '@trilha/contracts/vacancies/enums'

export type OpenVacancyRow = Columns<
  'vacancies',
  'id' | 'role_name' | 'slug' | 'published_at' | 'closes_on' | 'updated_at'
> & {
  state: VacancyState
  stages: { id: string; kind: StageKind; title: string }[]
}

/** Vacancies of a company in the order of their ids, with ids greater than `above`. */
export async function selectVacancies(
  db: Handle,
  companyId: string,
  { above, limit }: { above: number; limit: number },
): Promise<OpenVacancyRow[]> {
  const { rows } = await sql<OpenVacancyRow>`
    select v.id, v.role_name, v.state, v.slug, v.published_at, v.closes_on, v.updated_at,
      (select coalesce(json_agg(json_build_object('id', s.id, 'kind', s.kind, 'title', s.title)
          order by s.position), '[]')
        from vacancy_stages s where s.vacancy_id = v.id) as stages
    from vacancies v where v.company_id = ${companyId} and v.id > ${above}
    order by v.id limit ${limit}`.execute(db)
  return rows
}

/** True when the vacancy belongs to the company. */
export async function ownsVacancy(db: Handle, companyId: string, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('vacancies')
    .select('id')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row !== undefined
}

export type OpenApplicationRow = Columns<
  'applications',
  'id' | 'vacancy_id' | 'version' | 'source' | 'applied_at' | 'last_movement_at' | 'answer_due_at'
> & {
  state: ApplicationState
  /** `last_movement_at` as text, exact to the microsecond; a part of the paging cursor. */
  place: string
  stages: {
    id: string
    state: StageState
    opened_at: string | null
    due_at: string | null
    submitted_at: string | null
    decided_at: string | null
  }[]
}

/** Applications to a vacancy in the order of their last movement, after a cursor. */
export async function selectApplications(
  db: Handle,
  vacancyId: number,
  after: Cursor<string> | null,
  limit: number,
): Promise<OpenApplicationRow[]> {
  const place = after?.at ?? null
  const { rows } = await sql<OpenApplicationRow>`
    select a.id, a.vacancy_id, a.state, a.version, a.source, a.applied_at, a.last_movement_at,
      to_char(a.last_movement_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place,
      a.answer_due_at,
      (select json_agg(json_build_object('id', s.stage_id, 'state', s.state,
          'opened_at', s.opened_at, 'due_at', s.due_at, 'submitted_at', s.submitted_at,
          'decided_at', s.decided_at) order by s.position)
        from application_stages s where s.application_id = a.id) as stages
    from applications a
    where a.vacancy_id = ${vacancyId}
      and (${place}::timestamptz is null
        or (a.last_movement_at, a.id) > (${place}::timestamptz, ${after?.id ?? null}::uuid))
    order by a.last_movement_at, a.id limit ${limit}`.execute(db)
  return rows
}

export type OpenHistoryRow = Columns<
  'application_history',
  'id' | 'at' | 'action' | 'stage_id' | 'from_state' | 'to_state'
> & { actor: 'candidate' | 'company' | 'system' }

/** The history of an application, oldest first; null if the vacancy is not of this company. */
export async function selectHistory(
  db: Handle,
  companyId: string,
  applicationId: string,
): Promise<OpenHistoryRow[] | null> {
  const application = await db
    .selectFrom('applications as a')
    .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
    .select('a.id')
    .where('a.id', '=', applicationId)
    .where('v.company_id', '=', companyId)
    .executeTakeFirst()
  if (!application) return null
  const { rows } = await sql<OpenHistoryRow>`
    select id, at, action, stage_id, from_state, to_state, actor
    from application_history where application_id = ${applicationId}
    order by id limit 2000`.execute(db)
  return rows
}

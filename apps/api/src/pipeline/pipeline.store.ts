import { sql, type RawBuilder } from 'kysely'
import { type ApplicationState, type StageState } from '@trilha/contracts/applications/states'
import { maxRaters } from '@trilha/contracts/assessments/pipeline'
import type { CompetencyBand } from '@trilha/contracts/selfAssessments/scales'
import type {
  DeficiencyOption,
  StageKind,
  State,
  VacancyState,
} from '@trilha/contracts/vacancies/enums'
import { hasEnded, snapshotJoin } from '../applications/applications.fragments.ts'
import { hiddenFrom } from '../blind/blind.fragments.ts'
import type { Columns, Handle } from '../platform/db/database.ts'

/** Queries across vacancies, applications and candidates, always for one company. */

export type VacancyRow = Columns<
  'vacancies',
  'id' | 'slug' | 'role_name' | 'municipality_code' | 'closes_on' | 'positions'
> & {
  state: VacancyState
  municipality_name: string | null
  municipality_state: State | null
  applications: number
  waiting: number
  overdue: number
  finalists: number
  offers: number
  finished: number
}

// It is the company's turn exactly while `answer_due_at` is set.
const selectVacancyRow = (now: Date) => sql<VacancyRow>`
  select v.id, v.slug, v.role_name, v.state, m.code as municipality_code,
    m.name as municipality_name, m.state as municipality_state, v.closes_on, v.positions, n.*
  from vacancies v
  left join municipalities m on m.code = v.municipality_code
  cross join lateral (
    select count(*)::int as applications,
      count(*) filter (where a.answer_due_at is not null)::int as waiting,
      count(*) filter (where a.answer_due_at < ${now})::int as overdue,
      count(*) filter (where a.state = 'finalist')::int as finalists,
      count(*) filter (where a.state = 'offer')::int as offers,
      count(*) filter (where ${hasEnded})::int as finished
    from applications a where a.vacancy_id = v.id
  ) n`

/** A page of a company's vacancies: overdue answers first, then waiting ones, then the newest. */
export async function selectVacancies(
  db: Handle,
  companyId: string,
  now: Date,
  page: { states: readonly VacancyState[]; offset: number; limit: number },
): Promise<VacancyRow[]> {
  const { rows } = await sql<VacancyRow>`
    ${selectVacancyRow(now)}
    where v.company_id = ${companyId} and v.state = any(${page.states}::text[])
    order by n.overdue desc, n.waiting desc, v.id desc
    offset ${page.offset} limit ${page.limit}`.execute(db)
  return rows
}

/** How many vacancies a company has in each state. */
export async function countVacancies(
  db: Handle,
  companyId: string,
): Promise<Partial<Record<VacancyState, number>>> {
  const rows = await db
    .selectFrom('vacancies')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('company_id', '=', companyId)
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

/** One vacancy of a company; undefined if the company has no such vacancy. */
export async function selectVacancy(db: Handle, companyId: string, now: Date, id: number) {
  const { rows } = await sql<VacancyRow>`
    ${selectVacancyRow(now)} where v.company_id = ${companyId} and v.id = ${id}`.execute(db)
  return rows[0]
}

/** The main fields of a vacancy; undefined if the company has no such vacancy. */
export async function selectVacancyBrief(db: Handle, companyId: string, id: number) {
  return db
    .selectFrom('vacancies')
    .select(['id', 'slug', 'role_name', 'municipality_code'])
    .select((eb) => eb.ref('deficiency').$castTo<DeficiencyOption | null>().as('deficiency'))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export type StageRow = Columns<'vacancy_stages', 'id' | 'title' | 'position' | 'answer_days'> & {
  kind: StageKind
  count: number
}

/** True if the stage `s` is the current one of an open trail: not locked, approved or skipped. */
export const isCurrentStage = sql<boolean>`s.state in ('open', 'in_progress', 'submitted', 'not_approved',
  'expired', 'extended')`

/** The stages of a vacancy with the number of people at each; the offer has its own columns. */
export async function selectStages(db: Handle, vacancyId: number): Promise<StageRow[]> {
  const { rows } = await sql<StageRow>`
    select vs.id, vs.kind, vs.title, vs.position, vs.answer_days,
      (select count(*)::int from application_stages s
        join applications a on a.id = s.application_id
        where s.stage_id = vs.id and ${isCurrentStage}
          and a.state in ('in_progress', 'under_review')
      ) as count
    from vacancy_stages vs where vs.vacancy_id = ${vacancyId} and vs.kind <> 'offer'
    order by vs.position`.execute(db)
  return rows
}

export type PersonRow = {
  /** The id of the person's application. */
  id: string
  hidden: boolean
  name: string
  social_name: string | null
  email_confirmed: boolean
  photo_file: string | null
  municipality_code: number | null
  municipality_name: string | null
  municipality_state: State | null
  /** The municipality of the application's vacancy. */
  vacancy_municipality: number | null
  city: string | null
  home_state: string | null
}

/** Columns of the person of an application `a`; needs `personJoins`. */
export const personColumns = sql`c.name, c.social_name, u.email_verified_at is not null as email_confirmed,
  case when snapshot.application_id is null or snapshot.photo_file = u.photo_file then u.photo_file end
    as photo_file,
  m.code as municipality_code, m.name as municipality_name, m.state as municipality_state,
  (select pv.municipality_code from vacancies pv where pv.id = a.vacancy_id)
    as vacancy_municipality,
  case when snapshot.application_id is null then c.city else snapshot.city end as city,
  case when snapshot.application_id is null then c.state else snapshot.state end as home_state`

/** Joins the person `c` of an application `a`, whose place comes from the snapshot after the end. */
export const personJoins = sql`join candidates c on c.id = a.candidate_id
  join users u on u.id = c.user_id
  ${snapshotJoin}
  left join candidate_facts f on f.candidate_id = c.id and snapshot.application_id is null
  left join municipalities m on m.code = coalesce(f.municipality_code, snapshot.municipality_code)`

/** Name, photo and place of the people of applications, and whether they are hidden (blind). */
export async function selectPeople(
  db: Handle,
  applicationIds: readonly string[],
  userId: string,
): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select a.id, ${hiddenFrom(userId)} as hidden, ${personColumns}
    from applications a ${personJoins}
    where a.id = any(${applicationIds}::uuid[])`.execute(db)
  return rows
}

/** Like `selectPeople`, for one application; undefined if it is unknown. */
export async function selectPerson(db: Handle, applicationId: string, userId: string) {
  const [row] = await selectPeople(db, [applicationId], userId)
  return row
}

export type ApplicationRow = PersonRow &
  Columns<
    'applications',
    'candidate_id' | 'version' | 'applied_at' | 'last_movement_at' | 'answer_due_at'
  > & {
    state: ApplicationState
    stage_id: string | null
    stage_kind: StageKind | null
    stage_title: string | null
    stage_state: StageState | null
    review_requested: boolean
    extension_requested: boolean
  }

/** The band of the result of an attempt `t` (as `scoreBands`). */
export const bandOfTest = sql<CompetencyBand>`case when round(100 * t.points / t.most) < 45 then 'to-develop'
  when round(100 * t.points / t.most) < 65 then 'developing'
  when round(100 * t.points / t.most) < 80 then 'consistent' else 'strong' end`

/**
 * True if colleagues rated an answer of an attempt `t`, and the recruiter can still rate it but has
 * not. The points must stay hidden, because they would reveal the ratings of the colleagues.
 */
export const hasHiddenRating = (
  recruiterId: string,
): RawBuilder<boolean> => sql<boolean>`exists (select from stage_ratings g
  where g.application_id = t.application_id and g.stage_id = t.stage_id
  group by g.item_id
  having count(*) < ${sql.lit(maxRaters)} and not bool_or(g.recruiter_id = ${recruiterId}))`

export type Column = { states: readonly ApplicationState[] | null; stageId: string | null }

/** Joins the current stage `s` of an application `a` whose trail is open. */
export const currentStageJoin = sql`left join application_stages s on s.application_id = a.id
  and ${isCurrentStage} and a.state in ('in_progress', 'under_review', 'finalist')`

/** Columns of an application `a`, its current stage `s` (`vs`), and the person. */
export const applicationColumns = sql`a.id, a.candidate_id, a.version, a.state, a.applied_at,
  a.last_movement_at, a.answer_due_at, s.stage_id, vs.kind as stage_kind, vs.title as stage_title,
  s.state as stage_state,
  coalesce(s.review_requested_at is not null and s.review_answered_at is null, false)
    as review_requested,
  exists (select from stage_extensions e where e.application_id = a.id
    and e.stage_id = s.stage_id and e.answered_at is null) as extension_requested,
  ${personColumns}`

const applicationTables = sql`applications a ${currentStageJoin}
  left join vacancy_stages vs on vs.id = s.stage_id`
// A finalist is in the final column, not at a stage.
const inColumn = (vacancyId: number, { states, stageId }: Column) => sql`
  a.vacancy_id = ${vacancyId} and (${states}::text[] is null or a.state = any(${states}::text[]))
  and (${stageId}::uuid is null or (s.stage_id = ${stageId} and a.state <> 'finalist'))`

/** A page of the people in a column: overdue answers first, then the longest wait. */
export async function selectApplications(
  db: Handle,
  vacancyId: number,
  column: Column,
  { now, userId, offset, limit }: { now: Date; userId: string; offset: number; limit: number },
): Promise<ApplicationRow[]> {
  const { rows } = await sql<ApplicationRow>`
    select ${applicationColumns}, ${hiddenFrom(userId)} as hidden
    from ${applicationTables} ${personJoins}
    where ${inColumn(vacancyId, column)}
    order by coalesce(a.answer_due_at < ${now}, false) desc, a.answer_due_at is null,
      a.last_movement_at, a.id
    offset ${offset} limit ${limit}`.execute(db)
  return rows
}

export async function countApplications(
  db: Handle,
  vacancyId: number,
  column: Column,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${applicationTables}
    where ${inColumn(vacancyId, column)}`.execute(db)
  return rows[0]?.count ?? 0
}

import {
  finalStates,
  type ApplicationState,
  type StageState,
} from '@trilha/contracts/applications/states'
import { mostRaters } from '@trilha/contracts/assessments/pipeline'
import type {
  DeficiencyOption,
  StageKind,
  State,
  VacancyState,
} from '@trilha/contracts/vacancies/enums'
import { hiddenColumn } from '../blind/blind.fragments.ts'
import { readRows, type Handle } from '../platform/db/database.ts'

/** Queries across vacancies, applications and candidates, always for one company. */

export type VacancyRow = {
  id: number
  slug: string
  role_name: string
  state: VacancyState
  municipality_code: number | null
  municipality_name: string | null
  municipality_state: State | null
  closes_on: string
  positions: number
  applications: number
  waiting: number
  overdue: number
  finalists: number
  offers: number
  finished: number
}

// It is the company's turn exactly while `answer_due_at` is set.
const vacancy = `
  select v.id, v.slug, v.role_name, v.state, m.code as municipality_code,
    m.name as municipality_name, m.state as municipality_state, v.closes_on, v.positions, n.*
  from vacancies v
  left join municipalities m on m.code = v.municipality_code
  cross join lateral (
    select count(*)::int as applications,
      count(*) filter (where a.answer_due_at is not null)::int as waiting,
      count(*) filter (where a.answer_due_at < $2)::int as overdue,
      count(*) filter (where a.state = 'finalist')::int as finalists,
      count(*) filter (where a.state = 'offer')::int as offers,
      count(*) filter (where a.state = any($3))::int as finished
    from applications a where a.vacancy_id = v.id
  ) n`

/** A page of a company's vacancies: overdue answers first, then waiting ones, then the newest. */
export async function selectVacancies(
  db: Handle,
  companyId: string,
  now: Date,
  at: { states: readonly VacancyState[]; offset: number; limit: number },
): Promise<VacancyRow[]> {
  return readRows(
    db,
    `${vacancy} where v.company_id = $1 and v.state = any($6)
    order by n.overdue desc, n.waiting desc, v.id desc offset $4 limit $5`,
    [companyId, now, finalStates, at.offset, at.limit, at.states],
  )
}

/** How many vacancies a company has in each state. */
export async function countVacancies(
  db: Handle,
  companyId: string,
): Promise<Partial<Record<VacancyState, number>>> {
  const text =
    'select state, count(*)::int as count from vacancies where company_id = $1 group by state'
  const rows = await readRows<{ state: VacancyState; count: number }>(db, text, [companyId])
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

/** One vacancy of a company; undefined for another company's. */
export async function selectVacancy(db: Handle, companyId: string, now: Date, id: number) {
  const text = `${vacancy} where v.company_id = $1 and v.id = $4`
  const [row] = await readRows<VacancyRow>(db, text, [companyId, now, finalStates, id])
  return row
}

/** The heading of a page about a vacancy; undefined for another company's. */
export async function selectVacancyBrief(db: Handle, companyId: string, id: number) {
  type Brief = Pick<VacancyRow, 'id' | 'slug' | 'role_name' | 'municipality_code'>
  const [row] = await readRows<Brief & { deficiency: DeficiencyOption | null }>(
    db,
    `select id, slug, role_name, deficiency, municipality_code from vacancies
    where company_id = $1 and id = $2`,
    [companyId, id],
  )
  return row
}

export type StageRow = {
  id: string
  kind: StageKind
  title: string
  position: number
  answer_days: number
  count: number
}

// Condition for the current stage of an open trail: the one stage neither locked nor passed.
export const isCurrentStage = `s.state in ('open', 'in_progress', 'submitted', 'not_approved',
  'expired', 'extended')`

/** The stages of a vacancy with the number of people at each; the offer has its own columns. */
export async function selectStages(db: Handle, vacancyId: number): Promise<StageRow[]> {
  return readRows(
    db,
    `select vs.id, vs.kind, vs.title, vs.position, vs.answer_days,
      (select count(*)::int from application_stages s
        join applications a on a.id = s.application_id
        where s.stage_id = vs.id and ${isCurrentStage}
          and a.state in ('in_progress', 'under_review')
      ) as count
    from vacancy_stages vs where vs.vacancy_id = $1 and vs.kind <> 'offer' order by vs.position`,
    [vacancyId],
  )
}

export type PersonRow = {
  /** The id of the person's application. */
  id: string
  hidden: boolean
  name: string
  social_name: string | null
  photo_file: string | null
  municipality_code: number | null
  municipality_name: string | null
  municipality_state: State | null
  /** The municipality of the application's vacancy. */
  vacancy_municipality: number | null
  city: string | null
  home_state: string | null
}

export const personColumns = `c.name, c.social_name, u.photo_file, f.municipality_code,
  m.name as municipality_name, m.state as municipality_state,
  (select pv.municipality_code from vacancies pv where pv.id = a.vacancy_id)
    as vacancy_municipality, c.city, c.state as home_state`
export const personTables = `candidates c
  join users u on u.id = c.user_id
  left join candidate_facts f on f.candidate_id = c.id
  left join municipalities m on m.code = f.municipality_code`

/** What a company sees of the people of applications: name, photo, place. */
export async function selectPeople(
  db: Handle,
  applicationIds: readonly string[],
  userId: string,
): Promise<PersonRow[]> {
  const text = `select a.id, ${hiddenColumn('$2')} as hidden, ${personColumns}
    from applications a, ${personTables} where a.id = any($1::uuid[]) and c.id = a.candidate_id`
  return readRows(db, text, [applicationIds, userId])
}

/** The same for one application; undefined if it is unknown. */
export async function selectPerson(db: Handle, applicationId: string, userId: string) {
  const [row] = await selectPeople(db, [applicationId], userId)
  return row
}

export type ApplicationRow = PersonRow & {
  candidate_id: string
  version: number
  state: ApplicationState
  applied_at: Date
  last_movement_at: Date
  answer_due_at: Date | null
  stage_id: string | null
  stage_kind: StageKind | null
  stage_title: string | null
  stage_state: StageState | null
  review_requested: boolean
  extension_requested: boolean
}

/** The band of the result of an attempt `t` (as `scoreBands`). */
export const bandOfTest = `case when round(100 * t.points / t.most) < 45 then 'to-develop'
  when round(100 * t.points / t.most) < 65 then 'developing'
  when round(100 * t.points / t.most) < 80 then 'consistent' else 'strong' end`

/**
 * True while an answer of an attempt `t` was rated only by others and still needs a rating. The
 * points must stay hidden, because they would reveal that rating before the recruiter rates.
 */
export const ratedBlind = (recruiterId: string): string => `exists (select from stage_ratings g
  where g.application_id = t.application_id and g.stage_id = t.stage_id
  group by g.item_id having count(*) < ${mostRaters} and not bool_or(g.recruiter_id = ${recruiterId}))`

export type Column = { states: readonly ApplicationState[] | null; stageId: string | null }

/** Columns of an application `a`, its current stage `s` (`vs`), and the person. */
export const applicationColumns = `a.id, a.candidate_id, a.version, a.state, a.applied_at, a.last_movement_at,
  a.answer_due_at, s.stage_id, vs.kind as stage_kind, vs.title as stage_title,
  s.state as stage_state,
  coalesce(s.review_requested_at is not null and s.review_answered_at is null, false)
    as review_requested,
  exists (select from stage_extensions e where e.application_id = a.id
    and e.stage_id = s.stage_id and e.answered_at is null) as extension_requested,
  ${personColumns}`

const applicationTables = `applications a
  left join application_stages s on s.application_id = a.id and ${isCurrentStage}
    and a.state in ('in_progress', 'under_review', 'finalist')
  left join vacancy_stages vs on vs.id = s.stage_id`
// A finalist is in the final column, not at a stage.
const inColumn = `a.vacancy_id = $1 and ($2::text[] is null or a.state = any($2))
  and ($3::uuid is null or (s.stage_id = $3 and a.state <> 'finalist'))`

/** A page of the people in a column: overdue answers first, then the longest wait. */
export async function selectApplications(
  db: Handle,
  vacancyId: number,
  column: Column,
  { now, userId }: { now: Date; userId: string },
  at: { offset: number; limit: number },
): Promise<ApplicationRow[]> {
  return readRows(
    db,
    `select ${applicationColumns}, ${hiddenColumn('$7')} as hidden
    from ${applicationTables}, ${personTables}
    where c.id = a.candidate_id and ${inColumn}
    order by coalesce(a.answer_due_at < $4, false) desc, a.answer_due_at is null,
      a.last_movement_at, a.id
    offset $5 limit $6`,
    [vacancyId, column.states, column.stageId, now, at.offset, at.limit, userId],
  )
}

export async function countApplications(
  db: Handle,
  vacancyId: number,
  column: Column,
): Promise<number> {
  const [row] = await readRows<{ count: number }>(
    db,
    `select count(*)::int as count from ${applicationTables} where ${inColumn}`,
    [vacancyId, column.states, column.stageId],
  )
  return row?.count ?? 0
}

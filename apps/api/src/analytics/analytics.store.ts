import type { ApplicationSource } from '@trilha/contracts/analytics/sources'
import type { StageKind, VacancyState } from '@trilha/contracts/vacancies/enums'
import { sql } from 'kysely'
import type { Columns, Handle } from '../platform/db/database.ts'

/** Aggregates over the applications of a company; no query here reads personal data. */

/** Selects the people who applied in a period, to one vacancy or to all. */
export type Scope = {
  companyId: string
  /** Null: all vacancies of the company. */
  vacancyId: number | null
  from: Date
  /** Exclusive. */
  to: Date
}

const cohort = ({ companyId, vacancyId, from, to }: Scope) => sql`cohort as materialized (
  select a.id, a.state, a.source, a.candidate_id, a.vacancy_id
  from applications a join vacancies v on v.id = a.vacancy_id
  where v.company_id = ${companyId} and (${vacancyId}::bigint is null or v.id = ${vacancyId})
    and a.applied_at >= ${from} and a.applied_at < ${to}
)`

// Each stage of each person; offers are left out, because they are a separate step. Rows with the
// same `key` are counted together: the key is a stage, or for several vacancies a kind of stage.
const trail = ({ vacancyId }: Scope) => sql`trail as materialized (
  select c.id, c.state as application_state, s.stage_id, s.state, vs.kind, s.position,
    case when ${vacancyId}::bigint is null then vs.kind else vs.id::text end as key,
    s.state in ('approved', 'skipped') as passed
  from cohort c join application_stages s on s.application_id = c.id
    join vacancy_stages vs on vs.id = s.stage_id
  where vs.kind <> 'offer'
)`

// For each person: `through` if all stages are passed, `offered` if the company made an offer. Both
// stay true after a withdrawal; an offer that the company undid does not count.
const people = sql`people as materialized (
  select c.id, c.vacancy_id, c.state, c.source, c.candidate_id, t.through,
    t.through and (c.state in ('offer', 'hired') or exists (
      select from application_history h where h.application_id = c.id and h.stage_id is null
        and h.action = 'make_offer' and not exists (
          select from application_history u where u.application_id = c.id and u.id > h.id
            and u.action = 'undo' and u.stage_id is null and u.from_state = 'offer'))) as offered
  from cohort c join (select id, bool_and(passed) as through from trail group by id) t on t.id = c.id
)`

const outcomeCounts = sql`count(*) filter (where outcome = 'doing')::int as doing,
  count(*) filter (where outcome = 'waiting')::int as waiting,
  count(*) filter (where outcome = 'not_approved')::int as "notApproved",
  count(*) filter (where outcome = 'withdrawn')::int as withdrew,
  count(*) filter (where outcome = 'expired')::int as expired,
  count(*) filter (where outcome = 'vacancy_cancelled')::int as cancelled`

const endStates = sql`('not_approved', 'withdrawn', 'expired', 'vacancy_cancelled')`

export type StepRow = {
  key: string
  reached: number
  passed: number
  doing: number
  waiting: number
  notApproved: number
  withdrew: number
  expired: number
  cancelled: number
}

/**
 * Counts of outcomes at each step: one row for each stage (or kind of stage) that anybody reached,
 * and one each for `finalist`, `offer`, `hired` and `applied`.
 */
export async function selectSteps(db: Handle, scope: Scope): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    with ${cohort(scope)}, ${trail(scope)}, ${people},
    at_stages as (
      select id, key, passed, case
        when passed then 'passed'
        when application_state in ${endStates} then application_state
        when state = 'expired' then 'expired'
        when kind <> 'company' and state in ('open', 'in_progress', 'extended') then 'doing'
        else 'waiting' end as outcome
      from trail where state <> 'locked'
    ),
    at_last_steps as (
      select id, 'finalist' as key, case when offered then 'passed'
        when state in ${endStates} then state else 'waiting' end as outcome
      from people where through
      union all
      select id, 'offer', case when state = 'hired' then 'passed'
        when state in ${endStates} then state else 'doing' end
      from people where offered
      union all
      select id, 'hired', 'passed' from people where state = 'hired'
      union all
      select id, 'applied', 'passed' from people
    )
    -- A person has at most one stage of a kind that is not passed.
    select key, count(distinct id)::int as reached,
      (count(distinct id) - count(*) filter (where outcome <> 'passed'))::int as passed,
      ${outcomeCounts}
    from (select id, key, outcome from at_stages
      union all select id, key, outcome from at_last_steps) x
    group by key`.execute(db)
  return rows
}

export type StepDurationRow = {
  key: string
  side: 'company' | 'own'
  people: number
  median: number
  p90: number
}

/**
 * Hours by step and side, from the history. `company`: from the previous movement until a decision
 * of the company. Decisions by a rule are left out, because they take no time. `own`: from the
 * opening of a stage until the candidate sent it. Decisions that were undone are ignored.
 */
export async function selectDurations(db: Handle, scope: Scope): Promise<StepDurationRow[]> {
  const { rows } = await sql<StepDurationRow>`
    with ${cohort(scope)}, ${trail(scope)},
    undone as materialized (
      select h.application_id, h.id, h.at from application_history h
      join cohort c on c.id = h.application_id where h.action = 'undo'
    ),
    moves as (
      select h.application_id, h.stage_id, h.action, h.actor, h.to_state, h.at,
        lag(h.at) over (partition by h.application_id order by h.id) as since
      from application_history h join cohort c on c.id = h.application_id
      where h.action <> 'undo' and not exists (select from undone u
        where u.application_id = h.application_id and u.id > h.id and h.actor = 'company'
          and u.at <= h.at + interval '1 minute')
    ),
    decisions as (
      select m.application_id, m.action, m.stage_id, m.at - m.since as took from moves m
      where m.actor = 'company' and m.at > m.since
        and m.action in ('approve_stage', 'not_approve', 'expire', 'make_offer')
    ),
    spells as (
      -- A final decision after a rejection by a rule, or about a finalist, changes no stage: it is
      -- counted at the person's current stage.
      select w.application_id, 'company' as side, w.took,
        coalesce(t.key, current_stage.key, 'finalist') as key
      from decisions w
      left join trail t on t.id = w.application_id and t.stage_id = w.stage_id
        and w.action <> 'make_offer'
      left join trail current_stage on current_stage.id = w.application_id
        and w.stage_id is null and w.action <> 'make_offer'
        and current_stage.state <> 'locked' and not current_stage.passed
      union all
      select m.application_id, 'own',
        max(m.at) filter (where m.action = 'submit_stage' and m.to_state = 'submitted')
          - min(m.at) filter (where m.to_state = 'open'), t.key
      from moves m join trail t on t.id = m.application_id and t.stage_id = m.stage_id
      where m.to_state in ('open', 'submitted')
      group by m.application_id, m.stage_id, t.key
    )
    select key, side, count(distinct application_id)::int as people,
      percentile_cont(0.5) within group (order by extract(epoch from took) / 3600)::float8 as median,
      percentile_cont(0.9) within group (order by extract(epoch from took) / 3600)::float8 as p90
    from spells where took is not null group by key, side`.execute(db)
  return rows
}

export type NamedStage = { id: string; kind: StageKind; title: string }
type NamedVacancy = { id: number; roleName: string; stages: NamedStage[] }

/** A vacancy with its stages; undefined if the company has no such vacancy. */
export async function selectNamedVacancy(
  db: Handle,
  companyId: string,
  vacancyId: number,
): Promise<NamedVacancy | undefined> {
  const { rows } = await sql<NamedVacancy>`
    select v.id, v.role_name as "roleName", coalesce((
      select json_agg(json_build_object('id', s.id, 'kind', s.kind, 'title', s.title)
        order by s.position)
      from vacancy_stages s where s.vacancy_id = v.id and s.kind <> 'offer'), '[]') as stages
    from vacancies v where v.company_id = ${companyId} and v.id = ${vacancyId}`.execute(db)
  return rows[0]
}

export type VacancyRow = {
  id: number
  roleName: string
  state: VacancyState
  people: number
  finalists: number
  hired: number
  waiting: number
  count: number
}

/** A page of vacancies with their numbers; vacancies with the most people come first. */
export async function selectVacancyNumbers(
  db: Handle,
  scope: Scope,
  { offset, limit }: { offset: number; limit: number },
): Promise<VacancyRow[]> {
  const { rows } = await sql<VacancyRow>`
    with ${cohort(scope)}, ${trail(scope)}, ${people}
    select v.id, v.role_name as "roleName", v.state, count(*)::int as people,
      count(*) filter (where p.through)::int as finalists,
      count(*) filter (where p.state = 'hired')::int as hired,
      count(*) filter (where p.state in ('under_review', 'finalist'))::int as waiting,
      count(*) over ()::int as count
    from people p join vacancies v on v.id = p.vacancy_id
    group by v.id order by people desc, v.id desc offset ${offset} limit ${limit}`.execute(db)
  return rows
}

type SourceCounts = { people: number; finalists: number; hired: number }
type SourceRow = SourceCounts & { source: ApplicationSource }
type ReferrerRow = SourceCounts & Columns<'partners', 'id' | 'name'>

const sourceCounts = sql`count(*)::int as people,
  count(*) filter (where p.through)::int as finalists,
  count(*) filter (where p.state = 'hired')::int as hired`

/** People by source of the application; `unknown` if no source was recorded. */
export async function selectSources(db: Handle, scope: Scope): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    with ${cohort(scope)}, ${trail(scope)}, ${people}
    select coalesce(p.source, 'unknown') as source, ${sourceCounts}
    from people p group by 1 order by people desc, source`.execute(db)
  return rows
}

/** Institutions that referred people; institutions with the most people come first. */
export async function selectReferrers(db: Handle, scope: Scope): Promise<ReferrerRow[]> {
  const { rows } = await sql<ReferrerRow>`
    with ${cohort(scope)}, ${trail(scope)}, ${people}
    select r.id, r.name, ${sourceCounts}
    from people p join candidates c on c.id = p.candidate_id join partners r on r.id = c.partner_id
    group by r.id order by people desc, r.name`.execute(db)
  return rows
}

import type { ImpactDimension, ImpactGroup } from '@trilha/contracts/analytics/impact'
import type { StageKind } from '@trilha/contracts/vacancies/enums'
import { sql } from 'kysely'
import type { Handle } from '../platform/db/database.ts'

/**
 * Ids of vacancies in which at least one person may have been judged, in order.
 * @param after the last id of the previous batch.
 */
export async function selectJudgingVacancies(
  db: Handle,
  after: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select v.id from vacancies v where v.id > ${after} and exists (
      select from applications a where a.vacancy_id = v.id and a.state <> 'in_progress')
    order by v.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export type JudgedRow = { stageId: string; candidateId: string; passed: boolean }

/**
 * Everybody who was judged at a stage of a vacancy: people who passed it, and people rejected there
 * by the company. A failed rule alone is not a rejection; people who withdrew were not judged.
 */
export async function selectJudged(db: Handle, vacancyId: number): Promise<JudgedRow[]> {
  const { rows } = await sql<JudgedRow>`
    select s.stage_id as "stageId", a.candidate_id as "candidateId", s.state = 'approved' as passed
    from applications a join application_stages s on s.application_id = a.id
      join vacancy_stages vs on vs.id = s.stage_id
    where a.vacancy_id = ${vacancyId} and vs.kind <> 'offer'
      and (s.state = 'approved'
        or (s.state = 'not_approved' and a.state = 'not_approved'))`.execute(db)
  return rows
}

export type PublishedCell = {
  stageId: string
  dimension: ImpactDimension
  group: ImpactGroup
  entered: number
  passed: number
  judged: number
}

/** The published counts of a vacancy, locked for this transaction. */
export async function lockCells(tx: Handle, vacancyId: number): Promise<PublishedCell[]> {
  const { rows } = await sql<PublishedCell>`
    select stage_id as "stageId", dimension, people_group as "group", entered, passed, judged
    from sensitive.impact_cells where vacancy_id = ${vacancyId} for update`.execute(tx)
  return rows
}

/** Publishes a count and replaces the previous one. */
export async function upsertCell(
  tx: Handle,
  vacancyId: number,
  cell: PublishedCell,
  now: Date,
): Promise<void> {
  await sql`insert into sensitive.impact_cells
      (vacancy_id, stage_id, dimension, people_group, entered, passed, judged, counted_at)
    values (${vacancyId}, ${cell.stageId}, ${cell.dimension}, ${cell.group}, ${cell.entered},
      ${cell.passed}, ${cell.judged}, ${now})
    on conflict (stage_id, dimension, people_group) do update
    set entered = excluded.entered, passed = excluded.passed, judged = excluded.judged,
      counted_at = excluded.counted_at`.execute(tx)
}

export type ShownCell = {
  key: string
  kind: StageKind
  title: string | null
  dimension: ImpactDimension
  group: ImpactGroup
  entered: number
  passed: number
  counted_at: Date
}

/**
 * The published counts of a vacancy by stage, or of all vacancies of a company by kind of stage.
 * The counts of a company are sums of published counts, so that subtraction reveals nothing new.
 */
export async function selectShownCells(
  db: Handle,
  companyId: string,
  vacancyId: number | null,
): Promise<ShownCell[]> {
  const { rows } = await sql<ShownCell>`
    select case when ${vacancyId}::bigint is null then s.kind else s.id::text end as key, s.kind,
      case when ${vacancyId}::bigint is null then null else s.title end as title,
      c.dimension, c.people_group as "group", sum(c.entered)::int as entered,
      sum(c.passed)::int as passed, max(c.counted_at) as counted_at, min(s.position) as position
    from sensitive.impact_cells c join vacancy_stages s on s.id = c.stage_id
      join vacancies v on v.id = c.vacancy_id
    where v.company_id = ${companyId} and (${vacancyId}::bigint is null or v.id = ${vacancyId})
    group by 1, 2, 3, 4, 5 order by position, key, dimension, entered desc`.execute(db)
  return rows
}

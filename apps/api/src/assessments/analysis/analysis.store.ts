import { sql } from 'kysely'
import type { ItemKind } from '@trilha/contracts/assessments/items'
import type { ItemKey } from '@trilha/contracts/assessments/keys'
import type { Columns, Handle } from '../../platform/db/database.ts'

/** Queries for the analysis of a custom test; their results contain no personal data. */

/** The company of a custom test; undefined if the vacancy has no such stage. */
export async function selectTestOwner(
  db: Handle,
  vacancyId: number,
  stageId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('vacancy_stages as s')
    .innerJoin('vacancies as v', 'v.id', 's.vacancy_id')
    .select('v.company_id')
    .where('s.id', '=', stageId)
    .where('v.id', '=', vacancyId)
    .where('s.kind', '=', 'custom')
    .executeTakeFirst()
  return row?.company_id
}

export type AnalysedItem = Columns<'stage_items', 'id' | 'position' | 'prompt'> & {
  kind: ItemKind
  points: number
  options: { id: string; text: string }[]
  key: ItemKey
}

/** Questions that are scored by a key, in their order. */
export async function selectScoredItems(db: Handle, stageId: string): Promise<AnalysedItem[]> {
  const { rows } = await sql<AnalysedItem>`
    select id, position, kind, prompt, points, options, key from stage_items
    where stage_id = ${stageId} and points is not null and key is not null
      and key ->> 'kind' <> 'rubric'
    order by position`.execute(db)
  return rows
}

export type AnalysedTest = {
  scores: Record<string, number | null>
  /** Values by item; unanswered items are absent. */
  answers: Record<string, { options?: string[]; option?: string; yes?: boolean }>
}

/** The newest sent tests of a stage, each with its points and answers. */
export async function selectSentTests(
  db: Handle,
  stageId: string,
  limit: number,
): Promise<AnalysedTest[]> {
  const { rows } = await sql<AnalysedTest>`
    select t.scores, coalesce((
      select json_object_agg(a.item_id, a.value) from stage_answers a
      where a.application_id = t.application_id and a.stage_id = t.stage_id
        and a.value is not null), '{}') as answers
    from stage_attempts t
    where t.stage_id = ${stageId} and t.sent_at is not null
    order by t.sent_at desc limit ${limit}`.execute(db)
  return rows
}

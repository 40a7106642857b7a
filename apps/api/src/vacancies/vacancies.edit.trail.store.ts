import { sql } from 'kysely'
import { readRows, type Tx } from '../platform/db/database.ts'
import type { CompleteDraft } from './vacancies.draft.ts'

/** A stage of a published trail: null `id` for a new one; `touched` when its questions changed. */
export type StageToWrite = CompleteDraft['stages'][number] & { id: string | null; touched: boolean }

/** Removes the trail of a vacancy that nobody is on. */
export async function deleteTrail(tx: Tx, vacancyId: number): Promise<void> {
  await tx.deleteFrom('vacancy_stages').where('vacancy_id', '=', vacancyId).execute()
}

// Positions are unique in a trail: stages first step aside.
const aside = 100

/**
 * Brings a published trail into its new order: stages that go on keep their identity, those that are
 * not named go, new ones come. Questions of touched stages are taken out, to be written anew.
 * @returns the stages with their identities.
 */
export async function moveTrail(
  tx: Tx,
  vacancyId: number,
  stages: readonly StageToWrite[],
): Promise<(StageToWrite & { id: string })[]> {
  const kept = stages.flatMap(({ id }) => id ?? [])
  await sql`delete from vacancy_stages where vacancy_id = ${vacancyId}
    and id <> all(${kept}::uuid[])`.execute(tx)
  await sql`update vacancy_stages set position = position + ${aside}
    where vacancy_id = ${vacancyId}`.execute(tx)
  const written: (StageToWrite & { id: string })[] = []
  for (const [i, stage] of stages.entries())
    written.push({ ...stage, id: await writeStage(tx, vacancyId, i + 1, stage) })
  const touched = written.filter((stage) => stage.touched).map(({ id }) => id)
  for (const table of [
    'stage_items',
    'stage_tests',
    'video_questions',
    'stage_competencies',
  ] as const)
    await tx
      .deleteFrom(table)
      .where('stage_id', 'in', [...touched, noStage])
      .execute()
  return written
}

/** So that a list of stages is never empty. */
const noStage = '00000000-0000-0000-0000-000000000000'

async function writeStage(
  tx: Tx,
  vacancyId: number,
  position: number,
  stage: StageToWrite,
): Promise<string> {
  const [row] = await readRows<{ id: string }>(
    tx,
    `insert into vacancy_stages (id, vacancy_id, position, kind, title, instructions, minutes, days,
      answer_days, eliminatory, rules, weight)
    values (coalesce($1::uuid, uuidv7()), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
    on conflict (id) do update set position = excluded.position, kind = excluded.kind,
      title = excluded.title, instructions = excluded.instructions, minutes = excluded.minutes,
      days = excluded.days, answer_days = excluded.answer_days,
      eliminatory = excluded.eliminatory, rules = excluded.rules, weight = excluded.weight
    returning id`,
    [
      stage.id,
      vacancyId,
      position,
      stage.kind,
      stage.title,
      stage.instructions,
      stage.minutes,
      stage.days,
      stage.answerDays,
      stage.eliminatory,
      JSON.stringify(stage.rules),
      stage.weight,
    ],
  )
  if (!row) throw new Error('no stage was written')
  return row.id
}

/** Holds the places of people at stages, so that nobody comes to one whose questions change. */
export async function lockPlaces(tx: Tx, vacancyId: number): Promise<void> {
  await sql`select from application_stages a join vacancy_stages s on s.id = a.stage_id
    where s.vacancy_id = ${vacancyId} and a.state = 'locked' for update of a`.execute(tx)
}

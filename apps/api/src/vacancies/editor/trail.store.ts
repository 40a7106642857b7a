import { sql } from 'kysely'
import type { Columns, Tx } from '../../platform/db/database.ts'
import type { CompleteDraft } from '../publishing/draft.ts'

/** A stage of a published trail; `id` is null for a new stage. */
export type StageToWrite = CompleteDraft['stages'][number] & {
  id: string | null
  questionsChanged: boolean
}

/** Deletes the trail of a vacancy without applicants. */
export async function deleteTrail(tx: Tx, vacancyId: number): Promise<void> {
  await tx.deleteFrom('vacancy_stages').where('vacancy_id', '=', vacancyId).execute()
}

// Positions are unique in a trail, so stages move to free positions first.
const positionOffset = 100

/**
 * Updates a published trail: keeps the ids of existing stages, deletes missing stages and inserts
 * new ones. Deletes the questions of changed stages; the caller writes them again.
 * @returns the stages with their ids.
 */
export async function updateTrail(
  tx: Tx,
  vacancyId: number,
  stages: readonly StageToWrite[],
): Promise<(StageToWrite & { id: string })[]> {
  const remainingIds = stages.flatMap(({ id }) => id ?? [])
  await sql`delete from vacancy_stages where vacancy_id = ${vacancyId}
    and id <> all(${remainingIds}::uuid[])`.execute(tx)
  await sql`update vacancy_stages set position = position + ${positionOffset}
    where vacancy_id = ${vacancyId}`.execute(tx)
  const written: (StageToWrite & { id: string })[] = []
  for (const [i, stage] of stages.entries())
    written.push({ ...stage, id: await writeStage(tx, vacancyId, i + 1, stage) })
  const ids = written.filter((stage) => stage.questionsChanged).map(({ id }) => id)
  // SQL accepts no empty `in` list.
  if (ids.length === 0) return written
  await tx.deleteFrom('stage_items').where('stage_id', 'in', ids).execute()
  await tx.deleteFrom('stage_tests').where('stage_id', 'in', ids).execute()
  await tx.deleteFrom('video_questions').where('stage_id', 'in', ids).execute()
  await tx.deleteFrom('stage_competencies').where('stage_id', 'in', ids).execute()
  return written
}

async function writeStage(
  tx: Tx,
  vacancyId: number,
  position: number,
  stage: StageToWrite,
): Promise<string> {
  const { rows } = await sql<Columns<'vacancy_stages', 'id'>>`
    insert into vacancy_stages (id, vacancy_id, position, kind, title, instructions, minutes, days,
      answer_days, eliminatory, rules, weight)
    values (coalesce(${stage.id}::uuid, uuidv7()), ${vacancyId}, ${position}, ${stage.kind},
      ${stage.title}, ${stage.instructions}, ${stage.minutes}, ${stage.days}, ${stage.answerDays},
      ${stage.eliminatory}, ${JSON.stringify(stage.rules)}, ${stage.weight})
    on conflict (id) do update set position = excluded.position, kind = excluded.kind,
      title = excluded.title, instructions = excluded.instructions, minutes = excluded.minutes,
      days = excluded.days, answer_days = excluded.answer_days,
      eliminatory = excluded.eliminatory, rules = excluded.rules, weight = excluded.weight
    returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('no stage was written')
  return row.id
}

/** Locks the stages that applicants have not reached, so that nobody reaches one during a save. */
export async function lockUpcomingStages(tx: Tx, vacancyId: number): Promise<void> {
  await sql`select from application_stages a join vacancy_stages s on s.id = a.stage_id
    where s.vacancy_id = ${vacancyId} and a.state = 'locked' for update of a`.execute(tx)
}

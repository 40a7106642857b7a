import type { Tx } from '../../platform/db/database.ts'
import type { StageToWrite } from './trail.store.ts'
import { writeCritical, writeQuestions, writeVideoQuestions } from '../publishing/parts.ts'

/** Replaces the questions of the changed stages. The questions of other stages do not change. */
export async function writeParts(
  tx: Tx,
  vacancyId: number,
  stages: readonly (StageToWrite & { id: string })[],
): Promise<void> {
  const changed = stages.filter((stage) => stage.questionsChanged)
  await writeQuestions(
    tx,
    changed.map((stage) => ({ ...stage, stageId: stage.id })),
  )
  // The next two functions find stages by position, so unchanged stages are passed without parts.
  const trail = stages.map(({ kind, eliminatory, critical, videoQuestions, questionsChanged }) =>
    questionsChanged ? { kind, eliminatory, critical, videoQuestions } : { kind, eliminatory },
  )
  await writeVideoQuestions(tx, [{ vacancyId, stages: trail }])
  await writeCritical(tx, [{ vacancyId, stages: trail }])
}

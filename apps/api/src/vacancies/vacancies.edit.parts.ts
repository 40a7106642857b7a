import { createAssessments } from '../assessments/assessments.create.ts'
import type { Tx } from '../platform/db/database.ts'
import { writeCritical } from '../selfAssessments/criticalCompetencies.ts'
import { writeVideoQuestions } from '../videos/videos.service.ts'
import type { StageToWrite } from './vacancies.edit.trail.store.ts'

/** Writes the questions of the touched stages of a trail; the others keep theirs. */
export async function writeParts(
  tx: Tx,
  vacancyId: number,
  stages: readonly (StageToWrite & { id: string })[],
): Promise<void> {
  const touched = stages.filter((stage) => stage.touched)
  await createAssessments(
    tx,
    touched.map((stage) => ({ ...stage, stageId: stage.id })),
  )
  // Both go by the place in the trail: untouched stages stand there without parts.
  const trail = stages.map(({ kind, eliminatory, critical, videoQuestions, touched: anew }) =>
    anew ? { kind, eliminatory, critical, videoQuestions } : { kind, eliminatory },
  )
  await writeVideoQuestions(tx, [{ vacancyId, stages: trail }])
  await writeCritical(tx, [{ vacancyId, stages: trail }])
}

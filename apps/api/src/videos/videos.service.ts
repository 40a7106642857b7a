import type { Handle } from '../platform/db/database.ts'
import { insertQuestions, type NewQuestion } from './videos.questions.store.ts'

type Question = Omit<NewQuestion, 'vacancyId' | 'stagePosition' | 'position'>

/** Inserts the questions of the video interviews of new trails; their stages must exist already. */
export async function writeVideoQuestions(
  db: Handle,
  trails: readonly {
    vacancyId: number
    stages: readonly { videoQuestions?: readonly Question[] | undefined }[]
  }[],
): Promise<void> {
  const questions = trails.flatMap(({ vacancyId, stages }) =>
    stages.flatMap(({ videoQuestions = [] }, s) =>
      videoQuestions.map((question, q) => ({
        ...question,
        vacancyId,
        stagePosition: s + 1,
        position: q + 1,
      })),
    ),
  )
  if (questions.length > 0) await insertQuestions(db, questions)
}

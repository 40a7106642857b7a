import type { Handle } from '../../platform/db/database.ts'
import { folded } from '../../language/folded.ts'
import type { CriticalStage } from './critical.ts'
import type { DraftItem, DraftTest } from './draft.questions.ts'
import {
  insertCritical,
  insertItems,
  insertTests,
  insertVideoQuestions,
  type NewVideoQuestion,
} from './parts.store.ts'

/** What the stages of a trail consist of: questions, video questions, critical competencies. */

export type NewQuestions = {
  stageId: string
  items: readonly DraftItem[]
  test: DraftTest | null
}

/** Inserts the questions of new stages; the caller has checked them with `checkQuestions`. */
export async function writeQuestions(db: Handle, stages: readonly NewQuestions[]): Promise<void> {
  const items = stages.flatMap(({ stageId, items: all }) =>
    all.map((item, i) => ({
      ...item,
      stageId,
      position: i + 1,
      promptFolded: folded(item.prompt),
    })),
  )
  if (items.length > 0) await insertItems(db, items)
  const tests = stages.flatMap(({ stageId, test }) => (test ? [{ ...test, stageId }] : []))
  if (tests.length > 0) await insertTests(db, tests)
}

type VideoQuestion = Omit<NewVideoQuestion, 'vacancyId' | 'stagePosition' | 'position'>

/** Inserts the questions of the video interviews of new trails; their stages must exist already. */
export async function writeVideoQuestions(
  db: Handle,
  trails: readonly {
    vacancyId: number
    stages: readonly { videoQuestions?: readonly VideoQuestion[] | undefined }[]
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
  if (questions.length > 0) await insertVideoQuestions(db, questions)
}

/** Saves the critical competencies of new trails. @param db a transaction. */
export async function writeCritical(
  db: Handle,
  trails: readonly { vacancyId: number; stages: readonly CriticalStage[] }[],
): Promise<void> {
  const rows = trails.flatMap(({ vacancyId, stages }) =>
    stages.flatMap(({ critical }, i) =>
      critical ? { vacancyId, position: i + 1, ...critical } : [],
    ),
  )
  if (rows.length > 0) await insertCritical(db, rows)
}

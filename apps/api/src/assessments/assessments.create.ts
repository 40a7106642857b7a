import type { Handle } from '../platform/db/database.ts'
import { insertItems, insertTests } from './assessments.draft.store.ts'
import type { DraftItem, DraftTest } from './assessments.draft.ts'
import { folded } from './assessments.score.ts'

export type NewAssessment = {
  stageId: string
  items: readonly DraftItem[]
  test: DraftTest | null
}

/** Inserts the questions of new stages; the caller has checked them with `checkAssessment`. */
export async function createAssessments(
  db: Handle,
  stages: readonly NewAssessment[],
): Promise<void> {
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

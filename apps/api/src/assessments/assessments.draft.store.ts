import type { Handle } from '../platform/db/database.ts'
import type { DraftItem, DraftTest } from './assessments.draft.ts'

/** Inserts questions with their positions in their stages. */
export async function insertItems(
  db: Handle,
  items: readonly (DraftItem & { stageId: string; position: number; promptFolded: string })[],
): Promise<void> {
  await db
    .insertInto('stage_items')
    .values(
      items.map((item) => ({
        stage_id: item.stageId,
        position: item.position,
        kind: item.kind,
        prompt: item.prompt,
        prompt_folded: item.promptFolded,
        help: item.help,
        required: item.required,
        options: JSON.stringify(item.options),
        limits: JSON.stringify(item.limits),
        key: item.key && JSON.stringify(item.key),
        points: item.points,
        seconds: item.seconds,
        pool: item.pool,
      })),
    )
    .execute()
}

/** Inserts the settings of custom tests. */
export async function insertTests(
  db: Handle,
  tests: readonly (DraftTest & { stageId: string })[],
): Promise<void> {
  await db
    .insertInto('stage_tests')
    .values(
      tests.map((test) => ({
        stage_id: test.stageId,
        seconds: test.seconds,
        draws: JSON.stringify(test.draws),
        pass_percent: test.passPercent,
      })),
    )
    .execute()
}

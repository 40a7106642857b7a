import type { Test } from '@trilha/contracts/assessments/assessments'
import type { CandidateContext, Context } from '../platform/context.ts'
import { fail } from '../platform/errors.ts'
import { presentTest } from './assessments.presenter.ts'
import {
  selectAnswers,
  selectAttempt,
  selectFiles,
  selectItems,
  selectOwnTest,
  selectSettings,
  selectTest,
  type StageKey,
  type AttemptRecord,
  type ItemRecord,
  type TestStageRecord,
  type TestKind,
} from './assessments.store.ts'

/**
 * The viewer's test of a kind in a vacancy, with the answers saved so far.
 * @throws AppError `not-found` without an application or such a stage; `stage-not-open` while the
 *   stage is locked.
 */
export async function getOwnTest(
  ctx: CandidateContext,
  vacancyId: number,
  kind: TestKind,
): Promise<Test> {
  const { candidateId } = ctx.viewer
  const head = (await selectOwnTest(ctx.db, candidateId, vacancyId, kind)) ?? fail('not-found')
  if (head.state === 'locked') fail('stage-not-open')
  return readTest(ctx, head)
}

/** The current test of a stage. The caller must check that the application is the viewer's. */
export async function readTestAt(ctx: Context, at: StageKey): Promise<Test> {
  return readTest(ctx, (await selectTest(ctx.db, at)) ?? fail('not-found'))
}

async function readTest(ctx: Context, head: TestStageRecord): Promise<Test> {
  const { db } = ctx
  const [settings, attempt, all, answers, files] = await Promise.all([
    selectSettings(db, head.stageId),
    selectAttempt(db, head),
    selectItems(db, head.stageId),
    selectAnswers(db, head),
    selectFiles(db, head),
  ])
  const items = itemsOf(all, attempt)
  const itemCount = attempt ? items.length : drawSize(all, settings.draws)
  return presentTest(
    { head, settings, attempt, items, itemCount, answers, files },
    ctx.storage,
    ctx.now(),
  )
}

/** The drawn questions in the person's order; all questions before the start. */
export function itemsOf(
  all: readonly ItemRecord[],
  attempt: Pick<AttemptRecord, 'draw'> | undefined,
): ItemRecord[] {
  if (!attempt) return [...all]
  const byId = new Map(all.map((item) => [item.id, item]))
  return attempt.draw.flatMap((id) => byId.get(id) ?? [])
}

/** The number of questions that each candidate gets. */
function drawSize(all: readonly ItemRecord[], draws: Record<string, number>): number {
  const pools = new Map<string, number>()
  let count = 0
  for (const { pool } of all)
    if (pool === null) count++
    else pools.set(pool, (pools.get(pool) ?? 0) + 1)
  for (const [pool, size] of pools)
    count += Object.hasOwn(draws, pool) ? Math.min(size, draws[pool] ?? size) : size
  return count
}

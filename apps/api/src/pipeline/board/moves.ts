import { columnOf, stepsTo } from '@trilha/contracts/applications/moves'
import { actionRefusals, type ActionResult } from '@trilha/contracts/pipeline/acts'
import type {
  moveApplications as moveContract,
  undoMoves as undoContract,
} from '@trilha/contracts/pipeline/board'
import type { BodyOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { decide, lockForCompany, type DecisionResult } from '../../applications/judging/judge.ts'
import { findApplication } from '../../applications/applications.service.ts'
import { checkVersion } from '../../applications/applications.transition.ts'
import { isAlreadyUndone, undo } from '../../applications/judging/undo.ts'
import { can } from '../../platform/can.ts'
import type { Context, RecruiterContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { AppError, fail } from '../../platform/errors.ts'
import { stackOf } from '../../platform/log.ts'
import { presentActionResult } from '../pipeline.presenter.ts'
import { selectVacancyBrief } from '../pipeline.store.ts'

/** Bulk actions. Each application has its own result: a refused one does not stop the others. */

type VersionedId = { id: string; version: number }

/**
 * Moves people forward to a column.
 * @throws AppError `not-found` for another company's vacancy, `forbidden` without permission.
 */
export async function moveApplications(
  ctx: RecruiterContext,
  vacancyId: number,
  { to, applications }: BodyOf<typeof moveContract>,
): Promise<ReplyOf<typeof moveContract>> {
  await assertCanJudge(ctx, vacancyId)
  return applyToEach(ctx, applications, ({ id, version }) =>
    inTransaction(ctx.db, async (tx) => {
      const application = await lockForCompany(ctx, tx, id)
      if (application.vacancyId !== vacancyId) fail('not-found')
      checkVersion(application, version)
      const actions = stepsTo(application, to) ?? fail('transition-not-allowed')
      return decide(ctx, tx, application, { actions })
    }),
  )
}

/**
 * Undoes decisions of the viewer within the undo period. Idempotent.
 * @throws AppError `not-found` for another company's vacancy, `forbidden` without permission.
 */
export async function undoMoves(
  ctx: RecruiterContext,
  vacancyId: number,
  { applications }: BodyOf<typeof undoContract>,
): Promise<ReplyOf<typeof undoContract>> {
  await assertCanJudge(ctx, vacancyId)
  return applyToEach(ctx, applications, ({ id, version }) =>
    inTransaction(ctx.db, async (tx) => {
      const application = await lockForCompany(ctx, tx, id)
      if (application.vacancyId !== vacancyId) fail('not-found')
      if (await isAlreadyUndone(ctx, tx, application, version))
        return { after: application, undoUntil: null }
      checkVersion(application, version)
      return { after: await undo(ctx, tx, application), undoUntil: null }
    }),
  )
}

/** @throws AppError `not-found` for another company's vacancy, `forbidden` without permission. */
export async function assertCanJudge(ctx: RecruiterContext, vacancyId: number): Promise<void> {
  const { companyId } = ctx.viewer.recruiter
  if (!(await selectVacancyBrief(ctx.db, companyId, vacancyId))) fail('not-found')
  if (!can(ctx.viewer, 'application.judge', { companyId })) fail('forbidden')
}

/** Runs an action for each application in sequence and returns the result of each. */
export async function applyToEach<T extends VersionedId>(
  ctx: Context,
  items: readonly T[],
  action: (item: T) => Promise<DecisionResult>,
): Promise<{ results: ActionResult[] }> {
  const results: ActionResult[] = []
  for (const item of items) {
    try {
      results.push(presentActionResult(await action(item)))
    } catch (error) {
      results.push(await presentRefusal(ctx, item.id, refusalOf(ctx, error)))
    }
  }
  return { results }
}

function refusalOf(ctx: Context, error: unknown): (typeof actionRefusals)[number] {
  const known = error instanceof AppError && actionRefusals.find((id) => id === error.id)
  if (known) return known
  ctx.log.error({ stack: stackOf(error) }, 'one of many failed')
  return 'unexpected'
}

/** Adds the current column and version to a refusal, so that a board can place the card. */
async function presentRefusal(
  ctx: Context,
  id: string,
  refused: (typeof actionRefusals)[number],
): Promise<ActionResult> {
  const current = refused === 'not-found' ? undefined : await findApplication(ctx.db, id)
  return {
    id,
    refused,
    column: current ? columnOf(current) : null,
    version: current?.version ?? null,
    undoUntil: null,
  }
}

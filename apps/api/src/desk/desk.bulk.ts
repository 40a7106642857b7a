import { columnOf, stepsTo } from '@trilha/contracts/applications.moves'
import { actRefusals, type ActResult } from '@trilha/contracts/desk.acts'
import type {
  moveApplications as moveContract,
  undoMoves as undoContract,
} from '@trilha/contracts/desk.board'
import type { BodyOf, ReplyOf } from '@trilha/contracts/endpoint'
import { decide, lockForCompany, type Decided } from '../applications/applications.judge.ts'
import { findApplication } from '../applications/applications.service.ts'
import { checkVersion } from '../applications/applications.transition.ts'
import { isBack, undo } from '../applications/applications.undo.ts'
import { can } from '../platform/can.ts'
import type { Context, RecruiterContext } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { AppError, fail } from '../platform/errors.ts'
import { stackOf } from '../platform/log.ts'
import { presentDecided } from './desk.presenter.ts'
import { selectVacancyBrief } from './desk.store.ts'

/** Acts on many people at once. Each stands on its own: what is refused for one holds nobody up. */

type Seen = { id: string; version: number }

/**
 * Moves people to a column ahead.
 * @throws AppError `not-found` for another company's vacancy, `forbidden` for who may only read.
 */
export async function moveApplications(
  ctx: RecruiterContext,
  vacancyId: number,
  { to, applications }: BodyOf<typeof moveContract>,
): Promise<ReplyOf<typeof moveContract>> {
  await mayJudge(ctx, vacancyId)
  return each(ctx, applications, ({ id, version }) =>
    inTransaction(ctx.db, async (tx) => {
      const application = await lockForCompany(ctx, tx, id)
      if (application.vacancyId !== vacancyId) fail('not-found')
      checkVersion(application, version)
      const steps = stepsTo(application, to) ?? fail('transition-not-allowed')
      return decide(ctx, tx, application, steps)
    }),
  )
}

/**
 * Takes back the viewer's own decisions of the last seconds; asked again, nothing more happens.
 * @throws AppError `not-found`, `forbidden` as above.
 */
export async function undoMoves(
  ctx: RecruiterContext,
  vacancyId: number,
  { applications }: BodyOf<typeof undoContract>,
): Promise<ReplyOf<typeof undoContract>> {
  await mayJudge(ctx, vacancyId)
  return each(ctx, applications, ({ id, version }) =>
    inTransaction(ctx.db, async (tx) => {
      const application = await lockForCompany(ctx, tx, id)
      if (application.vacancyId !== vacancyId) fail('not-found')
      if (await isBack(ctx, tx, application, version))
        return { after: application, undoUntil: null }
      checkVersion(application, version)
      return { after: await undo(ctx, tx, application), undoUntil: null }
    }),
  )
}

/** @throws AppError `not-found` for another company's vacancy, `forbidden` for who may only read. */
export async function mayJudge(ctx: RecruiterContext, vacancyId: number): Promise<void> {
  const { companyId } = ctx.viewer.recruiter
  if (!(await selectVacancyBrief(ctx.db, companyId, vacancyId))) fail('not-found')
  if (!can(ctx.viewer, 'application.judge', { companyId })) fail('forbidden')
}

/** Does one act for each, one after the other, and says what became of each. */
export async function each<T extends Seen>(
  ctx: Context,
  all: readonly T[],
  act: (one: T) => Promise<Decided>,
): Promise<{ results: ActResult[] }> {
  const results: ActResult[] = []
  for (const one of all) {
    try {
      results.push(presentDecided(await act(one)))
    } catch (error) {
      results.push(await refusedAs(ctx, one.id, refusalOf(ctx, error)))
    }
  }
  return { results }
}

function refusalOf(ctx: Context, error: unknown): (typeof actRefusals)[number] {
  const known = error instanceof AppError && actRefusals.find((id) => id === error.id)
  if (known) return known
  ctx.log.error({ stack: stackOf(error) }, 'one of many failed')
  return 'unexpected'
}

/** Says beside the reason where the person stands now, so that a board can put them there. */
async function refusedAs(
  ctx: Context,
  id: string,
  refused: (typeof actRefusals)[number],
): Promise<ActResult> {
  const now = refused === 'not-found' ? undefined : await findApplication(ctx.db, id)
  return {
    id,
    refused,
    column: now ? columnOf(now) : null,
    version: now?.version ?? null,
    undoUntil: null,
  }
}

import { isFinal } from '@trilha/contracts/applications/states'
import type { CandidateContext, Platform } from '../platform/context.ts'
import { can } from '../platform/can.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { notifyRecruiters } from './company/recruiters.ts'
import { fail } from '../platform/errors.ts'
import { selectUnfinished } from './applications.reads.store.ts'
import type { LockedApplication } from './applications.store.ts'
import { carryOut, lock } from './applications.transition.ts'

/**
 * Locks the candidate's own application.
 * @throws AppError `not-found`, also for another candidate's, so that its existence stays private.
 */
export async function lockOwn(
  ctx: CandidateContext,
  tx: Tx,
  id: string,
): Promise<LockedApplication> {
  const application = await lock(tx, id)
  if (!can(ctx.viewer, 'application.act', application)) fail('not-found')
  return application
}

/** Withdraws from a vacancy. The answers stay stored; the company sees the reason on its pipeline. */
export async function withdraw(ctx: CandidateContext, id: string, reason: string): Promise<void> {
  const { userId } = ctx.viewer
  await inTransaction(ctx.db, async (tx) => {
    const application = await lockOwn(ctx, tx, id)
    const step = { action: { name: 'withdraw' as const }, actor: 'candidate' as const, userId }
    await carryOut(ctx, tx, application, {
      steps: [step],
      ...(reason && { withdrawReason: reason }),
    })
  })
}

/** Withdraws all unfinished applications when an account is deleted. Safe to run twice. */
export async function withdrawAll(
  platform: Pick<Platform, 'db' | 'now' | 'tasks' | 'config'>,
  { candidateId, userId }: { candidateId: string; userId: string },
): Promise<void> {
  for (const id of await selectUnfinished(platform.db, candidateId))
    await inTransaction(platform.db, async (tx) => {
      const application = await lock(tx, id)
      if (isFinal(application.state)) return
      const action = { name: 'withdraw' as const }
      await carryOut(platform, tx, application, { steps: [{ action, actor: 'candidate', userId }] })
    })
}

/** Accepts the position that the company offered. */
export async function acceptOffer(ctx: CandidateContext, id: string): Promise<void> {
  const { userId } = ctx.viewer
  await inTransaction(ctx.db, async (tx) => {
    const application = await lockOwn(ctx, tx, id)
    const step = { action: { name: 'accept_offer' as const }, actor: 'candidate' as const, userId }
    await carryOut(ctx, tx, application, { steps: [step] })
    await notifyRecruiters(tx, application, { kind: 'accepted', id, at: ctx.now() })
  })
}

import { isFinal } from '@trilha/contracts/applications/states'
import type { CandidateContext, Platform } from '../platform/context.ts'
import { can } from '../platform/can.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { notifyRecruiters } from './company/recruiters.ts'
import { fail } from '../platform/errors.ts'
import { selectUnfinished } from './applications.reads.store.ts'
import type { LockedApplication } from './applications.store.ts'
import { applyTransition, requireLockedApplication } from './applications.transition.ts'

/**
 * Locks the candidate's own application.
 * @throws AppError `not-found`, also for another candidate's application: its existence is private.
 */
export async function lockOwnApplication(
  ctx: CandidateContext,
  tx: Tx,
  id: string,
): Promise<LockedApplication> {
  const application = await requireLockedApplication(tx, id)
  if (!can(ctx.viewer, 'application.act', application)) fail('not-found')
  return application
}

/** Withdraws from a vacancy. The answers stay stored, and the company sees the reason. */
export async function withdraw(ctx: CandidateContext, id: string, reason: string): Promise<void> {
  const { userId } = ctx.viewer
  await inTransaction(ctx.db, async (tx) => {
    const application = await lockOwnApplication(ctx, tx, id)
    const step = { action: { name: 'withdraw' as const }, actor: 'candidate' as const, userId }
    await applyTransition(ctx, tx, application, {
      steps: [step],
      ...(reason && { withdrawReason: reason }),
    })
  })
}

/** Withdraws all unfinished applications when an account is deleted. Safe to run twice. */
export async function withdrawAllApplications(
  platform: Pick<Platform, 'db' | 'now' | 'tasks' | 'config'>,
  { candidateId, userId }: { candidateId: string; userId: string },
): Promise<void> {
  for (const id of await selectUnfinished(platform.db, candidateId))
    await inTransaction(platform.db, async (tx) => {
      const application = await requireLockedApplication(tx, id)
      if (isFinal(application.state)) return
      const action = { name: 'withdraw' as const }
      await applyTransition(platform, tx, application, {
        steps: [{ action, actor: 'candidate', userId }],
      })
    })
}

/** Accepts the position that the company offered. */
export async function acceptOffer(ctx: CandidateContext, id: string): Promise<void> {
  const { userId } = ctx.viewer
  await inTransaction(ctx.db, async (tx) => {
    const application = await lockOwnApplication(ctx, tx, id)
    const step = { action: { name: 'accept_offer' as const }, actor: 'candidate' as const, userId }
    await applyTransition(ctx, tx, application, { steps: [step] })
    await notifyRecruiters(tx, application, { kind: 'accepted', id, at: ctx.now() })
  })
}

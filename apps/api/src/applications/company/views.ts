import { can } from '../../platform/can.ts'
import type { RecruiterContext } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { findApplication } from '../applications.service.ts'
import { insertView } from './views.store.ts'

/**
 * Finds an application that the viewer may read.
 * @throws AppError `not-found`, also for another company's application.
 */
export async function findReadableApplication(ctx: RecruiterContext, id: string) {
  const application = await findApplication(ctx.db, id)
  if (!application || !can(ctx.viewer, 'application.read', application)) return fail('not-found')
  return application
}

/**
 * Like `findReadableApplication`, for what the person sent: profile, answers, recordings.
 * @throws AppError `not-found`; `withheld` after a withdrawal or a block.
 */
export async function findUnwithheldApplication(ctx: RecruiterContext, id: string) {
  const application = await findReadableApplication(ctx, id)
  return application.isWithheld ? fail('withheld') : application
}

/** Records that the viewer opened an application; the candidate sees it in "quem viu". */
export async function recordView(ctx: RecruiterContext, applicationId: string): Promise<void> {
  await insertView(ctx.db, applicationId, ctx.viewer.userId, ctx.now())
}

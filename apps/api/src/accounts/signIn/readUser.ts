import type { User } from '@trilha/contracts/accounts/accounts'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { presentUser } from '../accounts.presenter.ts'
import { selectUser } from '../accounts.users.store.ts'

/** A user's own account. @throws AppError `session-ended` when it was deleted. */
export async function readUser(
  ctx: Pick<Context, 'db' | 'storage' | 'now' | 'ports'>,
  id: string,
): Promise<User> {
  const { accounts } = ctx.ports
  const row = (await selectUser(ctx.db, id)) ?? fail('session-ended')
  const videoUrl = row.candidate_id ? await accounts.findResumeUrl(ctx, row.candidate_id) : null
  const overdue = row.company_id ? await accounts.countOverdueAnswers(ctx, row.company_id) : 0
  return presentUser(row, ctx.storage, { videoUrl, overdue })
}

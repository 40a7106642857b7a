import type { getHistory as contract } from '@trilha/contracts/pipeline/person'
import type { ReplyOf } from '@trilha/contracts/shared/endpoint'
import type { RecruiterContext } from '../../platform/context.ts'
import { selectHistory } from './history.store.ts'
import { findReadableApplication } from '../../applications/company/views.ts'

/**
 * The history of an application, including reveals and changes of the blind mode.
 * @throws AppError `not-found`.
 */
export async function getHistory(
  ctx: RecruiterContext,
  id: string,
): Promise<ReplyOf<typeof contract>> {
  await findReadableApplication(ctx, id)
  const rows = await selectHistory(ctx.db, id)
  return { rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })) }
}

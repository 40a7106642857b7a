import { signedIn, type Context } from '../platform/context.ts'
import { can } from '../platform/can.ts'
import type { Tx } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { insertAudit, type AuditEntry } from './audit.store.ts'

/** Who acts for Trilha's team. @throws AppError `forbidden` for everybody else. */
export function ownTeam(ctx: Context): { userId: string } {
  const viewer = signedIn(ctx)
  if (!can(viewer, 'trilha.admin', null)) fail('forbidden')
  return viewer
}

/**
 * Writes down what Trilha's team does, in the transaction of the change: one without the other
 * can't be.
 */
export async function audit(
  ctx: Context,
  tx: Tx,
  entry: Omit<AuditEntry, 'actorUserId' | 'at'>,
): Promise<void> {
  await insertAudit(tx, { ...entry, actorUserId: ownTeam(ctx).userId, at: ctx.now() })
}

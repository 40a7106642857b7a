import type { AuditLine, listAudit as listContract } from '@trilha/contracts/audit'
import type { QueryOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import type { AdminContext, Platform } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { insertAudit, selectAudit, type AuditEntry } from './audit.store.ts'

/**
 * Logs an action of Trilha's team. Must run in the transaction of the change, so that both are
 * stored or none.
 */
export async function audit(
  ctx: AdminContext,
  tx: Tx,
  entry: Omit<AuditEntry, 'actorUserId' | 'at'>,
): Promise<void> {
  await insertAudit(tx, { ...entry, actorUserId: ctx.viewer.userId, at: ctx.now() })
}

/** Logs an action without a signed-in admin: of an automatic rule or of the command line. */
export async function auditPlatformAction(
  { now }: Pick<Platform, 'now'>,
  tx: Tx,
  entry: Omit<AuditEntry, 'actorUserId' | 'at'>,
): Promise<void> {
  await insertAudit(tx, { ...entry, actorUserId: null, at: now() })
}

/** The audit log of Trilha's team, page by page. */
export async function listAudit(
  ctx: AdminContext,
  { after, limit }: QueryOf<typeof listContract>,
): Promise<ReplyOf<typeof listContract>> {
  const rows = await selectAudit(ctx.db, { after: after ?? null, limit: limit + 1 })
  return {
    rows: rows.slice(0, limit).map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: row.actor,
      action: row.action,
      subjectUserId: row.subject_user_id,
      thing: row.thing_kind && row.thing_id ? { kind: row.thing_kind, id: row.thing_id } : null,
      fields: row.fields,
      change: row.change as AuditLine['change'],
      reason: row.reason,
    })),
    more: rows.length > limit,
  }
}

import type { Handle } from '../platform/db/database.ts'

/** What was done, by whom and why. Of a person's data names of fields only, never values. */
export type AuditEntry = {
  actorUserId: string
  /** `noun.verb` */
  action: string
  /** The person whom it concerns, if one. */
  subjectUserId?: string | null
  /** What it concerns, where that is no person. */
  thing?: { kind: string; id: string } | null
  fields?: string[]
  /** States and settings before and after. */
  change?: { before: unknown; after: unknown } | null
  /** 10 to 300 characters. */
  reason: string
  at: Date
}

/** Writes one line of the log; append-only from then on. */
export async function insertAudit(db: Handle, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      actor_user_id: entry.actorUserId,
      subject_user_id: entry.subjectUserId ?? null,
      action: entry.action,
      thing_kind: entry.thing?.kind ?? null,
      thing_id: entry.thing?.id ?? null,
      fields: entry.fields ?? [],
      change: entry.change ? JSON.stringify(entry.change) : null,
      reason: entry.reason,
      at: entry.at,
    })
    .execute()
}

import type { Handle } from '../platform/db/database.ts'

/** What was done, who did it and why. Has names of fields of personal data, never their values. */
export type AuditEntry = {
  /** Null: an automatic rule or the command line. */
  actorUserId: string | null
  /** `noun.verb` */
  action: string
  /** The person concerned, if any. */
  subjectUserId?: string | null
  /** The object concerned, if it is not a person. */
  thing?: { kind: string; id: string } | null
  fields?: string[]
  /** States and settings before and after. */
  change?: { before: string; after: string } | null
  /** 10 to 300 characters. */
  reason: string
  at: Date
}

/** Appends one line to the log; lines are never changed. */
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

/** Lines of the log, the newest first, after the line `after`; none if that line is unknown. */
export async function selectAudit(
  db: Handle,
  { after, limit }: { after: string | null; limit: number },
) {
  return db
    .selectFrom('audit_log as l')
    .leftJoin('users as u', 'u.id', 'l.actor_user_id')
    .select(['l.id', 'l.at', 'l.action', 'l.subject_user_id', 'l.thing_kind', 'l.thing_id'])
    .select(['l.fields', 'l.change', 'l.reason', 'u.email as actor'])
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('l.at', 'l.id'),
          '<',
          eb
            .selectFrom('audit_log as last')
            .select(['last.at', 'last.id'])
            .where('last.id', '=', after)
            .$asTuple('at', 'id'),
        ),
      ),
    )
    .orderBy('l.at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit)
    .execute()
}

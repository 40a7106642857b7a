import type { DropReason } from '@trilha/contracts/system/whatsapp'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

/** Records the time of a signed webhook, once a minute at most, so that few wait for the row. */
export async function markWebhook(tx: Tx, now: Date): Promise<void> {
  await sql`update whatsapp_webhook set told_at = ${now}
    where told_at is null or told_at < ${new Date(now.getTime() - 60_000)}`.execute(tx)
}

/** When the last signed webhook arrived, exact to a minute; null before the first. */
export async function selectWebhookTime(db: Handle): Promise<Date | null> {
  const row = await db.selectFrom('whatsapp_webhook').select('told_at').executeTakeFirst()
  return row?.told_at ?? null
}

/** The number of messages that the service has not accepted yet, and the time of the oldest. */
export async function selectWaiting(
  db: Handle,
): Promise<{ count: number; since: Date | null } | undefined> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(created_at) as since
    from whatsapp_messages where state in ('queued', 'sending')`.execute(db)
  return rows[0]
}

export type TemplateRow = {
  /** Null for free text. */
  name: string | null
  sent: number
  failed: number
  /** The newest error code. */
  code: number | null
}

/** Results of the messages since an instant, by template. */
export async function countByTemplate(db: Handle, since: Date): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select content->>'template' as name,
      count(*) filter (where state in ('accepted', 'sent', 'delivered', 'read'))::int as sent,
      count(*) filter (where state = 'failed')::int as failed,
      (array_agg(error_code order by coalesce(tried_at, created_at) desc)
        filter (where error_code is not null))[1] as code
    from whatsapp_messages where created_at >= ${since} group by 1 order by 1`.execute(db)
  return rows
}

/** Why messages were dropped since an instant, the most frequent reason first. */
export async function countDropped(
  db: Handle,
  since: Date,
): Promise<{ reason: DropReason; count: number }[]> {
  const { rows } = await sql<{ reason: DropReason; count: number }>`
    select drop_reason as reason, count(*)::int as count from whatsapp_messages
    where created_at >= ${since} and state = 'dropped'
    group by 1 order by 2 desc, 1`.execute(db)
  return rows
}

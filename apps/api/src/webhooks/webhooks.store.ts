import { sql } from 'kysely'
import type { WebhookEvent } from '@trilha/contracts/webhooks/webhooks'
import type { Columns, Handle, Tx } from '../platform/db/database.ts'

export type WebhookRow = Columns<
  'webhooks',
  'id' | 'url' | 'active' | 'gone_at' | 'created_at' | 'old_secret_until'
> & {
  events: WebhookEvent[]
  pending: number
  failed: number
}

/** The webhooks of a company, the oldest first. */
export async function selectWebhooks(db: Handle, companyId: string): Promise<WebhookRow[]> {
  const { rows } = await sql<WebhookRow>`
    select w.id, w.url, w.events, w.active, w.gone_at, w.created_at, w.old_secret_until,
      (select count(*)::int from webhook_deliveries d
        where d.webhook_id = w.id and d.state in ('waiting', 'pending')) as pending,
      (select count(*)::int from webhook_deliveries d
        where d.webhook_id = w.id and d.state = 'failed') as failed
    from webhooks w
    where w.company_id = ${companyId} and w.deleted_at is null order by w.id`.execute(db)
  return rows
}

/** A webhook of a company, locked until the transaction ends; undefined when unknown. */
export async function lockWebhook(tx: Tx, companyId: string, id: string) {
  return tx
    .selectFrom('webhooks')
    .select(['id', 'active', 'secret_sealed'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** True when this is a webhook of the company. */
export async function ownsWebhook(db: Handle, companyId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('webhooks')
    .select('id')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertWebhook(
  tx: Tx,
  webhook: {
    id: string
    companyId: string
    url: string
    events: WebhookEvent[]
    secret: Buffer
    createdBy: string
    createdAt: Date
  },
): Promise<void> {
  await tx
    .insertInto('webhooks')
    .values({
      id: webhook.id,
      company_id: webhook.companyId,
      url: webhook.url,
      events: webhook.events,
      secret_sealed: webhook.secret,
      created_by: webhook.createdBy,
      created_at: webhook.createdAt,
    })
    .execute()
}

export async function updateWebhookRow(
  tx: Tx,
  id: string,
  changes: {
    url?: string
    events?: WebhookEvent[]
    active?: boolean
    gone_at?: null
    deleted_at?: Date
    secret_sealed?: Buffer
    old_secret_sealed?: Buffer
    old_secret_until?: Date
  },
): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await tx.updateTable('webhooks').set(changes).where('id', '=', id).execute()
}

/** Turns off a webhook whose receiver is permanently gone. */
export async function markGone(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set({ active: false, gone_at: now })
    .where('id', '=', id)
    .execute()
}

import { sql } from 'kysely'
import type { DeliveryState } from '@trilha/contracts/webhooks/webhooks'
import { readRows, type Handle, type Tx } from '../platform/db/database.ts'
import type { Sent } from './webhooks.send.ts'

/**
 * Inserts an event for each webhook of the company that subscribes to it.
 * @returns the number of deliveries.
 */
export async function insertDeliveries(
  tx: Tx,
  event: {
    companyId: string
    event: string
    eventId: string
    applicationId: string
    body: string
    at: Date
  },
): Promise<number> {
  // Locking earlier deliveries waits for one that is just finishing: it must see this one to
  // release it.
  const rows = await readRows(
    tx,
    `with ahead as (
      select webhook_id from webhook_deliveries
      where application_id = $4 and state in ('waiting', 'pending') order by id for update
    )
    insert into webhook_deliveries
      (webhook_id, event_id, event, application_id, body, state, next_at, created_at)
    select w.id, $3, $2, $4, $5,
      case when exists (select from ahead a where a.webhook_id = w.id) then 'waiting' else 'pending' end,
      $6, $6
    from webhooks w
    where w.company_id = $1 and w.active and w.deleted_at is null and $2 = any(w.events)
    returning id`,
    [event.companyId, event.event, event.eventId, event.applicationId, event.body, event.at],
  )
  return rows.length
}

/** Inserts a test event for one webhook, whatever its subscriptions. */
export async function insertTest(
  tx: Tx,
  test: { webhookId: string; event: string; eventId: string; body: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('webhook_deliveries')
    .values({
      webhook_id: test.webhookId,
      event_id: test.eventId,
      event: test.event,
      body: test.body,
      next_at: test.at,
      created_at: test.at,
    })
    .execute()
}

export type Due = {
  id: number
  webhook_id: string
  event_id: string
  application_id: string | null
  body: string
  tries: number
  url: string
  secret_sealed: Buffer
  old_secret_sealed: Buffer | null
  old_secret_until: Date | null
}

/**
 * Claims due deliveries until `until`, a few for each webhook, so that none blocks the others.
 */
export async function claimDue(
  db: Handle,
  { now, until, perWebhook, limit }: { now: Date; until: Date; perWebhook: number; limit: number },
): Promise<Due[]> {
  return readRows(
    db,
    `with due as (
      select d.id from webhooks w cross join lateral (
        select d.id from webhook_deliveries d
        where d.webhook_id = w.id and d.state = 'pending' and d.next_at <= $1
        order by d.next_at limit $3
        for update of d skip locked
      ) d where w.active and w.deleted_at is null limit $4
    )
    update webhook_deliveries d set next_at = $2, tries = d.tries + 1
    from due, webhooks w
    where d.id = due.id and w.id = d.webhook_id
    returning d.id, d.webhook_id, d.event_id, d.application_id, d.body, d.tries, w.url,
      w.secret_sealed, w.old_secret_sealed, w.old_secret_until`,
    [now, until, perWebhook, limit],
  )
}

/** Releases the next event of an application, once the previous one is finished. */
export async function releaseNext(
  tx: Tx,
  { webhookId, applicationId }: { webhookId: string; applicationId: string },
  now: Date,
): Promise<void> {
  await readRows(
    tx,
    `update webhook_deliveries set state = 'pending', next_at = $3
    where state = 'waiting' and id = (
      select id from webhook_deliveries
      where application_id = $1 and webhook_id = $2 and state in ('waiting', 'pending')
      order by application_id, webhook_id, id limit 1)`,
    [applicationId, webhookId, now],
  )
}

/** Releases events that wait for no other one: a replay can run while the previous one finishes. */
export async function releaseStuck(db: Handle, now: Date): Promise<void> {
  await readRows(
    db,
    `update webhook_deliveries d set state = 'pending', next_at = $1
    where d.state = 'waiting' and not exists (
      select from webhook_deliveries e
      where e.application_id = d.application_id and e.webhook_id = d.webhook_id and e.id <> d.id
        and (e.state = 'pending' or e.state = 'waiting' and e.id < d.id))`,
    [now],
  )
}

/** Stores the result of a try and the new state of the delivery. */
export async function writeTry(
  tx: Tx,
  id: number,
  sent: Sent & { at: Date },
  next: { state: DeliveryState; nextAt: Date },
): Promise<void> {
  await readRows(
    tx,
    `with tried as (
      insert into webhook_tries (delivery_id, at, status, error, milliseconds)
      values ($1, $2, $3, $4, $5) on conflict do nothing
    )
    update webhook_deliveries set state = $6, next_at = $7, status = $3, error = $4,
      finished_at = case when $6 = 'pending' then null else $7::timestamptz end
    where id = $1`,
    [id, sent.at, sent.status, sent.error, sent.milliseconds, next.state, next.nextAt],
  )
}

/** The log of a webhook, the newest first. */
export async function selectDeliveries(
  db: Handle,
  webhookId: string,
  { state, before, limit }: { state: DeliveryState | null; before: number | null; limit: number },
) {
  return db
    .selectFrom('webhook_deliveries')
    .select(['id', 'event_id', 'event', 'application_id', 'state', 'tries', 'next_at', 'status'])
    .select(['error', 'created_at', 'finished_at'])
    .where('webhook_id', '=', webhookId)
    .$if(state !== null, (query) => query.where('state', '=', state as string))
    .$if(before !== null, (query) => query.where('id', '<', before as number))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function selectDelivery(db: Handle, webhookId: string, id: number) {
  return db
    .selectFrom('webhook_deliveries')
    .select(['id', 'event_id', 'event', 'application_id', 'state', 'tries', 'next_at', 'status'])
    .select(['error', 'created_at', 'finished_at', 'body'])
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The tries of a delivery, the latest first. */
export async function selectTries(db: Handle, deliveryId: number) {
  return db
    .selectFrom('webhook_tries')
    .select(['at', 'status', 'error', 'milliseconds'])
    .where('delivery_id', '=', deliveryId)
    .orderBy('at', 'desc')
    .limit(100)
    .execute()
}

/**
 * Queues a finished delivery, or all that were given up, again: of each application the oldest is
 * due at once and the others follow it.
 * @returns how many.
 */
export async function requeue(
  tx: Tx,
  webhookId: string,
  which: { id: number } | 'failed',
  now: Date,
): Promise<number> {
  const rows = await readRows(
    tx,
    `with back as (
      select id, application_id,
        row_number() over (partition by coalesce(application_id::text, id::text) order by id) as n
      from webhook_deliveries
      where webhook_id = $1 and state in ('delivered', 'failed')
        and (id = $2 or $2::bigint is null and state = 'failed')
    )
    update webhook_deliveries d
    set tries = 0, next_at = $3, finished_at = null,
      state = case when back.n > 1 or exists (
        select from webhook_deliveries e
        where e.application_id = back.application_id and e.webhook_id = $1 and e.state = 'pending')
        then 'waiting' else 'pending' end
    from back where d.id = back.id
    returning d.id`,
    [webhookId, which === 'failed' ? null : which.id, now],
  )
  return rows.length
}

/** Marks the open deliveries of an inactive webhook as failed. */
export async function giveUpAll(tx: Tx, webhookId: string, now: Date): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', error: 'off', finished_at: now })
    .where('webhook_id', '=', webhookId)
    .where('state', 'in', ['waiting', 'pending'])
    .execute()
}

/** Deletes finished deliveries created before an instant. */
export async function deleteOld(db: Handle, before: Date): Promise<void> {
  await sql`delete from webhook_deliveries
    where created_at < ${before} and state in ('delivered', 'failed')`.execute(db)
}

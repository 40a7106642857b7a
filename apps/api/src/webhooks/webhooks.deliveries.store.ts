import { sql } from 'kysely'
import type { DeliveryState } from '@trilha/contracts/webhooks/webhooks'
import type { Columns, Handle, Tx } from '../platform/db/database.ts'
import type { TryResult } from './webhooks.send.ts'

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
  // Locks the earlier deliveries of the application. Without the lock, a delivery that finishes at
  // this moment would not see the new one and would not release it.
  const { rows } = await sql`
    with ahead as (
      select webhook_id from webhook_deliveries
      where application_id = ${event.applicationId} and state in ('waiting', 'pending')
      order by id for update
    )
    insert into webhook_deliveries
      (webhook_id, event_id, event, application_id, body, state, next_at, created_at)
    select w.id, ${event.eventId}::text, ${event.event}::text, ${event.applicationId}::uuid,
      ${event.body}::text,
      case when exists (select from ahead a where a.webhook_id = w.id)
        then 'waiting' else 'pending' end,
      ${event.at}::timestamptz, ${event.at}::timestamptz
    from webhooks w
    where w.company_id = ${event.companyId} and w.active and w.deleted_at is null
      and ${event.event} = any(w.events)
    returning id`.execute(tx)
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

export type DueDelivery = Columns<
  'webhook_deliveries',
  'id' | 'webhook_id' | 'event_id' | 'application_id' | 'body' | 'tries'
> &
  Columns<'webhooks', 'url' | 'secret_sealed' | 'old_secret_sealed' | 'old_secret_until'>

/**
 * Claims due deliveries until the instant `until`: at most `perWebhook` of each webhook, so that no
 * webhook blocks another.
 */
export async function claimDue(
  db: Handle,
  { now, until, perWebhook, limit }: { now: Date; until: Date; perWebhook: number; limit: number },
): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with due as (
      select d.id from webhooks w cross join lateral (
        select d.id from webhook_deliveries d
        where d.webhook_id = w.id and d.state = 'pending' and d.next_at <= ${now}
        order by d.next_at limit ${perWebhook}
        for update of d skip locked
      ) d where w.active and w.deleted_at is null limit ${limit}
    )
    update webhook_deliveries d set next_at = ${until}, tries = d.tries + 1
    from due, webhooks w
    where d.id = due.id and w.id = d.webhook_id
    returning d.id, d.webhook_id, d.event_id, d.application_id, d.body, d.tries, w.url,
      w.secret_sealed, w.old_secret_sealed, w.old_secret_until`.execute(db)
  return rows
}

/** Releases the next event of an application, once the previous one is finished. */
export async function releaseNext(
  tx: Tx,
  { webhookId, applicationId }: { webhookId: string; applicationId: string },
  now: Date,
): Promise<void> {
  await sql`
    update webhook_deliveries set state = 'pending', next_at = ${now}
    where state = 'waiting' and id = (
      select id from webhook_deliveries
      where application_id = ${applicationId} and webhook_id = ${webhookId}
        and state in ('waiting', 'pending')
      order by application_id, webhook_id, id limit 1)`.execute(tx)
}

/**
 * Releases events that wait although the previous event is finished. This can happen when a replay
 * runs while that event finishes.
 */
export async function releaseStuck(db: Handle, now: Date): Promise<void> {
  await sql`
    update webhook_deliveries d set state = 'pending', next_at = ${now}
    where d.state = 'waiting' and not exists (
      select from webhook_deliveries e
      where e.application_id = d.application_id and e.webhook_id = d.webhook_id and e.id <> d.id
        and (e.state = 'pending' or e.state = 'waiting' and e.id < d.id))`.execute(db)
}

/** Stores the result of a try and the new state of the delivery. */
export async function writeTry(
  tx: Tx,
  id: number,
  sent: TryResult & { at: Date },
  next: { state: DeliveryState; nextAt: Date },
): Promise<void> {
  await sql`
    with tried as (
      insert into webhook_tries (delivery_id, at, status, error, milliseconds)
      values (${id}, ${sent.at}, ${sent.status}, ${sent.error}, ${sent.milliseconds})
      on conflict do nothing
    )
    update webhook_deliveries set state = ${next.state}, next_at = ${next.nextAt},
      status = ${sent.status}, error = ${sent.error},
      finished_at = case when ${next.state}::text = 'pending' then null
        else ${next.nextAt}::timestamptz end
    where id = ${id}`.execute(tx)
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
 * Queues one finished delivery, or all failed ones, again. The oldest delivery of each application
 * is due at once; its later ones wait.
 * @returns the number of queued deliveries.
 */
export async function requeue(
  tx: Tx,
  webhookId: string,
  which: { id: number } | 'failed',
  now: Date,
): Promise<number> {
  const id = which === 'failed' ? null : which.id
  const { rows } = await sql`
    with back as (
      select id, application_id,
        row_number() over (partition by coalesce(application_id::text, id::text) order by id) as n
      from webhook_deliveries
      where webhook_id = ${webhookId} and state in ('delivered', 'failed')
        and (id = ${id} or ${id}::bigint is null and state = 'failed')
    )
    update webhook_deliveries d
    set tries = 0, next_at = ${now}, finished_at = null,
      state = case when back.n > 1 or exists (
        select from webhook_deliveries e
        where e.application_id = back.application_id and e.webhook_id = ${webhookId}
          and e.state = 'pending')
        then 'waiting' else 'pending' end
    from back where d.id = back.id
    returning d.id`.execute(tx)
  return rows.length
}

/** Marks the open deliveries of an inactive webhook as failed. */
export async function failOpenDeliveries(tx: Tx, webhookId: string, now: Date): Promise<void> {
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

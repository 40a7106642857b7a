import type { WhatsAppTopic } from '@trilha/contracts/notifications/channels'
import type { DropReason } from '@trilha/contracts/system/whatsapp'
import { dayMs } from '@trilha/contracts/shared/durations'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'
import type { WhatsAppContent } from '../../platform/whatsapp/templates.ts'

/** In order: a late or repeated status never moves a message back. */
const progress = ['queued', 'sending', 'accepted', 'sent', 'delivered', 'read'] as const
export type MessageState = (typeof progress)[number] | 'failed' | 'dropped'

export type MessageRecord = {
  id: string
  candidate_id: string
  topic: WhatsAppTopic | null
  content: WhatsAppContent
  state: MessageState
  tried_at: Date | null
  expires_at: Date
}

/** Inserts a message. @returns its id; undefined when its key is known already. */
export async function insertMessage(
  tx: Tx,
  message: {
    key: string
    candidateId: string
    topic: WhatsAppTopic | null
    content: WhatsAppContent
    at: Date
    expiresAt: Date
  },
): Promise<string | undefined> {
  const row = await tx
    .insertInto('whatsapp_messages')
    .values({
      key: message.key,
      candidate_id: message.candidateId,
      topic: message.topic,
      content: JSON.stringify(message.content),
      created_at: message.at,
      expires_at: message.expiresAt,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Locks a message until the transaction ends. */
export async function lockMessage(tx: Tx, id: string): Promise<MessageRecord | undefined> {
  const { rows } = await sql<MessageRecord>`
    select id, candidate_id, topic, content, state, tried_at, expires_at
    from whatsapp_messages where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** Marks a message as being sent now. */
export async function markSending(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('whatsapp_messages')
    .set({ state: 'sending', tried_at: now })
    .where('id', '=', id)
    .execute()
}

/** Queues a message again that the service did not accept. @param code the error code, if any. */
export async function markQueued(db: Handle, id: string, code: number | null): Promise<void> {
  await db
    .updateTable('whatsapp_messages')
    .set({ state: 'queued', error_code: code })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute()
}

/** Marks a message as refused permanently. @param code the error code of the service. */
export async function markFailed(db: Handle, id: string, code: number): Promise<void> {
  await db
    .updateTable('whatsapp_messages')
    .set({ state: 'failed', error_code: code })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute()
}

export async function markDropped(tx: Tx, id: string, reason: DropReason): Promise<void> {
  await tx
    .updateTable('whatsapp_messages')
    .set({ state: 'dropped', drop_reason: reason })
    .where('id', '=', id)
    .execute()
}

/** Drops the queued messages of a candidate that have a topic. */
export async function dropQueued(tx: Tx, candidateId: string, reason: DropReason): Promise<void> {
  await tx
    .updateTable('whatsapp_messages')
    .set({ state: 'dropped', drop_reason: reason })
    .where('candidate_id', '=', candidateId)
    .where('topic', 'is not', null)
    .where('state', '=', 'queued')
    .execute()
}

/**
 * Advances a message, found by our own reference or the service's id. Never moves it back: a
 * repeated or late status changes nothing, and a delivered message has not failed.
 */
export async function advance(
  db: Handle,
  ids: { id: string | null; wamid: string },
  to: 'accepted' | 'sent' | 'delivered' | 'read' | 'failed',
  errorCode: number | null = null,
): Promise<void> {
  // An undelivered message may still fail; a failed one never changes.
  const changeable = progress.slice(0, progress.indexOf(to === 'failed' ? 'delivered' : to))
  await sql`
    update whatsapp_messages set
      wamid = coalesce(wamid, ${ids.wamid}),
      state = case when state = any(${changeable}) then ${to} else state end,
      error_code = case when state = any(${changeable}) then ${errorCode} else error_code end
    where (id = ${ids.id}::uuid or wamid = ${ids.wamid})
      and (wamid is null or wamid = ${ids.wamid})`.execute(db)
}

/** Stores an incoming message. @returns false when it was stored before. */
export async function insertInbound(
  tx: Tx,
  inbound: { wamid: string; phone: string; at: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('whatsapp_inbound')
    .values(inbound)
    .onConflict((conflict) => conflict.doNothing())
    .returning('wamid')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes incoming messages after 8 days and sent messages after a year. */
export async function sweepMessages(db: Handle, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  // The service repeats a webhook for seven days.
  await db.deleteFrom('whatsapp_inbound').where('at', '<', before(8)).execute()
  await db.deleteFrom('whatsapp_messages').where('created_at', '<', before(365)).execute()
}

/** The candidates with one of these numbers in their profile. */
export async function selectByPhones(
  db: Handle,
  phones: readonly string[],
): Promise<{ candidateId: string; userId: string }[]> {
  const rows = await db
    .selectFrom('candidates')
    .select(['id', 'user_id'])
    .where('phone', 'in', phones)
    .execute()
  return rows.map((row) => ({ candidateId: row.id, userId: row.user_id }))
}

/** When the last message from this number arrived. */
export async function selectLastInboundTime(db: Handle, phone: string): Promise<Date | null> {
  const row = await db
    .selectFrom('whatsapp_inbound')
    .select('at')
    .where('phone', '=', phone)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}

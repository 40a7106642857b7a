import type { WhatsAppTopic } from '@trilha/contracts/notifications.channels'
import type { DropReason } from '@trilha/contracts/system.whatsapp'
import { sql } from 'kysely'
import type { Handle, Tx } from '../platform/db/database.ts'
import type { WhatsAppContent } from '../platform/whatsapp/templates.ts'

/** In their order; what comes late or twice never leads back. */
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

/** Writes a message down. @returns its identity; undefined when its key is known already. */
export async function insertMessage(
  tx: Tx,
  m: {
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
      key: m.key,
      candidate_id: m.candidateId,
      topic: m.topic,
      content: JSON.stringify(m.content),
      created_at: m.at,
      expires_at: m.expiresAt,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Takes hold of a message until the transaction ends. */
export async function lockMessage(tx: Tx, id: string): Promise<MessageRecord | undefined> {
  const { rows } = await sql<MessageRecord>`
    select id, candidate_id, topic, content, state, tried_at, expires_at
    from whatsapp_messages where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** Says that a message is being handed over now. */
export async function markSending(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('whatsapp_messages')
    .set({ state: 'sending', tried_at: now })
    .where('id', '=', id)
    .execute()
}

/** The service did not take it: it may be handed over again. @param code its reason, if it gave one. */
export async function markQueued(db: Handle, id: string, code: number | null): Promise<void> {
  await db
    .updateTable('whatsapp_messages')
    .set({ state: 'queued', error_code: code })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute()
}

/** The service will never take it. @param code its number of the reason. */
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

/** Messages of these topics that nobody has handed over yet. */
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
 * Moves a message on, by our own reference or the service's identity. Never back: a repeated or late
 * status changes nothing, and what was delivered has not failed.
 */
export async function advance(
  db: Handle,
  at: { id: string | null; wamid: string },
  to: 'accepted' | 'sent' | 'delivered' | 'read' | 'failed',
  errorCode: number | null = null,
): Promise<void> {
  const rank = progress.indexOf(to as never)
  // An undelivered message may still fail; nothing comes after failing.
  const before = to === 'failed' ? progress.slice(0, 4) : progress.slice(0, rank)
  await sql`
    update whatsapp_messages set
      wamid = coalesce(wamid, ${at.wamid}),
      state = case when state = any(${before}) then ${to} else state end,
      error_code = case when state = any(${before}) then ${errorCode} else error_code end
    where (id = ${at.id}::uuid or wamid = ${at.wamid})
      and (wamid is null or wamid = ${at.wamid})`.execute(db)
}

/** Keeps that somebody wrote. @returns false when we knew. */
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

/** Forgets what served its time: when people wrote, and messages that are over. */
export async function sweepMessages(db: Handle, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000)
  // The service repeats a webhook for seven days.
  await db.deleteFrom('whatsapp_inbound').where('at', '<', before(8)).execute()
  await db.deleteFrom('whatsapp_messages').where('created_at', '<', before(365)).execute()
}

/** Whoever has one of these numbers in their profile. */
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

/** When somebody of this number wrote last. */
export async function lastWroteAt(db: Handle, phone: string): Promise<Date | null> {
  const row = await db
    .selectFrom('whatsapp_inbound')
    .select('at')
    .where('phone', '=', phone)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}

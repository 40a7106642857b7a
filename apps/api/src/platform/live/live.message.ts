import { sql, type RawBuilder } from 'kysely'

/** NOTIFY channel on which each web process listens for live events. */
export const liveChannel = 'live'

/** A live event for the sockets of a room. */
export type LiveMessage = { room: string; event: string; data: Record<string, unknown> }

export const userRoomOf = (userId: string): string => `user:${userId}`
export const companyRoomOf = (companyId: string): string => `company:${companyId}`

/**
 * The SQL expression that makes every web process emit an event to a room. Run it inside the
 * transaction of the change: PostgreSQL delivers the event when the transaction commits, even if
 * this process ends right after it.
 * @param data ids only: clients then read what they are allowed to see.
 */
export const emitAtCommit = (
  room: string,
  event: string,
  data: LiveMessage['data'],
): RawBuilder<unknown> => {
  const message: LiveMessage = { room, event, data }
  return sql`pg_notify(${liveChannel}, ${JSON.stringify(message)})`
}

/** NOTIFY channel on which the Socket.IO adapter of each web process listens. */
export const liveChannel = 'socket.io#/'

export const roomOf = (userId: string): string => `user:${userId}`
export const companyRoomOf = (companyId: string): string => `company:${companyId}`

/**
 * NOTIFY payload that makes every web process emit an event to a room, in the format of
 * `@socket.io/postgres-emitter`. Sent inside the transaction of the change, it is delivered exactly
 * when that commits, also if the process ends right after it or has no sockets.
 * @param data ids only: clients then read what they are allowed to see.
 */
export function liveMessage(room: string, event: string, data: Record<string, unknown>): string {
  const broadcast = 3
  const packet = { type: 2, data: [event, data], nsp: '/' }
  const opts = { rooms: [room], except: [], flags: {} }
  return JSON.stringify({ uid: 'emitter', nsp: '/', type: broadcast, data: { packet, opts } })
}

/** The channel of PostgreSQL's NOTIFY on which the sockets' adapter of each web process listens. */
export const liveChannel = 'socket.io#/'

export const roomOf = (userId: string): string => `user:${userId}`
export const companyRoomOf = (companyId: string): string => `company:${companyId}`

/**
 * What makes every web process say an event to the sockets of a room, as `@socket.io/postgres-emitter`
 * writes it. Given to NOTIFY inside the transaction of the change, it is heard exactly if that
 * commits, also when the process ends right after, and also from processes without sockets.
 * @param data ids only: whoever hears it reads again what they may see.
 */
export function liveMessage(room: string, event: string, data: Record<string, unknown>): string {
  const broadcast = 3
  const packet = { type: 2, data: [event, data], nsp: '/' }
  const opts = { rooms: [room], except: [], flags: {} }
  return JSON.stringify({ uid: 'emitter', nsp: '/', type: broadcast, data: { packet, opts } })
}

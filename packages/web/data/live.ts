import type { User } from '@trilha/contracts/accounts'
import { liveEvent, livePath, type LiveNotification } from '@trilha/contracts/notifications'
import type { Socket } from 'socket.io-client'
import { onlyLogged } from './onlyLogged.ts'
import { currentToken } from './session.ts'

/** A refusal that goes away by itself: the server is busy, or its database away. */
const retryMs = 30_000
/** The page comes alive first. */
const afterStartMs = 1500

/**
 * Listens for what is new for somebody signed in; its library is fetched once the page is alive.
 * An event carries ids only and may be missed while the network is away, so every call of `onNews`
 * means "read again what you show".
 * @param onNews also called once it listens, the first time too: the page was read before (`missed`).
 * @param also other events by name, for who is told of them.
 * @returns how to stop.
 */
export function connectLive(
  user: Pick<User, 'id' | 'typeUser'>,
  onNews: (missed: boolean) => void,
  also: Record<string, (about: unknown) => void> = {},
): () => void {
  let stopped = false
  let socket: Socket | undefined
  const timer = setTimeout(() => {
    open(user, onNews, also).then(
      (opened) => {
        socket = opened
        if (stopped) opened.disconnect()
      },
      (error: unknown) => onlyLogged('live', error),
    )
  }, afterStartMs)
  return () => {
    stopped = true
    clearTimeout(timer)
    socket?.disconnect()
  }
}

async function open(
  user: Pick<User, 'id' | 'typeUser'>,
  onNews: (missed: boolean) => void,
  also: Record<string, (about: unknown) => void>,
): Promise<Socket> {
  const { io } = await import('socket.io-client')
  const socket = io({
    path: livePath,
    query: { userId: user.id, typeUser: user.typeUser },
    // Asked at each connection: the token may have changed meanwhile.
    auth: (say) => say({ token: currentToken() }),
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelayMax: retryMs,
  })
  socket.on('connect', () => onNews(true))
  socket.on(liveEvent, ({ id }: LiveNotification) => onNews(id === null))
  for (const [name, hear] of Object.entries(also)) socket.on(name, hear)
  // The server itself ends a connection only with its session: reading tells the page so.
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') onNews(false)
  })
  socket.on('connect_error', (error: Error & { data?: { status?: number } }) => {
    // Without an answer the library tries again by itself.
    if (socket.active) return
    if (error.data?.status === 401) onNews(false)
    else setTimeout(() => socket.connect(), retryMs)
  })
  return socket
}

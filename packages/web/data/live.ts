import type { User } from '@trilha/contracts/accounts/accounts'
import {
  liveEvent,
  livePath,
  type LiveNotification,
} from '@trilha/contracts/notifications/notifications'
import type { Socket } from 'socket.io-client'
import { onlyLogged } from './onlyLogged.ts'
import { currentToken } from './session.ts'

/** Pause after a temporary refusal: the server is busy, or its database is unavailable. */
const retryMs = 30_000
/** Delay, so that the page hydrates first. */
const afterStartMs = 1500

/**
 * Listens for news for a signed-in user; its library is loaded after the page is hydrated. An event
 * has ids only and may be missed without a network, so every call of `onNews` means "reload what
 * you show".
 * @param onNews also called on each connection, including the first, because the page was loaded
 * before (`missed`).
 * @param also handlers of other events, by name.
 * @returns unsubscribes.
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
    // Called on each connection: the token may have changed meanwhile.
    auth: (say) => say({ token: currentToken() }),
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelayMax: retryMs,
  })
  socket.on('connect', () => onNews(true))
  socket.on(liveEvent, ({ id }: LiveNotification) => onNews(id === null))
  for (const [name, hear] of Object.entries(also)) socket.on(name, hear)
  // The server itself only disconnects when the session has ended: a reload then shows it.
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') onNews(false)
  })
  socket.on('connect_error', (error: Error & { data?: { status?: number } }) => {
    // Without a response the library retries by itself.
    if (socket.active) return
    if (error.data?.status === 401) onNews(false)
    else setTimeout(() => socket.connect(), retryMs)
  })
  return socket
}

import type { User } from '@trilha/contracts/accounts/accounts'
import {
  liveEvent,
  livePath,
  type LiveNotification,
} from '@trilha/contracts/notifications/notifications'
import type { Socket } from 'socket.io-client'
import { logFailure } from './logFailure.ts'
import { currentToken } from './session.ts'

/** Pause after a temporary refusal: the server is busy, or its database is unavailable. */
const retryMs = 30_000
/** Delay before the library is loaded, so that the page hydrates first. */
const startDelayMs = 1500

/**
 * Opens the live connection of a signed-in user. Its library is loaded after the page is hydrated.
 * An event contains ids only, so every call of `onNews` means "reload what you show".
 * @param onNews called for each notification, when the session ends, and on every connection.
 * `missed` is true if events may have been lost, for example before a connection.
 * @param otherHandlers handlers of other events, by event name.
 * @returns the unsubscribe function.
 */
export function connectLive(
  user: Pick<User, 'id' | 'typeUser'>,
  onNews: (missed: boolean) => void,
  otherHandlers: Record<string, (payload: unknown) => void> = {},
): () => void {
  let stopped = false
  let socket: Socket | undefined
  const timer = setTimeout(() => {
    open(user, onNews, otherHandlers).then(
      (opened) => {
        socket = opened
        if (stopped) opened.disconnect()
      },
      (error: unknown) => logFailure('live', error),
    )
  }, startDelayMs)
  return () => {
    stopped = true
    clearTimeout(timer)
    socket?.disconnect()
  }
}

async function open(
  user: Pick<User, 'id' | 'typeUser'>,
  onNews: (missed: boolean) => void,
  otherHandlers: Record<string, (payload: unknown) => void>,
): Promise<Socket> {
  const { io } = await import('socket.io-client')
  const socket = io({
    path: livePath,
    query: { userId: user.id, typeUser: user.typeUser },
    // Called on each connection: the token may have changed meanwhile.
    auth: (callback) => callback({ token: currentToken() }),
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelayMax: retryMs,
  })
  socket.on('connect', () => onNews(true))
  socket.on(liveEvent, ({ id }: LiveNotification) => onNews(id === null))
  for (const [name, handler] of Object.entries(otherHandlers)) socket.on(name, handler)
  // The server disconnects only when the session has ended: the calls that `onNews` makes then fail
  // and end the session here too.
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

import type { IncomingMessage } from 'node:http'
import type { livePipelineEvent, LivePipeline } from '@trilha/contracts/pipeline/board'
import {
  liveEvent,
  livePath,
  type LiveNotification,
} from '@trilha/contracts/notifications/notifications'
import type { FastifyInstance } from 'fastify'
import { Server, type Socket as AnySocket } from 'socket.io'
import type { Platform } from '../context.ts'
import type { Listener } from '../db/listen.ts'
import { AppError, fail } from '../errors.ts'
import { forwardedAddresses } from '../http/network.ts'
import type { Authenticators, LiveSession } from '../http/sessions.ts'
import { companyRoomOf, liveChannel, userRoomOf, type LiveMessage } from './live.message.ts'

type ServerEvents = {
  [liveEvent]: (about: LiveNotification) => void
  [livePipelineEvent]: (about: LivePipeline) => void
}
type SocketData = { userId: string; companyId: string | null; token: string; expiresAt: Date }
type NoEvents = Record<string, never>
type Socket = AnySocket<NoEvents, ServerEvents, NoEvents, SocketData>

/** Limit per user and process: more than the tabs of one person. */
const maxSockets = 30
const sweepMs = 60_000

type LiveDeps = Pick<Authenticators, 'peekSession'> & { listener: Listener }

/**
 * Live connections of signed-in users, on the program's HTTP server. Identity comes from the token
 * alone; `userId` and `typeUser` of the query must match it. A socket is closed when its session
 * ends in any process. Events come by PostgreSQL's NOTIFY (live.message.ts); every process emits
 * them to its own sockets.
 */
export async function startLive(
  app: FastifyInstance,
  platform: Platform,
  { listener, peekSession }: LiveDeps,
): Promise<void> {
  const { limits, config, metrics } = platform
  const io = new Server<NoEvents, ServerEvents, NoEvents, SocketData>(app.server, {
    path: livePath,
    serveClient: false,
    maxHttpBufferSize: 10_000,
    allowRequest: (request, answer) => {
      limits.hit('live', { network: addressOf(request, config.proxies) }).then(
        () => answer(null, true),
        () => answer('too-many-requests', false),
      )
    },
  })
  const { sockets } = io.of('/')
  metrics.watch('live_connections', { help: 'Open live connections' }, () => [
    { value: sockets.size },
  ])

  io.use((socket, next) => {
    identify(socket, (token) => peekSession(platform, token)).then(
      (identity) => {
        const userRoom = io.of('/').adapter.rooms.get(userRoomOf(identity.userId))
        if ((userRoom?.size ?? 0) >= maxSockets)
          return next(refusal(new AppError('too-many-requests')))
        socket.data = identity
        next()
      },
      (error: unknown) => next(refusal(error)),
    )
  })
  io.on('connection', (socket) => {
    const { userId, companyId } = socket.data
    void socket.join([userRoomOf(userId), ...(companyId ? [companyRoomOf(companyId)] : [])])
  })

  /** Closes sockets whose session has ended and updates the expiry of the others. */
  const recheck = async (toCheck: Iterable<Socket>) => {
    for (const socket of toCheck) {
      try {
        const session = await peekSession(platform, socket.data.token)
        if (session) socket.data.expiresAt = session.expiresAt
        else socket.disconnect(true)
      } catch {
        // The database is unavailable: the next sweep checks again.
      }
    }
  }
  await listener.on(liveChannel, (payload) => {
    // An empty payload means a reconnection: events may have been missed, so clients read again.
    if (payload === '') return io.emit(liveEvent, { id: null })
    const { room, event, data } = JSON.parse(payload) as LiveMessage
    return io.to(room).emit(event as typeof liveEvent, data as LiveNotification)
  })
  await listener.on('session_ended', (userId) => {
    const all = [...sockets.values()]
    // An empty payload means a reconnection: notifications may have been missed.
    void recheck(userId === '' ? all : all.filter((socket) => socket.data.userId === userId))
  })
  const sweep = setInterval(() => {
    const now = platform.now()
    void recheck([...sockets.values()].filter((socket) => socket.data.expiresAt <= now))
  }, sweepMs)

  app.addHook('preClose', async () => {
    clearInterval(sweep)
    // Not `disconnect`: clients reconnect only after a lost connection.
    io.engine.close()
  })
}

/**
 * Identifies the user of a socket.
 * @throws AppError `session-ended`, `forbidden` when the query names another user.
 */
async function identify(
  socket: Socket,
  peek: (token: string) => Promise<LiveSession | null>,
): Promise<SocketData> {
  const { token } = socket.handshake.auth as { token?: unknown }
  const session = typeof token === 'string' ? await peek(token) : null
  if (!session) fail('session-ended')
  const { userId, typeUser } = socket.handshake.query
  const { viewer, expiresAt } = session
  if (userId !== viewer.userId || typeUser !== String(viewer.typeUser)) fail('forbidden')
  const companyId = viewer.typeUser === 2 ? viewer.recruiter.companyId : null
  return { userId: viewer.userId, companyId, token: token as string, expiresAt }
}

/** The error for a refused socket, with the same body as an HTTP error. */
function refusal(error: unknown): Error {
  const appError = error instanceof AppError ? error : new AppError('unavailable')
  return Object.assign(new Error(appError.message), { data: appError.body() })
}

/** The caller's address for rate limits. Trusts as many proxies as the HTTP server does. */
function addressOf(request: IncomingMessage, proxies: number): string {
  const forwarded = forwardedAddresses(request.headers['x-forwarded-for'])
  const hops = [request.socket.remoteAddress ?? '', ...forwarded.toReversed()]
  return hops[Math.min(proxies, hops.length - 1)] ?? ''
}

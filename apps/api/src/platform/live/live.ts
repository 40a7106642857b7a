import type { IncomingMessage } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import type { livePipelineEvent, LivePipeline } from '@trilha/contracts/pipeline/board'
import {
  liveEvent,
  livePath,
  type LiveNotification,
} from '@trilha/contracts/notifications/notifications'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { Server, type Socket as AnySocket } from 'socket.io'
import type { Platform } from '../context.ts'
import { readRows } from '../db/database.ts'
import type { Listener } from '../db/listen.ts'
import { isDatabaseAway } from '../db/outage.ts'
import { AppError, fail } from '../errors.ts'
import type { Authenticators, LiveSession } from '../http/sessions.ts'
import { companyRoomOf, roomOf } from './live.message.ts'

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
const listenMs = 500

type LiveDeps = Pick<Authenticators, 'peekSession'> & { listener: Listener; databaseUrl: string }

/**
 * Live connections of signed-in users, on the program's HTTP server. Identity comes from the token
 * alone; `userId` and `typeUser` of the query must match it. A socket is closed when its session
 * ends in any process. Processes communicate by PostgreSQL's NOTIFY, over direct connections:
 * LISTEN does not work behind a pooler that shares connections.
 */
export async function startLive(
  app: FastifyInstance,
  platform: Platform,
  { listener, databaseUrl, peekSession }: LiveDeps,
): Promise<{ stop: () => Promise<void> }> {
  const { log, limits, config, outage } = platform
  // Events sent while the connection was lost are missed, so every client must read again.
  const connections = createConnections(platform, databaseUrl, () =>
    io.local.emit(liveEvent, { id: null }),
  )
  const io = new Server<NoEvents, ServerEvents, NoEvents, SocketData>(app.server, {
    path: livePath,
    serveClient: false,
    maxHttpBufferSize: 10_000,
    adapter: createAdapter(connections.pool, {
      errorHandler: (error) => {
        if (isDatabaseAway(error)) outage.noticed(error)
        else log.warn({ reason: error.message }, 'live adapter')
      },
    }),
    allowRequest: (request, answer) => {
      limits.hit('live', addressOf(request, config.proxies)).then(
        () => answer(null, true),
        () => answer('too-many-requests', false),
      )
    },
  })
  const { sockets } = io.of('/')

  io.use((socket, next) => {
    identify(socket, (token) => peekSession(platform, token)).then(
      (known) => {
        const own = io.of('/').adapter.rooms.get(roomOf(known.userId))
        if ((own?.size ?? 0) >= maxSockets) return next(refusal(new AppError('too-many-requests')))
        socket.data = known
        next()
      },
      (error: unknown) => next(refusal(error)),
    )
  })
  io.on('connection', (socket) => {
    const { userId, companyId } = socket.data
    void socket.join([roomOf(userId), ...(companyId ? [companyRoomOf(companyId)] : [])])
  })

  /** Closes sockets whose session has ended and updates the expiry of the others. */
  const recheck = async (some: Iterable<Socket>) => {
    for (const socket of some) {
      try {
        const session = await peekSession(platform, socket.data.token)
        if (session) socket.data.expiresAt = session.expiresAt
        else socket.disconnect(true)
      } catch {
        // The database is away: the next sweep checks again.
      }
    }
  }
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
  return {
    stop: async () => {
      await io.of('/').adapter.close()
      await connections.stop()
    },
  }
}

/**
 * A pool for the adapter: one dedicated connection for LISTEN, and the program's pool for all other
 * queries. With a real pool the adapter would never release a broken connection.
 * @param onReconnect called when it listens again after a lost connection.
 */
function createConnections({ db, outage }: Platform, databaseUrl: string, onReconnect: () => void) {
  let current: pg.Client | null = null
  const connect = async () => {
    const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
    client.on('error', outage.noticed)
    await client.connect()
    // The adapter runs LISTEN as soon as it has the connection.
    if (current) setTimeout(onReconnect, listenMs)
    current = client
    return Object.assign(client, { release: () => void client.end() })
  }
  const query = async (text: string, values: unknown[] = []) => ({
    rows: await readRows(db, text, values),
  })
  return {
    pool: { connect, query } as unknown as pg.Pool,
    stop: async () => {
      await current?.end().catch(() => undefined)
    },
  }
}

/**
 * Identifies the user of a socket.
 * @throws AppError `session-ended`, `forbidden` for a wrong query.
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
  const known = error instanceof AppError ? error : new AppError('unavailable')
  return Object.assign(new Error(known.message), { data: known.body() })
}

/** The caller's address for rate limits. Trusts as many proxies as the HTTP server does. */
function addressOf(request: IncomingMessage, proxies: number): string {
  const forwardedFor = String(request.headers['x-forwarded-for'] ?? '')
  const hops = [
    request.socket.remoteAddress ?? '',
    ...forwardedFor
      .split(',')
      .map((hop) => hop.trim())
      .filter(Boolean)
      .toReversed(),
  ]
  return hops[Math.min(proxies, hops.length - 1)] ?? ''
}

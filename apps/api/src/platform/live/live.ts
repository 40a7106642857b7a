import type { IncomingMessage } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import type { liveDeskEvent, LiveDesk } from '@trilha/contracts/desk.board'
import { liveEvent, livePath, type LiveNotification } from '@trilha/contracts/notifications'
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

type Says = {
  [liveEvent]: (about: LiveNotification) => void
  [liveDeskEvent]: (about: LiveDesk) => void
}
type Known = { userId: string; companyId: string | null; token: string; expiresAt: Date }
type Hears = Record<string, never>
type Socket = AnySocket<Hears, Says, Hears, Known>

/** Tabs of one person on one process; more is no person. */
const mostSockets = 30
const sweepMs = 60_000
const listenMs = 500

type LiveParts = Pick<Authenticators, 'peekSession'> & { listener: Listener; databaseUrl: string }

/**
 * The live connection of signed-in people, on the program's own server. Identity comes from the
 * token alone; `userId` and `typeUser` of the query must match it. A socket ends with its session,
 * wherever that was ended. Other processes are reached by PostgreSQL's NOTIFY, over connections of
 * its own: behind a pooler that shares connections LISTEN would hear nothing.
 */
export async function startLive(
  app: FastifyInstance,
  platform: Platform,
  { listener, databaseUrl, peekSession }: LiveParts,
): Promise<{ stop: () => Promise<void> }> {
  const { log, limits, config, outage } = platform
  // Whatever was said while nothing was heard is lost: everybody reads again.
  const connections = createConnections(platform, databaseUrl, () =>
    io.local.emit(liveEvent, { id: null }),
  )
  const io = new Server<Hears, Says, Hears, Known>(app.server, {
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
        if ((own?.size ?? 0) >= mostSockets) return next(refusal(new AppError('too-many-requests')))
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

  /** Ends the sockets whose session is over, and learns the new end of the others. */
  const recheck = async (some: Iterable<Socket>) => {
    for (const socket of some) {
      try {
        const session = await peekSession(platform, socket.data.token)
        if (session) socket.data.expiresAt = session.expiresAt
        else socket.disconnect(true)
      } catch {
        // The database is away: the next sweep asks again.
      }
    }
  }
  await listener.on('session_ended', (userId) => {
    const all = [...sockets.values()]
    // An empty payload follows a reconnection: anything may have been missed.
    void recheck(userId === '' ? all : all.filter((socket) => socket.data.userId === userId))
  })
  const sweep = setInterval(() => {
    const now = platform.now()
    void recheck([...sockets.values()].filter((socket) => socket.data.expiresAt <= now))
  }, sweepMs)

  app.addHook('preClose', async () => {
    clearInterval(sweep)
    // Not `disconnect`: clients take a lost connection as a reason to come back.
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
 * What the adapter takes for a pool: one connection of its own to listen on, and the program's pool
 * for everything else. (Of a real pool it would never give a broken connection back.)
 * @param onAgain called once it listens again after a connection broke.
 */
function createConnections({ db, outage }: Platform, databaseUrl: string, onAgain: () => void) {
  let current: pg.Client | null = null
  const connect = async () => {
    const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
    client.on('error', outage.noticed)
    await client.connect()
    // The adapter says LISTEN as soon as it has the connection.
    if (current) setTimeout(onAgain, listenMs)
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

/** Who connects. @throws AppError `session-ended`, `forbidden` for the query of somebody else. */
async function identify(
  socket: Socket,
  peek: (token: string) => Promise<LiveSession | null>,
): Promise<Known> {
  const { token } = socket.handshake.auth as { token?: unknown }
  const session = typeof token === 'string' ? await peek(token) : null
  if (!session) fail('session-ended')
  const { userId, typeUser } = socket.handshake.query
  const { viewer, expiresAt } = session
  if (userId !== viewer.userId || typeUser !== String(viewer.typeUser)) fail('forbidden')
  const companyId = viewer.typeUser === 2 ? viewer.recruiter.companyId : null
  return { userId: viewer.userId, companyId, token: token as string, expiresAt }
}

/** What a refused socket is told: the body that a call would have been answered with. */
function refusal(error: unknown): Error {
  const known = error instanceof AppError ? error : new AppError('unavailable')
  return Object.assign(new Error(known.message), { data: known.body() })
}

/** The caller's address, for limits, by the rule of the HTTP server: so many proxies are believed. */
function addressOf(request: IncomingMessage, proxies: number): string {
  const told = String(request.headers['x-forwarded-for'] ?? '')
  const hops = [
    request.socket.remoteAddress ?? '',
    ...told
      .split(',')
      .map((hop) => hop.trim())
      .filter(Boolean)
      .toReversed(),
  ]
  return hops[Math.min(proxies, hops.length - 1)] ?? ''
}

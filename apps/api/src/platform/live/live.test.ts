import { randomUUID } from 'node:crypto'
import * as accounts from '@trilha/contracts/accounts/accounts'
import * as contract from '@trilha/contracts/notifications/notifications'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { call } from '../../../test/client.ts'
import { aCandidate, aRecruiter } from '../../../test/factories.ts'
import { aSocket, connect, listening } from '../../../test/live.ts'
import { program } from '../../../test/program.ts'
import { startSession } from '../../accounts/signIn/sessions.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { startProgram, type RunningProgram } from '../../program.ts'
import { inTransaction } from '../db/database.ts'

const p = program()
const pollOptions = { timeout: 15_000, interval: 20 }

/** A second program on the same database, like another process. */
let second: RunningProgram
let origin = ''
let secondOrigin = ''
const open: ReturnType<typeof aSocket>[] = []

beforeAll(async () => {
  origin = await listening(p)
  second = await startProgram(p.platform.config, p.platform.log, p.databaseUrl, {
    limitScale: 1000,
    pages: false,
  })
  secondOrigin = await listening(second)
})
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.disconnect()
})
afterAll(() => second?.stop())

type Person = { userId: string; token: string }

const socketOf = (...given: Parameters<typeof aSocket>) => {
  const created = aSocket(...given)
  open.push(created)
  return created
}

/** Creates a socket and connects it. */
async function connected(...given: Parameters<typeof aSocket>) {
  const created = socketOf(...given)
  expect(await connect(created.socket)).toBeNull()
  return created
}

const sendNotification = (who: { userId: string }, key: string = randomUUID()) =>
  inTransaction(p.platform.db, (tx) =>
    notify(tx, {
      userId: who.userId,
      type: 'reminder',
      message: 'Falta pouco.',
      key,
      at: p.platform.now(),
    }),
  )

const idsOf = async (who: Person) => {
  const { body } = await call(
    p,
    contract.listNotifications,
    { params: { userId: who.userId }, query: { limit: 100 } },
    { token: who.token },
  )
  return body.rows.map(({ id }) => id)
}

describe('connecting', () => {
  test.each<[string, (me: Person, other: Person) => Parameters<typeof aSocket>[1], string, number]>(
    [
      ['is refused without a token', (me) => ({ userId: me.userId }), 'session-ended', 401],
      [
        'is refused with an unknown token',
        (me) => ({ ...me, token: 'x'.repeat(43) }),
        'session-ended',
        401,
      ],
      [
        'is refused with the id of another user',
        (me, other) => ({ ...me, userId: other.userId }),
        'forbidden',
        403,
      ],
      ['is refused with another user type', (me) => ({ ...me, typeUser: 2 }), 'forbidden', 403],
      ['is refused without a user id', (me) => ({ token: me.token }), 'forbidden', 403],
    ],
  )('%s', async (_, who, id, status) => {
    const { socket } = socketOf(origin, who(await aCandidate(p), await aCandidate(p)))
    expect(await connect(socket)).toMatchObject({ id, status })
    expect(socket.connected).toBe(false)
  })

  test('a candidate and a recruiter can connect', async () => {
    const candidate = await connected(origin, await aCandidate(p))
    const recruiter = await connected(secondOrigin, { ...(await aRecruiter(p)), typeUser: 2 })
    expect([candidate, recruiter].map(({ socket }) => socket.connected)).toEqual([true, true])
  })

  test('connections per user are limited, also when they are opened at once', async () => {
    const me = await aCandidate(p)
    const answers = await Promise.all(
      Array.from({ length: 45 }, () => connect(socketOf(origin, me).socket)),
    )
    expect(answers.filter((refusal) => refusal === null).length).toBe(30)
    expect(answers.find((refusal) => refusal !== null)).toMatchObject({ id: 'too-many-requests' })
  })

  test('connecting does not extend a session', async () => {
    const me = await aCandidate(p)
    const soon = new Date(p.platform.now().getTime() + 20 * 60_000)
    const update = sql`update sessions set expires_at = ${soon} where user_id = ${me.userId}`
    await update.execute(p.platform.db)
    await connected(origin, me)
    const { expires_at } = await p.platform.db
      .selectFrom('sessions')
      .select('expires_at')
      .where('user_id', '=', me.userId)
      .executeTakeFirstOrThrow()
    expect(expires_at).toEqual(soon)
  })
})

describe('events', () => {
  test('a notification is sent once, in every process, to its owner only', async () => {
    const [me, other] = [await aCandidate(p), await aCandidate(p)]
    const mine = [await connected(origin, me), await connected(secondOrigin, me)]
    const theirs = [await connected(origin, other), await connected(secondOrigin, other)]
    const key = randomUUID()
    await sendNotification(me, key)
    await sendNotification(me, key)
    const ids = await idsOf(me)
    expect(ids).toHaveLength(1)
    for (const { heard } of mine) await vi.waitFor(() => expect(heard).toEqual(ids), pollOptions)
    // Events are ordered: a wrong delivery would have arrived before this one.
    await sendNotification(other)
    const otherIds = await idsOf(other)
    for (const { heard } of theirs)
      await vi.waitFor(() => expect(heard).toEqual(otherIds), pollOptions)
    for (const { heard } of mine) expect(heard).toEqual(ids)
  })

  test('a notification that is rolled back is never sent', async () => {
    const me = await aCandidate(p)
    const { heard } = await connected(origin, me)
    await inTransaction(p.platform.db, async (tx) => {
      await notify(tx, {
        userId: me.userId,
        type: 'message',
        message: 'Nunca aconteceu.',
        key: 'x',
        at: new Date(),
      })
      throw new Error('rolled back')
    }).catch(() => undefined)
    await sendNotification(me)
    const ids = await idsOf(me)
    await vi.waitFor(() => expect(heard).toEqual(ids), pollOptions)
  })

  test('reading in one tab is sent to the other tabs, in every process', async () => {
    const me = await aCandidate(p)
    const earlier = [await connected(origin, me), await connected(secondOrigin, me)]
    await sendNotification(me)
    await sendNotification(me)
    // Sent before the tabs connect, so that they don't receive it.
    for (const { heard } of earlier)
      await vi.waitFor(() => expect(heard).toHaveLength(2), pollOptions)
    const [id = ''] = await idsOf(me)
    const tabs = [await connected(origin, me), await connected(secondOrigin, me)]
    const body = { unread: false } as const
    await call(p, contract.readNotification, { params: { id }, body }, { token: me.token })
    for (const { heard } of tabs) await vi.waitFor(() => expect(heard).toEqual([id]), pollOptions)
    // It is read already, so no event is sent.
    await call(p, contract.readNotification, { params: { id }, body }, { token: me.token })
    const { userId } = me
    await call(p, contract.readAllNotifications, { params: { userId } }, { token: me.token })
    for (const { heard } of tabs)
      await vi.waitFor(() => expect(heard).toEqual([id, null]), pollOptions)
  })

  test('many notifications are all sent, each once', { timeout: 60_000 }, async () => {
    const me = await aCandidate(p)
    const { heard } = await connected(secondOrigin, me)
    await Promise.all(Array.from({ length: 60 }, () => sendNotification(me)))
    await vi.waitFor(() => expect(heard).toHaveLength(60), pollOptions)
    expect(new Set(heard)).toEqual(new Set(await idsOf(me)))
    expect(new Set(heard).size).toBe(60)
  })
})

describe('disconnecting', () => {
  test('signing out disconnects in every process; other devices stay connected', async () => {
    const me = await aCandidate(p)
    const device = await startSession(p.platform.db, me.userId, p.platform.now())
    const [leaving, staying] = [
      await connected(secondOrigin, me),
      await connected(secondOrigin, { ...me, token: device.accessToken }),
    ]
    await call(p, accounts.logout, {}, { token: me.token })
    await vi.waitFor(() => expect(leaving.socket.connected).toBe(false), pollOptions)
    await sendNotification(me)
    await vi.waitFor(() => expect(staying.heard).toHaveLength(1), pollOptions)
    expect(leaving.heard).toEqual([])
    expect(await connect(leaving.socket)).toMatchObject({ id: 'session-ended' })
  })

  test('a client that lost its connection reconnects and can read what it missed', async () => {
    const me = await aCandidate(p)
    const { socket, heard } = await connected(origin, me, { reconnects: true })
    const readOnConnect: string[][] = []
    socket.on('connect', () => void idsOf(me).then((ids) => readOnConnect.push(ids)))
    const next = (event: 'connect' | 'disconnect') =>
      new Promise((resolve) => socket.once(event, () => resolve(null)))
    // Away for certain while it is sent: a client that is back earlier hears it, and misses nothing.
    socket.io.reconnection(false)
    const gone = next('disconnect')
    socket.io.engine.close()
    await gone
    await sendNotification(me)
    socket.io.reconnection(true)
    const back = next('connect')
    socket.connect()
    await back
    await vi.waitFor(() => expect(readOnConnect).toEqual([[expect.any(String)]]), pollOptions)
    // It may also have received the event after reconnecting, but not more than once.
    expect(heard.length).toBeLessThan(2)

    // A lost connection comes back by itself.
    const again = next('connect')
    socket.io.engine.close()
    await again
  })

  test('when a process stops, its clients lose the connection and so reconnect', async () => {
    const { platform, databaseUrl } = p
    const third = await startProgram(platform.config, platform.log, databaseUrl, { pages: false })
    const { socket } = await connected(await listening(third), await aCandidate(p))
    const reason = new Promise((resolve) => socket.once('disconnect', resolve))
    await third.stop()
    // Clients do not reconnect after a disconnect by the server.
    expect(await reason).toBe('transport close')
  })

  test('after a lost database connection the process listens and clients read again', async () => {
    const me = await aCandidate(p)
    const { socket, heard } = await connected(secondOrigin, me)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(p.platform.db)
    await vi.waitFor(() => expect(heard).toEqual([null]), pollOptions)
    await sendNotification(me)
    await vi.waitFor(() => expect(heard).toHaveLength(2), pollOptions)
    expect(socket.connected).toBe(true)
  })
})

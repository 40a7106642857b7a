import { randomUUID } from 'node:crypto'
import * as accounts from '@trilha/contracts/accounts'
import * as contract from '@trilha/contracts/notifications'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { call } from '../../../test/client.ts'
import { aCandidate, aRecruiter } from '../../../test/factories.ts'
import { aSocket, connect, listening } from '../../../test/live.ts'
import { program } from '../../../test/program.ts'
import { startSession } from '../../accounts/accounts.sessions.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { startProgram, type RunningProgram } from '../../program.ts'
import { inTransaction } from '../db/database.ts'

const p = program()
const patience = { timeout: 15_000, interval: 20 }

/** Another process of the same program, as far as PostgreSQL can tell. */
let second: RunningProgram
let here = ''
let there = ''
const open: ReturnType<typeof aSocket>[] = []

beforeAll(async () => {
  here = await listening(p)
  second = await startProgram(p.platform.config, p.platform.log, p.databaseUrl, {
    limitScale: 1000,
    pages: false,
  })
  there = await listening(second)
})
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.disconnect()
})
afterAll(() => second?.stop())

type Person = { userId: string; token: string }

const socketOf = (...given: Parameters<typeof aSocket>) => {
  const made = aSocket(...given)
  open.push(made)
  return made
}

/** A connected one. */
async function connected(...given: Parameters<typeof aSocket>) {
  const made = socketOf(...given)
  expect(await connect(made.socket)).toBeNull()
  return made
}

const tell = (who: { userId: string }, key: string = randomUUID()) =>
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

describe('who may connect', () => {
  test.each<[string, (me: Person, other: Person) => Parameters<typeof aSocket>[1], string, number]>(
    [
      ['nobody without a token', (me) => ({ userId: me.userId }), 'session-ended', 401],
      ['nobody with a dead one', (me) => ({ ...me, token: 'x'.repeat(43) }), 'session-ended', 401],
      [
        'nobody as somebody else',
        (me, other) => ({ ...me, userId: other.userId }),
        'forbidden',
        403,
      ],
      ['nobody as another kind of account', (me) => ({ ...me, typeUser: 2 }), 'forbidden', 403],
      ['nobody without saying who', (me) => ({ token: me.token }), 'forbidden', 403],
    ],
  )('%s', async (_, who, id, status) => {
    const { socket } = socketOf(here, who(await aCandidate(p), await aCandidate(p)))
    expect(await connect(socket)).toMatchObject({ id, status })
    expect(socket.connected).toBe(false)
  })

  test('a candidate, and a recruiter', async () => {
    const candidate = await connected(here, await aCandidate(p))
    const recruiter = await connected(there, { ...(await aRecruiter(p)), typeUser: 2 })
    expect([candidate, recruiter].map(({ socket }) => socket.connected)).toEqual([true, true])
  })

  test('one person keeps so many connections open, also when all come at once', async () => {
    const me = await aCandidate(p)
    const answers = await Promise.all(
      Array.from({ length: 45 }, () => connect(socketOf(here, me).socket)),
    )
    expect(answers.filter((refusal) => refusal === null).length).toBe(30)
    expect(answers.find((refusal) => refusal !== null)).toMatchObject({ id: 'too-many-requests' })
  })

  test('connecting does not prolong a session', async () => {
    const me = await aCandidate(p)
    const soon = new Date(p.platform.now().getTime() + 20 * 60_000)
    const where = sql`update sessions set expires_at = ${soon} where user_id = ${me.userId}`
    await where.execute(p.platform.db)
    await connected(here, me)
    const { expires_at } = await p.platform.db
      .selectFrom('sessions')
      .select('expires_at')
      .where('user_id', '=', me.userId)
      .executeTakeFirstOrThrow()
    expect(expires_at).toEqual(soon)
  })
})

describe('what is heard', () => {
  test('an id, in every process, by its owner alone, once', async () => {
    const [me, other] = [await aCandidate(p), await aCandidate(p)]
    const mine = [await connected(here, me), await connected(there, me)]
    const theirs = [await connected(here, other), await connected(there, other)]
    const key = randomUUID()
    await tell(me, key)
    await tell(me, key)
    const ids = await idsOf(me)
    expect(ids).toHaveLength(1)
    for (const { heard } of mine) await vi.waitFor(() => expect(heard).toEqual(ids), patience)
    // What was said to somebody else before this would have been heard by now.
    await tell(other)
    const otherIds = await idsOf(other)
    for (const { heard } of theirs)
      await vi.waitFor(() => expect(heard).toEqual(otherIds), patience)
    for (const { heard } of mine) expect(heard).toEqual(ids)
  })

  test('what was rolled back is never heard', async () => {
    const me = await aCandidate(p)
    const { heard } = await connected(here, me)
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
    await tell(me)
    const ids = await idsOf(me)
    await vi.waitFor(() => expect(heard).toEqual(ids), patience)
  })

  test('what one tab reads, the others learn, wherever they are connected', async () => {
    const me = await aCandidate(p)
    const earlier = [await connected(here, me), await connected(there, me)]
    await tell(me)
    await tell(me)
    // Said before the tabs are there: neither hears it late.
    for (const { heard } of earlier) await vi.waitFor(() => expect(heard).toHaveLength(2), patience)
    const [id = ''] = await idsOf(me)
    const tabs = [await connected(here, me), await connected(there, me)]
    const body = { unread: false } as const
    await call(p, contract.readNotification, { params: { id }, body }, { token: me.token })
    for (const { heard } of tabs) await vi.waitFor(() => expect(heard).toEqual([id]), patience)
    // Read already: nothing changed, nothing is said.
    await call(p, contract.readNotification, { params: { id }, body }, { token: me.token })
    const { userId } = me
    await call(p, contract.readAllNotifications, { params: { userId } }, { token: me.token })
    for (const { heard } of tabs)
      await vi.waitFor(() => expect(heard).toEqual([id, null]), patience)
  })

  test('of many, none is missed or doubled', { timeout: 60_000 }, async () => {
    const me = await aCandidate(p)
    const { heard } = await connected(there, me)
    await Promise.all(Array.from({ length: 60 }, () => tell(me)))
    await vi.waitFor(() => expect(heard).toHaveLength(60), patience)
    expect(new Set(heard)).toEqual(new Set(await idsOf(me)))
    expect(new Set(heard).size).toBe(60)
  })
})

describe('what ends a connection', () => {
  test('signing out, also in another process; the other device stays', async () => {
    const me = await aCandidate(p)
    const device = await startSession(p.platform.db, me.userId, p.platform.now())
    const [leaving, staying] = [
      await connected(there, me),
      await connected(there, { ...me, token: device.accessToken }),
    ]
    await call(p, accounts.logout, {}, { token: me.token })
    await vi.waitFor(() => expect(leaving.socket.connected).toBe(false), patience)
    await tell(me)
    await vi.waitFor(() => expect(staying.heard).toHaveLength(1), patience)
    expect(leaving.heard).toEqual([])
    expect(await connect(leaving.socket)).toMatchObject({ id: 'session-ended' })
  })

  test('a client that lost its connection comes back and reads what it missed', async () => {
    const me = await aCandidate(p)
    const { socket, heard } = await connected(here, me, { reconnects: true })
    const readOnConnect: string[][] = []
    socket.on('connect', () => void idsOf(me).then((ids) => readOnConnect.push(ids)))
    const back = new Promise((resolve) => socket.once('connect', () => resolve(null)))
    socket.io.engine.close()
    await tell(me)
    await back
    await vi.waitFor(() => expect(readOnConnect).toEqual([[expect.any(String)]]), patience)
    // It may have been quick enough to hear it too: then the same one, and the list has it once.
    expect(heard.length).toBeLessThan(2)
  })

  test('a process that stops lets its connections go, to come back elsewhere', async () => {
    const { platform, databaseUrl } = p
    const third = await startProgram(platform.config, platform.log, databaseUrl, { pages: false })
    const { socket } = await connected(await listening(third), await aCandidate(p))
    const reason = new Promise((resolve) => socket.once('disconnect', resolve))
    await third.stop()
    // What the server itself disconnects does not come back.
    expect(await reason).toBe('transport close')
  })

  test('a process that lost its database hears again, and tells everybody to read', async () => {
    const me = await aCandidate(p)
    const { socket, heard } = await connected(there, me)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'LISTEN "socket.io#/"%'`.execute(
      p.platform.db,
    )
    await vi.waitFor(() => expect(heard).toEqual([null]), patience)
    await tell(me)
    await vi.waitFor(() => expect(heard).toHaveLength(2), patience)
    expect(socket.connected).toBe(true)
  })
})

/**
 * `npm run bench:live`: 5,000 live connections to one process of the whole program, started as a
 * user starts it. Measures the memory of a connection, the latency of an event that another process
 * commits for one user or for all, and the missed events after 30 seconds without a connection.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hourMs } from '@trilha/contracts/shared/durations'
import { notify } from '../apps/api/src/notifications/notifications.service.ts'
import { createDatabase, createPool, type Database } from '../apps/api/src/platform/db/database.ts'
import { freePort } from '../apps/api/src/platform/db/embedded.ts'
import { aSocket, connect } from '../apps/api/test/live.ts'
import { startAsPerson, stopProgram } from '../e2e/program.global.ts'

const people = 500
const socketsEach = 10
const singleEvents = 200
const missedEvents = 100
const awayMs = 30_000

type Person = { userId: string; token: string }
type Listening = ReturnType<typeof aSocket>

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const p95 = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** Connects to the running program's database. */
function databaseOf(dataDir: string) {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8')
  const [, , , port] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
  const url = `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/trilha`
  const pool = createPool(url, 4)
  return { db: createDatabase(pool), pool }
}

/**
 * Creates a user with a session directly, because hashing thousands of passwords would take
 * minutes.
 */
async function createUser(db: Database): Promise<Person> {
  const { id: userId } = await db
    .insertInto('users')
    .values({ type_user: 1, email: `${randomUUID()}@exemplo.com.br` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = randomBytes(32).toString('base64url')
  const later = new Date(Date.now() + hourMs)
  await db
    .insertInto('sessions')
    .values({
      user_id: userId,
      token_hash: createHash('sha256').update(token).digest(),
      expires_at: later,
      ends_at: later,
    })
    .execute()
  return { userId, token }
}

/** Notifies all recipients in one transaction. @returns the time just before the commit. */
async function notifyAll(db: Database, recipients: readonly Person[]): Promise<number> {
  let began = 0
  await db.transaction().execute(async (tx) => {
    for (const { userId } of recipients)
      await notify(tx, {
        userId,
        type: 'reminder',
        message: 'Medida. Isto é só uma medida.',
        key: randomUUID(),
        at: new Date(),
      })
    began = performance.now()
  })
  return began
}

/** Resolves with the time of the next notification at this socket. */
const nextNotification = ({ socket }: Listening) =>
  new Promise<number>((resolve) => socket.once('notification', () => resolve(performance.now())))

const dataDir = mkdtempSync(join(tmpdir(), 'trilha-live-'))
const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const program = await startAsPerson(dataDir, port)
const open: Listening[] = []
const { db, pool } = databaseOf(dataDir)
try {
  const everybody: Person[] = []
  for (let i = 0; i < people; i++) everybody.push(await createUser(db))
  await sleep(5000)
  const before = residentMegabytes(program.pid ?? 0)

  const began = performance.now()
  for (const [i, who] of everybody.entries()) {
    const address = `10.40.${i >> 7}.${i & 127}`
    const own = Array.from({ length: socketsEach }, () => aSocket(origin, who, { address }))
    const refused = (await Promise.all(own.map(({ socket }) => connect(socket)))).filter(Boolean)
    if (refused.length > 0) throw new Error(`refused: ${JSON.stringify(refused[0])}`)
    open.push(...own)
  }
  const connecting = (performance.now() - began) / 1000
  await sleep(10_000)
  const after = residentMegabytes(program.pid ?? 0)

  const singleLatencies: number[] = []
  for (let i = 0; i < singleEvents; i++) {
    const index = (i * 37) % people
    const heard = nextNotification(open[index * socketsEach]!)
    const committed = await notifyAll(db, [everybody[index]!])
    singleLatencies.push((await heard) - committed)
  }

  const heardByAll = open.map(nextNotification)
  const committed = await notifyAll(db, everybody)
  const latencies = (await Promise.all(heardByAll)).map((at) => at - committed)

  const [me] = everybody
  const [mine] = open
  const readAll = async () => {
    const answer = await fetch(`${origin}/api/notification/list/${me?.userId}/?limit=300`, {
      headers: { authorization: `Bearer ${me?.token}` },
    })
    return ((await answer.json()) as { rows: { id: string }[] }).rows.map(({ id }) => id)
  }
  const known = new Set(await readAll())
  mine?.socket.disconnect()
  for (let i = 0; i < missedEvents; i++) await notifyAll(db, [me!])
  await sleep(awayMs)
  await connect(mine!.socket)
  const fresh = (await readAll()).filter((id) => !known.has(id))

  const kilobytes = ((after - before) * 1024) / open.length
  const row = (what: string, value: string, goal = '') =>
    console.log(`| ${what} | ${value} | ${goal} |`)
  console.log(`Clients on the same machine, Node ${process.version}\n`)
  console.log('| what | measured | goal |\n|---|---|---|')
  row('connections to one process', open.length.toLocaleString('en'), '5,000')
  row('time to connect them, each with its own session', `${connecting.toFixed(1)} s`)
  row('memory of one connection', `${kilobytes.toFixed(1)} KB`)
  row(
    'commit in another process to the event, median',
    `${median(singleLatencies).toFixed(1)} ms`,
    '50 ms',
  )
  row('the same, 95 of 100', `${p95(singleLatencies).toFixed(1)} ms`, '200 ms')
  row(
    `one commit for ${people} people to all sockets, median`,
    `${median(latencies).toFixed(0)} ms`,
  )
  row('the same, the last one', `${Math.max(...latencies).toFixed(0)} ms`)
  row(
    `of ${missedEvents} written while away for 30 s, read on return (different ones)`,
    `${fresh.length} (${new Set(fresh).size})`,
    `${missedEvents} (${missedEvents})`,
  )
} finally {
  for (const { socket } of open) socket.disconnect()
  await pool.end()
  await stopProgram(program)
  rmSync(dataDir, { recursive: true, force: true })
}

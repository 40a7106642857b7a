import { randomUUID } from 'node:crypto'
import * as accounts from '@trilha/contracts/accounts/accounts'
import * as notifications from '@trilha/contracts/notifications/notifications'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { givePhone, moveToHour } from '../../test/channels.ts'
import { call } from '../../test/client.ts'
import { aCandidate, aVacancy } from '../../test/factories.ts'
import { aSocket, connect, listening } from '../../test/live.ts'
import { program } from '../../test/program.ts'
import { passwordChangedTask, welcomeTask } from '../accounts/accounts.tasks.ts'
import { notifyByWhatsApp } from '../notifications/whatsApp/whatsApp.service.ts'
import { inTransaction } from './db/database.ts'
import { serveMetrics } from './metricsServer.ts'

// A server that is no replica of ours answers like one that has caught up.
const p = program({ settings: { DATABASE_REPLICA_URL: inject('databaseServer') } })
let server: FastifyInstance
beforeAll(async () => {
  const isHealthy = async () => true
  server = await serveMetrics(p.platform.metrics, { host: '127.0.0.1', port: 0, isHealthy })
})
afterAll(() => server?.close())

const read = async () => (await server.inject('/metrics')).body

/** The value of a line of `/metrics`; 0 when it is missing. */
async function figure(series: string): Promise<number> {
  const line = (await read()).split('\n').find((each) => each.startsWith(`${series} `))
  return line ? Number(line.slice(series.length)) : 0
}

/** How much a figure grows while `work` runs. */
async function growth(series: string, work: () => Promise<unknown>): Promise<number> {
  const before = await figure(series)
  await work()
  return (await figure(series)) - before
}

const addTask = (userId: string) =>
  inTransaction(p.platform.db, (tx) =>
    p.platform.tasks.add(tx, passwordChangedTask, {
      changeId: randomUUID(),
      userId,
      at: p.platform.now().toISOString(),
    }),
  )
const getUser = (token: string) => call(p, accounts.getUser, { query: {} }, { token })
const login = (email: string, password: string) =>
  call(p, accounts.login, { query: { typeUser: 1 }, body: { email, password } })

test('statements are counted by operation and table, failed ones too, without values', async () => {
  const series = (kind: string) => `database_statement_duration_seconds_count{${kind}}`
  const insert = series('operation="insert",table="users"')
  expect(await growth(insert, () => aCandidate(p, { name: 'Cupuaçu' }))).toBe(1)
  const select = series('operation="select",table="search_lexicon"')
  const fail = () => sql`select nothing from search_lexicon`.execute(p.platform.db)
  expect(await growth(select, () => expect(fail()).rejects.toThrow('nothing'))).toBe(1)
  const commit = series('operation="commit",table="none"')
  expect(await growth(commit, () => inTransaction(p.platform.db, async () => 1))).toBe(1)
  expect(await read()).not.toMatch(/Cupua|exemplo/)
})

test('a run of a task and its mail are counted by outcome', async () => {
  const { userId } = await aCandidate(p)
  const done = 'task_duration_seconds_count{task="accounts.passwordChanged",outcome="done"}'
  const mails = await figure('mails_total{outcome="accepted"}')
  const runs = await growth(done, async () => {
    await addTask(userId)
    await p.platform.tasks.settled()
  })
  expect(runs).toBe(1)
  expect(await figure('mails_total{outcome="accepted"}')).toBe(mails + 1)
})

test('a failed run and the tasks by kind and state', async () => {
  p.platform.tasks.handle(welcomeTask, () => Promise.reject(new Error('broken')))
  const failed = 'task_duration_seconds_count{task="accounts.welcome",outcome="failed"}'
  const before = await figure(failed)
  await inTransaction(p.platform.db, (tx) =>
    p.platform.tasks.add(tx, welcomeTask, { userId: randomUUID() }),
  )
  await expect.poll(() => figure(failed), { timeout: 10_000 }).toBe(before + 1)
  const scheduled = 'tasks{task="accounts.welcome",state="scheduled"}'
  await expect.poll(() => figure(scheduled), { timeout: 10_000 }).toBe(1)
  await sql`insert into tasks.job (name, data, source_name, source_retry_count)
    values ('dead-letters', '{}', 'accounts.welcome', 5)`.execute(p.platform.db)
  expect(await figure('tasks{task="accounts.welcome",state="dead"}')).toBe(1)
})

test('reads of the session cache are hits or misses', async () => {
  const { token } = await aCandidate(p)
  const hits = 'cache_reads_total{cache="session",outcome="hit"}'
  const misses = 'cache_reads_total{cache="session",outcome="miss"}'
  expect(await growth(misses, () => getUser(token))).toBe(1)
  expect(await growth(hits, () => getUser(token))).toBe(1)
})

test('failed sign-ins are counted by reason; a sign-in is not', async () => {
  const { email } = await aCandidate(p, { password: 'uma-senha-longa' })
  const wrong = 'sign_in_failures_total{reason="invalid-credentials"}'
  expect(await growth(wrong, () => login(email, 'outra'))).toBe(1)
  expect(await growth(wrong, () => login(email, 'uma-senha-longa'))).toBe(0)
})

test('live connections are counted while they are open', async () => {
  const { socket } = aSocket(await listening(p), await aCandidate(p))
  expect(await connect(socket)).toBeNull()
  expect(await figure('live_connections')).toBe(1)
  socket.disconnect()
  await expect.poll(() => figure('live_connections')).toBe(0)
})

test('messages by WhatsApp are counted by outcome', async () => {
  moveToHour(p, 12)
  const { candidateId, token } = await aCandidate(p, { state: 'MG' })
  await givePhone(p, candidateId)
  const input = { params: { candidateId }, body: { newValue: true } }
  await call(p, notifications.updateApplicationsWhatsApp, input, { token })
  const accepted = 'whatsapp_messages_total{outcome="accepted"}'
  const before = await figure(accepted)
  const content = {
    template: 'prazo_de_etapa_v1' as const,
    parameters: ['Jussara', 'Requisitos da vaga', 'Atendente', 'quinta-feira, 26 de novembro'],
    button: 'progressSelectiveProcess/1',
  }
  await inTransaction(p.platform.db, (tx) =>
    notifyByWhatsApp(p.platform, tx, {
      candidateId,
      topic: 'applications',
      content,
      key: randomUUID(),
    }),
  )
  await expect.poll(() => figure(accepted), { timeout: 20_000 }).toBe(before + 1)
})

test('the delay of the event loop shows a program that computes for long', async () => {
  // The delay is sampled every 10 ms.
  const sample = () => new Promise((resolve) => setTimeout(resolve, 30))
  const delay = async () => {
    await sample()
    const until = performance.now() + 200
    while (performance.now() < until);
    await sample()
    return figure('nodejs_eventloop_lag_max_seconds')
  }
  await expect.poll(delay, { timeout: 10_000 }).toBeGreaterThan(0.1)
})

test('the index has a size, a build time and a lag, which grows when it is not followed', async () => {
  const added = await growth('search_index_vacancies', async () => {
    await aVacancy(p)
    await p.platform.search.catchUp()
  })
  expect(added).toBe(1)
  expect(await figure('search_index_build_seconds')).toBeGreaterThan(0)
  const lag = () => figure('search_index_lag_seconds')
  expect(await lag()).toBeLessThan(2)
  await p.platform.search.stop()
  await expect.poll(lag, { timeout: 10_000 }).toBeGreaterThan(2)
})

test('the free space of the data folder is there', async () => {
  expect(await figure('data_disk_free_bytes')).toBeGreaterThan(1_000_000)
})

test('the lag of the replica is there when there is one', async () => {
  expect(await read()).toMatch(/^database_replica_lag_seconds 0$/m)
})

test('figures that can not be read are left out, and the others are served', async () => {
  p.platform.metrics.watch('broken', { help: 'Fails' }, () => Promise.reject(new Error('away')))
  expect(await read()).not.toMatch(/^broken \d/m)
  expect(await figure('search_index_ready')).toBe(1)
})

/**
 * `npm run bench:webhooks`: events of 1,000 applications sent to a receiver that randomly answers
 * 500 or drops the connection, by two workers at once. Each event must arrive at least once,
 * signed, and in order for its application; the log must match the receiver.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type RawBuilder } from 'kysely'
import pg from 'pg'
import { startEmbedded } from '../apps/api/src/platform/db/embedded.ts'
import { inTransaction } from '../apps/api/src/platform/db/database.ts'
import { migrate } from '../apps/api/src/migrate.ts'
import { readConfig } from '../apps/api/src/platform/config/config.ts'
import { createLog } from '../apps/api/src/platform/log.ts'
import { seal } from '../apps/api/src/platform/secrets/sealed.ts'
import { startProgram } from '../apps/api/src/program.ts'
import { deliverDue, sealOwner } from '../apps/api/src/webhooks/webhooks.deliver.ts'
import { emit } from '../apps/api/src/webhooks/webhooks.emit.ts'
import { newSecret } from '../apps/api/src/webhooks/webhooks.signature.ts'
import { startReceiver } from '../apps/api/test/standIns/receiver.ts'

const applications = Number(process.env['APPLICATIONS'] ?? 1000)
const eventsPerApplication = 10
/** Percentage of responses with status 500, and of dropped connections. */
const [refusedPercent, droppedPercent] = [20, 10]

const dir = mkdtempSync(join(tmpdir(), 'trilha-bench-'))
const server = await startEmbedded({ dir, settings: ['fsync=off'] })
const admin = new pg.Client({ connectionString: server.url('postgres') })
await admin.connect()
await admin.query('create database trilha')
await admin.end()
const url = server.url('trilha')
await migrate(url)
const settings = {
  TRILHA_DATA: dir,
  TRILHA_ROLE: 'web',
  WEBHOOKS_PRIVATE: 'on',
  LOG_LEVEL: 'silent',
}
const config = { ...readConfig(settings), demo: false }
const program = await startProgram(config, createLog('silent'), url, { pages: false })
const receiver = await startReceiver(() => {
  const chance = Math.random() * 100
  if (chance < refusedPercent) return 500
  return chance < refusedPercent + droppedPercent ? 0 : 204
})
try {
  const { platform } = program
  const { companyId, ids } = await prepare()
  // No delivery tasks are added, because this benchmark calls `deliverDue` itself.
  const withoutTasks = { ...platform, tasks: { ...platform.tasks, add: async () => undefined } }
  const writingBegan = performance.now()
  for (let version = 1; version <= eventsPerApplication; version++)
    for (let at = 0; at < ids.length; at += 50)
      await inTransaction(platform.db, async (tx) => {
        for (const id of ids.slice(at, at + 50))
          await emit(
            withoutTasks,
            tx,
            version === 1 ? 'application.created' : 'application.moved',
            {
              application: { id, vacancyId: 1, companyId, state: 'in_progress', version },
              moves: [
                { stageId: null, from: null, to: 'in_progress', action: 'x', actor: 'system' },
              ],
            },
          )
      })
  const writingSeconds = (performance.now() - writingBegan) / 1000

  const began = performance.now()
  const pauses = Array.from({ length: 100 }, () => 20)
  const hasPending = async () => (await count(sql<boolean>`state in ('waiting', 'pending')`)) > 0
  while (await hasPending())
    await Promise.all([deliverDue(withoutTasks, { pauses }), deliverDue(withoutTasks, { pauses })])
  const seconds = (performance.now() - began) / 1000

  const accepted = receiver.received.filter(({ status }) => status === 204)
  const events = applications * eventsPerApplication
  const arrived = new Set(accepted.map(({ id }) => id)).size
  const outOfOrder = ids.filter((id) => {
    const versions = accepted
      .filter(({ applicationId }) => applicationId === id)
      .map(({ version }) => version)
    const firstArrivals = [...new Set(versions)]
    return (
      firstArrivals.some((version, i) => version !== i + 1) ||
      firstArrivals.length !== eventsPerApplication
    )
  }).length
  const tries = await count(sql<boolean>`true`, 'webhook_tries')
  console.log(
    `${events.toLocaleString('en')} events of ${applications} applications, one webhook; ` +
      `the receiver refuses ${refusedPercent} % and breaks ${droppedPercent} % off\n`,
  )
  console.log('| what | figure |\n|---|---|')
  const row = (what: string, figure: string | number) =>
    console.log(
      `| ${what} | ${typeof figure === 'number' ? figure.toLocaleString('en') : figure} |`,
    )
  row('events that arrived', arrived)
  row('arrived twice or more (taken, the answer lost)', accepted.length - arrived)
  row('posts that reached the receiver', receiver.received.length)
  row('without a valid signature', receiver.received.filter((r) => !r.signed).length)
  row('applications with an event out of order', outOfOrder)
  row('log: delivered', await count(sql<boolean>`state = 'delivered'`))
  row('log: given up', await count(sql<boolean>`state = 'failed'`))
  row('log: tries', tries)
  row('tries a second, one webhook, two workers in one process', Math.round(tries / seconds))
  row('events written a second', Math.round(events / writingSeconds))
  if (arrived !== events || outOfOrder > 0) process.exitCode = 1

  async function count(where: RawBuilder<boolean>, table = 'webhook_deliveries'): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where ${where}`.execute(platform.db)
    return rows[0]?.n ?? 0
  }

  /** A company with a webhook, and minimal applications: other benchmarks measure the trail. */
  async function prepare() {
    const { db } = platform
    const { id: companyId } = await db
      .insertInto('companies')
      .values({ name: 'Medida', mark: 'wheat', tone: 'straw', sector: 'Varejo' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: userId } = await db
      .insertInto('users')
      .values({ type_user: 2, email: 'medida@exemplo.com.br' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: recruiterId } = await db
      .insertInto('recruiters')
      .values({ user_id: userId, company_id: companyId, name: 'Medida', role: 'owner' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const webhookId = crypto.randomUUID()
    const secret = newSecret()
    receiver.known.secret = secret
    await db
      .insertInto('webhooks')
      .values({
        id: webhookId,
        company_id: companyId,
        url: receiver.url,
        events: ['application.created', 'application.moved'],
        secret_sealed: seal(config, sealOwner(webhookId), secret),
        created_by: recruiterId,
        created_at: sql<Date>`now()`,
      })
      .execute()
    await sql`
      with person as (
        insert into users (type_user, email) select 1, 'p' || i || '@exemplo.com.br'
        from generate_series(1, ${applications}::int) i returning id
      ), candidate as (
        insert into candidates (user_id, name, birth_date, accepted_terms_version)
        select id, 'Pessoa', '1990-01-01', 'bench' from person returning id
      ), vacancy as (
        insert into vacancies (company_id, state, slug, role_name, description, workplace,
          contract_type, payment_band, job_profile, published_at, closes_on)
        values (${companyId}, 'open', 'medida', 'Medida', '<p>x</p>', 'remote', 'clt', 'to-1412',
          'any', now(), now() + interval '20 days') returning id
      )
      insert into applications (vacancy_id, candidate_id, state)
      select v.id, c.id, 'in_progress' from vacancy v, candidate c`.execute(db)
    const rows = await db.selectFrom('applications').select('id').execute()
    return { companyId, ids: rows.map(({ id }) => id) }
  }
} finally {
  await program.stop()
  await receiver.stop()
  await server.stop()
  rmSync(dir, { recursive: true, force: true })
}

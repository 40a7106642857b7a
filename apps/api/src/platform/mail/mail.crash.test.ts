import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { program } from '../../../test/program.ts'
import { welcomeTask } from '../../accounts/accounts.tasks.ts'
import { inTransaction } from '../db/database.ts'

const people = 500
/** The worker is killed after these numbers of received messages. */
const killedAt = [120, 300]

// A separate worker process runs the tasks, so that it can be killed.
const p = program({ settings: { TRILHA_ROLE: 'web' } })

/**
 * The recipients' mailboxes behind a real SMTP server. Like large providers, they show a message
 * once when it arrives twice with the same Message-ID.
 */
const mailboxes = new Map<string, Set<string>>()
let handedOver = 0
let worker: ChildProcess
let died = 0
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, session, done) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
        const to = session.envelope.rcptTo[0]?.address ?? ''
        mailboxes.set(to, (mailboxes.get(to) ?? new Set()).add(mail.messageId ?? ''))
        handedOver++
        // The worst moment: the message is delivered, but the sender gets no confirmation.
        if (handedOver === killedAt[died]) {
          died++
          worker.kill('SIGKILL')
        }
        done()
      })
    })
  },
})
// A killed worker breaks its SMTP connection.
server.on('error', () => undefined)

function startWorker(smtpPort: number): ChildProcess {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', "(await import('./src/main.ts')).main()"],
    {
      cwd: join(import.meta.dirname, '../../..'),
      env: {
        ...process.env,
        DATABASE_URL: p.databaseUrl,
        DATABASE_POOL: '6',
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        TRILHA_ORIGINS: 'http://localhost:3000',
        TRILHA_SECRET: 'x'.repeat(32),
        TRILHA_ROLE: 'worker',
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  return child
}

const gone = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
  })

afterAll(async () => {
  worker?.kill('SIGKILL')
  if (worker) await gone(worker)
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

test(
  'the worker killed twice in the middle of sending 500 messages: each is delivered exactly once',
  { timeout: 400_000 },
  async () => {
    const port = await new Promise<number>((resolve) => {
      const listening = server.listen(0, '127.0.0.1', () =>
        resolve((listening.address() as { port: number }).port),
      )
    })
    const users = await p.platform.db
      .insertInto('users')
      .values(
        Array.from({ length: people }, () => ({
          type_user: 1,
          email: `${randomUUID()}@exemplo.com.br`,
        })),
      )
      .returning(['id', 'email'])
      .execute()
    await p.platform.db
      .insertInto('candidates')
      .values(
        users.map(({ id }) => ({
          user_id: id,
          name: 'Jussara Nascimento',
          birth_date: '1994-03-12',
          accepted_terms_version: 'test',
        })),
      )
      .execute()
    await inTransaction(p.platform.db, async (tx) => {
      for (const { id } of users) await p.platform.tasks.add(tx, welcomeTask, { userId: id })
    })

    const began = performance.now()
    for (let round = 0; round <= killedAt.length; round++) {
      worker = startWorker(port)
      if (round < killedAt.length) await gone(worker)
      expect(died).toBe(Math.min(round + 1, killedAt.length))
    }
    // Tasks of a killed worker are retried when the queue notices it, and once more after a pause.
    const sent = () =>
      p.platform.db
        .selectFrom('sent_messages')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    await expect
      .poll(async () => Number((await sent()).count), { timeout: 300_000, interval: 500 })
      .toBe(people)
    const seconds = (performance.now() - began) / 1000

    const shown = users.map(({ email }) => mailboxes.get(email)?.size ?? 0)
    const twice = handedOver - people
    process.stdout.write(
      `worker killed at ${killedAt.join(' and ')} of ${people} messages: ` +
        `shown once ${shown.filter((n) => n === 1).length}, lost ${shown.filter((n) => n === 0).length}, ` +
        `shown twice ${shown.filter((n) => n > 1).length}; ` +
        `handed over again under the same Message-ID ${twice}; ${seconds.toFixed(0)} s\n`,
    )
    expect(shown.filter((n) => n !== 1)).toEqual([])
    // Two messages are sent at a time, so each kill repeats two at most.
    expect(twice).toBeLessThanOrEqual(2 * killedAt.length)
  },
)

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
let receivedCount = 0
let worker: ChildProcess
let kills = 0
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
        receivedCount++
        // The worst moment: the message is delivered, but the sender gets no confirmation.
        if (receivedCount === killedAt[kills]) {
          kills++
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

const exited = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
  })

afterAll(async () => {
  worker?.kill('SIGKILL')
  if (worker) await exited(worker)
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

test(
  'the worker is killed twice while it sends 500 messages: each mailbox shows its message once',
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
      if (round < killedAt.length) await exited(worker)
      expect(kills).toBe(Math.min(round + 1, killedAt.length))
    }
    // The queue retries the tasks of a killed worker when it notices the kill, which takes a while.
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
    const repeated = receivedCount - people
    process.stdout.write(
      `worker killed at ${killedAt.join(' and ')} of ${people} messages: ` +
        `shown once ${shown.filter((n) => n === 1).length}, lost ${shown.filter((n) => n === 0).length}, ` +
        `shown twice ${shown.filter((n) => n > 1).length}; ` +
        `handed over again under the same Message-ID ${repeated}; ${seconds.toFixed(0)} s\n`,
    )
    expect(shown.filter((n) => n !== 1)).toEqual([])
    // Two messages are sent at a time, so each kill repeats two at most.
    expect(repeated).toBeLessThanOrEqual(2 * killedAt.length)
  },
)

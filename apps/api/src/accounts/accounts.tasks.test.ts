import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayMs } from '@trilha/contracts/shared/durations'
import { aCandidate, anAdmin, aRecruiter } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { inTransaction } from '../platform/db/database.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { sendOnce } from '../platform/mail/sendOnce.ts'
import { passwordChangedTask, resetTask, sweepTask, welcomeTask } from './accounts.tasks.ts'

const p = program()
const add: typeof p.platform.tasks.add = (tx, task, payload) =>
  p.platform.tasks.add(tx, task, payload)
const subjectsTo = async (email: string) => {
  await p.platform.tasks.settled()
  const rows = await p.platform.db
    .selectFrom('captured_mail')
    .select('subject')
    .where('recipient', '=', email)
    .execute()
  return rows.map(({ subject }) => subject)
}

test('concurrent calls with one key send one message', async () => {
  const sent: string[] = []
  const mailer = {
    send: async ({ subject }: Mail) => {
      sent.push(subject)
    },
    close: () => undefined,
  }
  const mail = { to: 'a@exemplo.com.br', subject: 'Oi', text: '', html: '' }
  await Promise.all([1, 2, 3, 4].map(() => sendOnce(p.platform, mailer, 'test:once', mail)))
  expect(sent).toEqual(['Oi'])
})

test('a message that the mail server refused can be sent again', async () => {
  let isDown = true
  let sent = 0
  const mailer = {
    send: async () => {
      if (isDown) throw new Error('the mail server is away')
      sent++
    },
    close: () => undefined,
  }
  const mail = { to: 'a@exemplo.com.br', subject: 'Oi', text: '', html: '' }
  await expect(sendOnce(p.platform, mailer, 'test:again', mail)).rejects.toThrow('away')
  isDown = false
  await sendOnce(p.platform, mailer, 'test:again', mail)
  expect(sent).toBe(1)
})

test('a task that runs twice sends one mail', async () => {
  const { userId, email } = await aCandidate(p)
  const [requestId, changeId] = [randomUUID(), randomUUID()]
  const screen = 'http://localhost:3000/auth/change-password'
  const at = p.platform.now().toISOString()
  await inTransaction(p.platform.db, async (tx) => {
    for (let i = 0; i < 2; i++) {
      await add(tx, welcomeTask, { userId })
      await add(tx, resetTask, { requestId, userId, screen })
      await add(tx, passwordChangedTask, { changeId, userId, at })
    }
  })
  expect((await subjectsTo(email)).toSorted()).toEqual([
    'Crie uma senha nova para a Trilha',
    'Sua conta na Trilha está pronta',
    'Sua senha da Trilha mudou',
  ])
  const keys = p.platform.db.selectFrom('password_keys').where('user_id', '=', userId)
  expect(await keys.select('expires_at').execute()).toHaveLength(1)
})

test('the link “it was not me” leads to the password reset of the right site', async () => {
  const people = [
    [await aCandidate(p), '/auth/reset-password'],
    [await aRecruiter(p), '/empresas/auth/reset-password'],
    [await anAdmin(p), '/admin/auth/reset-password'],
  ] as const
  const at = p.platform.now().toISOString()
  for (const [{ userId }, path] of people) {
    await inTransaction(p.platform.db, (tx) =>
      add(tx, passwordChangedTask, { changeId: randomUUID(), userId, at }),
    )
    await p.platform.tasks.settled()
    const { email } = await p.platform.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    const { text } = await p.platform.db
      .selectFrom('captured_mail')
      .select('text')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow()
    expect(/https?:\/\/[^/\s]+(\/\S*reset-password)/.exec(text)?.[1]).toBe(path)
  }
})

test('an unknown user gets no mail; a task that is rolled back does not run', async () => {
  const { userId, email } = await aCandidate(p)
  await inTransaction(p.platform.db, (tx) => add(tx, welcomeTask, { userId: randomUUID() }))
  const rolledBack = inTransaction(p.platform.db, async (tx) => {
    await add(tx, welcomeTask, { userId })
    throw new Error('changed my mind')
  })
  await expect(rolledBack).rejects.toThrow('changed my mind')
  expect(await subjectsTo(email)).toEqual([])
})

test('the nightly sweep deletes expired rows only', async () => {
  const { db } = p.platform
  const { userId } = await aCandidate(p)
  await db.deleteFrom('sessions').execute()
  await db.deleteFrom('captured_mail').execute()
  await db.deleteFrom('password_keys').execute()
  const at = (days: number) => new Date(p.platform.now().getTime() + days * dayMs)
  const session = (days: number) => ({
    user_id: userId,
    token_hash: randomBytes(32),
    expires_at: at(days),
    ends_at: at(30),
  })
  await db
    .insertInto('sessions')
    .values([session(-0.1), session(0.1)])
    .execute()
  const key = (days: number) => ({
    user_id: userId,
    key_hash: randomBytes(32),
    expires_at: at(days),
  })
  await db
    .insertInto('password_keys')
    .values([key(-0.1), key(0.01)])
    .execute()
  const reply = (name: string, days: number) => ({
    user_id: userId,
    key: name,
    endpoint: 'test',
    request_hash: randomBytes(32),
    created_at: at(days),
  })
  const replies = [reply('old-key-1', -2.1), reply('new-key-1', -1.9)]
  await db.insertInto('idempotency_keys').values(replies).execute()
  const mail = (subject: string, days: number) => ({
    sender: 'a',
    recipient: 'b',
    subject,
    text: '',
    html: '',
    at: at(days),
  })
  await db
    .insertInto('captured_mail')
    .values([mail('old', -31), mail('new', -29)])
    .execute()
  const limit = (name: string, days: number) => ({ key: name, expire: at(days).getTime() })
  await db.deleteFrom('rate_limits').execute()
  await db
    .insertInto('rate_limits')
    .values([limit('old', -0.1), limit('new', 0.1)])
    .execute()

  await inTransaction(db, (tx) => add(tx, sweepTask, {}))
  await p.platform.tasks.settled()

  const remaining = {
    sessions: (await db.selectFrom('sessions').select('expires_at').execute()).length,
    keys: (await db.selectFrom('password_keys').select('expires_at').execute()).length,
    replies: (await db.selectFrom('idempotency_keys').select('key').execute()).map((r) => r.key),
    mails: (await db.selectFrom('captured_mail').select('subject').execute()).map((m) => m.subject),
    limits: (await db.selectFrom('rate_limits').select('key').execute()).map((r) => r.key),
  }
  expect(remaining).toEqual({
    sessions: 1,
    keys: 1,
    replies: ['new-key-1'],
    mails: ['new'],
    limits: ['new'],
  })
})

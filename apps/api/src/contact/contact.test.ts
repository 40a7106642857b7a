import { randomUUID } from 'node:crypto'
import * as contract from '@trilha/contracts/contact'
import { dayMs } from '@trilha/contracts/shared/durations'
import { expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { aCandidate, anAdmin } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { inTransaction } from '../platform/db/database.ts'
import { sweepMessagesTask } from './contact.tasks.ts'

const p = program()
const message = (changes: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  name: 'Rosa Ferreira',
  email: `rosa-${randomUUID()}@exemplo.com.br`,
  subject: 'privacy',
  text: 'Quero saber quem viu o meu currículo no mês passado.',
  ...changes,
})
const send = (body: unknown, ip = '203.0.113.9') =>
  call(p, contract.sendMessage, { body: body as never }, { ip })
const list = async (query: Record<string, unknown> = {}, token?: string) =>
  call(p, contract.listMessages, { query }, { token: token ?? (await anAdmin(p)).token })
const mailsTo = (email: string) =>
  p.platform.db
    .selectFrom('captured_mail')
    .select(['subject', 'text', 'html'])
    .where('recipient', '=', email)
    .execute()

test.each([
  ['name', { name: 'R' }, 'name-required'],
  ['email', { email: 'rosa' }, 'email-invalid'],
  ['subject', { subject: 'spam' }, 'not-listed'],
  ['text', { text: 'Oi' }, 'contact-short'],
  ['text', { text: 'a'.repeat(4001) }, 'too-long'],
  ['id', { id: 'x' }, 'invalid'],
])('a message with an invalid %s answers 400', async (field, changes, id) => {
  const body = refused(await send(message(changes)), 400, 'invalid-request')
  expect(body.errors).toEqual([expect.objectContaining({ field, id })])
})

test('only the team reads messages', async () => {
  refused(await call(p, contract.listMessages, {}), 401, 'sign-in-needed')
  refused(await list({}, (await aCandidate(p)).token), 403, 'forbidden')
  refused(await list({ after: 'x' }), 400, 'invalid-request')
})

test('each e-mail address is limited to four messages an hour, from any IP address', async () => {
  const email = 'alvo@exemplo.com.br'
  for (let n = 0; n < 4; n++)
    expect((await send(message({ email }), `198.51.100.${n}`)).status).toBe(201)
  const refusedOne = await send(message({ email: 'ALVO@exemplo.com.br' }), '198.51.100.9')
  refused(refusedOne, 429, 'too-many-requests')
  expect(Number(refusedOne.headers['retry-after'])).toBeGreaterThan(0)
  expect((await send(message())).status).toBe(201)
})

test('a message is stored and acknowledged once, without quoting the sender', async () => {
  const sent = message({ name: 'Ganhe em http://golpe.example', text: 'clique aqui agora mesmo' })
  expect((await send(sent)).status).toBe(201)
  // The response was lost: the browser sends the same message again.
  expect((await send(sent)).body).toEqual({ number: sent.id.slice(-8) })
  await p.platform.tasks.settled()
  const { body } = await list()
  expect(body.rows.filter(({ id }) => id === sent.id)).toEqual([
    { ...sent, at: expect.any(String), answeredAt: null },
  ])
  const mails = await mailsTo(sent.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Recebemos sua mensagem'])
  expect(mails[0]?.text).toContain('seus dados pessoais')
  expect(mails[0]?.text).toContain(sent.id.slice(-8))
  expect(`${mails[0]?.text}${mails[0]?.html}`).not.toMatch(/golpe|clique/)
})

test('the team reads page by page, the newest first, and no message twice', async () => {
  const ids: string[] = []
  for (let n = 0; n < 5; n++) {
    const sent = message()
    await send(sent)
    ids.unshift(sent.id)
  }
  const { token } = await anAdmin(p)
  const read: string[] = []
  for (let after: string | undefined; read.length < 4;) {
    const { body } = await list({ limit: 2, ...(after && { after }) }, token)
    expect([body.rows.length, body.more]).toEqual([2, true])
    read.push(...body.rows.map(({ id }) => id))
    after = read.at(-1)
  }
  expect(read).toEqual(ids.slice(0, 4))
})

test('messages are deleted after two years', async () => {
  const sent = message()
  await send(sent)
  const sweep = async () => {
    await inTransaction(p.platform.db, (tx) => p.platform.tasks.add(tx, sweepMessagesTask, {}))
    await p.platform.tasks.settled()
  }
  const ids = async () => (await list({ limit: 100 })).body.rows.map(({ id }) => id)
  p.advance(729 * dayMs)
  await sweep()
  expect(await ids()).toContain(sent.id)
  p.advance(2 * dayMs)
  await sweep()
  expect(await ids()).toEqual([])
})

test('the window embeds our own form if no other is configured', async () => {
  expect((await call(p, contract.contactForm, {})).body).toEqual({ url: '/contato?quadro=1' })
})

test('a message is marked as answered once, and the audit log names the admin', async () => {
  const sent = message()
  await send(sent)
  const admin = await anAdmin(p)
  const mark = (token: string) =>
    call(p, contract.markAnswered, { params: { id: sent.id } }, { token })
  refused(await mark((await aCandidate(p)).token), 403, 'forbidden')
  expect((await mark(admin.token)).status).toBe(204)
  refused(await mark(admin.token), 409, 'conflict')
  const { body } = await list({ limit: 100 }, admin.token)
  expect(body.rows.find(({ id }) => id === sent.id)?.answeredAt).toEqual(expect.any(String))
  const log = p.platform.db.selectFrom('audit_log').select(['action', 'actor_user_id'])
  expect(await log.where('thing_id', '=', sent.id).execute()).toEqual([
    { action: 'message.answered', actor_user_id: admin.userId },
  ])
})

test('security.txt says how to report a weakness, and is never expired (RFC 9116)', async () => {
  const read = () => p.app.inject({ url: '/.well-known/security.txt' })
  const answer = await read()
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ])
  expect(answer.body).toContain('Contact: http://localhost:3000/contato\n')
  expect(answer.body).toContain('Canonical: http://localhost:3000/.well-known/security.txt\n')
  p.advance(400 * dayMs)
  const expires = Date.parse(/^Expires: (.+)$/m.exec((await read()).body)?.[1] ?? '')
  const days = (expires - p.platform.now().getTime()) / dayMs
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

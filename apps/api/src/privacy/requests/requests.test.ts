import { randomUUID } from 'node:crypto'
import * as contract from '@trilha/contracts/privacy/requests'
import { dayMs } from '@trilha/contracts/shared/durations'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, anAdmin, aRecruiter } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'

const p = program()
const text = 'Quero saber com quais empresas vocês compartilharam meu currículo.'
const ask = (token: string | null, body: object = { kind: 'access', text }) =>
  call(p, contract.askAboutData, { body: body as never }, { token })
const own = (token: string) => call(p, contract.listOwnRequests, {}, { token })
const list = (token: string | null, query: object = {}) =>
  call(p, contract.listRequests, { query: query as never }, { token })
const answer = (
  token: string,
  id: string,
  words = 'Com o Mercado Bom Vizinho, em 3 de novembro.',
) => call(p, contract.answerRequest, { params: { id }, body: { answer: words } }, { token })

test('only candidates ask and only the team answers', async () => {
  const [candidate, recruiter, admin] = await Promise.all([
    aCandidate(p),
    aRecruiter(p),
    anAdmin(p),
  ])
  refused(await ask(null), 401, 'sign-in-needed')
  refused(await ask(recruiter.token), 403, 'forbidden')
  refused(await ask(candidate.token, { kind: 'other', text }), 400, 'invalid-request')
  refused(await ask(candidate.token, { kind: 'access', text: 'oi' }), 400, 'invalid-request')
  const { body } = await ask(candidate.token)
  for (const token of [candidate.token, recruiter.token]) {
    refused(await list(token), 403, 'forbidden')
    refused(await answer(token, body.id), 403, 'forbidden')
  }
  refused(await answer(admin.token, body.id, 'ok'), 400, 'invalid-request')
  refused(await answer(admin.token, randomUUID()), 404, 'not-found')
  refused(await list(admin.token, { state: 'x' }), 400, 'invalid-request')
})

test('a request is due in 15 days, one per kind is open, only its author reads it', async () => {
  const [candidate, other] = [await aCandidate(p), await aCandidate(p)]
  const asked = await ask(candidate.token)
  expect(asked.status).toBe(201)
  const { askedAt, dueAt } = asked.body
  expect(Date.parse(dueAt) - Date.parse(askedAt)).toBe(15 * dayMs)
  refused(await ask(candidate.token), 409, 'request-open')
  expect((await ask(candidate.token, { kind: 'opposition', text })).status).toBe(201)
  expect((await own(candidate.token)).body.rows).toHaveLength(2)
  expect((await own(other.token)).body.rows).toEqual([])
})

test('overdue requests come first; answers are final, audited, mailed without text', async () => {
  const [late, soon] = [await aCandidate(p), await aCandidate(p)]
  const admin = await anAdmin(p)
  const second = (await ask(soon.token, { kind: 'correction', text })).body.id
  const first = (await ask(late.token, { kind: 'automated', text })).body.id
  await p.platform.db
    .updateTable('privacy_requests')
    .set({ due_at: new Date(p.platform.now().getTime() - dayMs) })
    .where('id', '=', first)
    .execute()
  const { body } = await list(admin.token, { limit: 50 })
  expect(body.rows[0]).toMatchObject({ id: first, overdue: true, person: { id: late.userId } })
  expect(body.rows.find(({ id }) => id === second)?.overdue).toBe(false)
  expect(body.overdue).toBe(1)

  expect((await answer(admin.token, first)).status).toBe(204)
  refused(await answer(admin.token, first), 409, 'conflict')
  const [row] = (await own(late.token)).body.rows
  expect(row?.answer).toContain('Mercado Bom Vizinho')
  expect((await list(admin.token)).body.rows.map(({ id }) => id)).not.toContain(first)
  const done = await list(admin.token, { state: 'answered' })
  expect(done.body.rows.map(({ id }) => id)).toContain(first)
  const line = await p.platform.db
    .selectFrom('audit_log')
    .select(['actor_user_id', 'subject_user_id', 'action'])
    .where('thing_id', '=', first)
    .execute()
  expect(line).toEqual([
    { actor_user_id: admin.userId, subject_user_id: late.userId, action: 'privacy.answer' },
  ])
  await p.platform.tasks.settled()
  const mails = p.platform.db.selectFrom('captured_mail').select(['subject', 'text'])
  const [mail] = await mails.where('recipient', '=', late.email).execute()
  expect(mail?.subject).toBe('Respondemos seu pedido sobre os seus dados')
  expect(mail?.text).toContain('Olá, Jussara. ')
  expect(mail?.text).not.toContain('Bom Vizinho')
  // After the answer a new request is allowed.
  expect((await ask(late.token, { kind: 'automated', text })).status).toBe(201)
})

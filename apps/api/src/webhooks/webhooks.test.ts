import * as contract from '@trilha/contracts/webhooks/webhooks'
import { hourMs } from '@trilha/contracts/shared/durations'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { aCandidate, anApplication, aRecruiter, aVacancy } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { startReceiver } from '../../test/standIns/receiver.ts'
import { withdraw } from '../../test/withdraw.ts'
import { deliverDue } from './webhooks.deliver.ts'

const p = program({ settings: { WEBHOOKS_PRIVATE: 'on' } })
let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.stop())
beforeEach(async () => {
  // All tests share one receiver, so deliveries left by earlier tests must not reach it.
  await p.platform.db.updateTable('webhooks').set({ active: false }).execute()
  receiver.received.length = 0
  receiver.known.answer = () => 204
  receiver.known.headers = {}
})

const create = (
  token: string | null,
  url: string,
  events: string[] = [...contract.webhookEvents],
) => call(p, contract.createWebhook, { body: { url, events: events as never } }, { token })
const log = async (token: string, id: string, query = {}) =>
  (await call(p, contract.listDeliveries, { params: { id }, query }, { token })).body
const settled = () => p.platform.tasks.settled()
/** Sends all due deliveries, and waits for those that the task is sending at the same time. */
async function deliver() {
  await deliverDue(p.platform)
  await settled()
}
/** A new sign-in, since moving the clock ended the earlier session. */
const signInAgain = async ({ companyId }: { companyId: string }) =>
  (await aRecruiter(p, { role: 'owner', companyId })).token
/** An owner with a webhook to the receiver, and a vacancy of the company. */
async function ownerWithWebhook(events?: string[]) {
  const owner = await aRecruiter(p, { role: 'owner' })
  const { body } = await create(owner.token, receiver.url, events)
  receiver.known.secret = body.secret
  const vacancy = await aVacancy(p, { companyId: owner.companyId })
  return { ...owner, webhookId: body.id, vacancy }
}

test('only owners see, create and change webhooks, and only those of their company', async () => {
  const other = await ownerWithWebhook()
  const params = { id: other.webhookId }
  refused(await create(null, receiver.url), 401, 'sign-in-needed')
  refused(await create((await aCandidate(p)).token, receiver.url), 403, 'forbidden')
  for (const role of ['recruiter', 'evaluator'] as const) {
    const { token } = await aRecruiter(p, { role, companyId: other.companyId })
    refused(await create(token, receiver.url), 403, 'forbidden')
    refused(await call(p, contract.listWebhooks, {}, { token }), 403, 'forbidden')
    refused(await call(p, contract.listDeliveries, { params }, { token }), 403, 'forbidden')
  }
  const { token } = await aRecruiter(p, { role: 'owner' })
  const foreignCalls = [
    call(p, contract.updateWebhook, { params, body: { active: false } }, { token }),
    call(p, contract.removeWebhook, { params }, { token }),
    call(p, contract.rotateSecret, { params }, { token }),
    call(p, contract.testWebhook, { params }, { token }),
    call(p, contract.listDeliveries, { params }, { token }),
    call(p, contract.replayFailed, { params }, { token }),
    call(p, contract.getDelivery, { params: { ...params, deliveryId: 1 } }, { token }),
    call(p, contract.replayDelivery, { params: { ...params, deliveryId: 1 } }, { token }),
  ]
  for (const answer of await Promise.all(foreignCalls)) refused(answer, 404, 'not-found')
  expect((await call(p, contract.listWebhooks, {}, { token })).body.rows).toEqual([])
})

test('addresses and events are checked, and a company has ten webhooks at most', async () => {
  const { token } = await aRecruiter(p, { role: 'owner' })
  refused(await create(token, 'nada'), 400, 'invalid-request')
  refused(await create(token, 'https://a:b@exemplo.com.br/'), 400, 'webhook-address')
  refused(await create(token, receiver.url, []), 400, 'invalid-request')
  refused(await create(token, receiver.url, ['user.deleted']), 400, 'invalid-request')
  const made = await Promise.all(Array.from({ length: 12 }, () => create(token, receiver.url)))
  expect(made.filter(({ status }) => status === 201)).toHaveLength(contract.maxWebhooks)
  for (const answer of made.filter(({ status }) => status !== 201))
    refused(answer, 409, 'webhooks-full')
})

test('sends signed events about an application and its moves without personal data', async () => {
  const { token, webhookId, vacancy } = await ownerWithWebhook()
  const candidate = await aCandidate(p, { name: 'Nome Secreto' })
  const application = await anApplication(p, { candidate, vacancy })
  await withdraw(p, application)
  await settled()
  expect(receiver.received.map(({ type, signed, version }) => [type, signed, version])).toEqual([
    ['application.created', true, 1],
    ['application.moved', true, 2],
  ])
  const { rows } = await log(token, webhookId)
  expect(rows.map(({ state, status, tries }) => [state, status, tries])).toEqual([
    ['delivered', 204, 1],
    ['delivered', 204, 1],
  ])
  const metrics = await p.platform.metrics.registry.metrics()
  expect(metrics).toMatch(/^webhook_tries_total\{outcome="delivered"\} [2-9]$/m)
  const params = { id: webhookId, deliveryId: rows[0]?.id ?? 0 }
  const { body } = await call(p, contract.getDelivery, { params }, { token })
  expect(body.attempts).toHaveLength(1)
  expect(JSON.parse(body.body)).toMatchObject({
    type: 'application.moved',
    data: { applicationId: application.id, vacancyId: vacancy.id, state: 'withdrawn', version: 2 },
  })
  expect(body.body).not.toMatch(/Secreto|exemplo\.com/)
  expect(body.body).not.toContain(candidate.candidateId)
})

test('sends only subscribed events of its own company', async () => {
  const { vacancy } = await ownerWithWebhook(['application.moved'])
  await anApplication(p, { vacancy })
  await anApplication(p)
  await settled()
  expect(receiver.received).toEqual([])
})

test('a failed event is retried with its id; later events of the application wait', async () => {
  const { webhookId, vacancy, companyId } = await ownerWithWebhook()
  const answers = [500, 0, 302, 204]
  receiver.known.answer = () => answers.shift() ?? 204
  receiver.known.headers = { location: 'http://127.0.0.1:1/' }
  const application = await anApplication(p, { vacancy })
  await settled()
  await withdraw(p, application)
  await settled()
  expect(receiver.received).toHaveLength(1)
  for (let i = 0; i < 3; i++) {
    p.advance(6 * hourMs)
    await deliver()
  }
  const [first, ...rest] = receiver.received
  expect(rest.slice(0, 3).map(({ id, status }) => [id, status])).toEqual([
    [first?.id, 0],
    [first?.id, 302],
    [first?.id, 204],
  ])
  expect(rest.slice(3).map(({ type, signed }) => [type, signed])).toEqual([
    ['application.moved', true],
  ])
  const token = await signInAgain({ companyId })
  const { rows } = await log(token, webhookId)
  const params = { id: webhookId, deliveryId: rows.at(-1)?.id ?? 0 }
  const { body } = await call(p, contract.getDelivery, { params }, { token })
  expect(body.attempts.map(({ status, error }) => [status, error])).toEqual([
    [204, null],
    [302, 'refused'],
    [null, 'ECONNRESET'],
    [500, 'refused'],
  ])
})

test('a delivery that failed for good is logged and can be replayed with its id', async () => {
  const { webhookId, vacancy, companyId } = await ownerWithWebhook()
  receiver.known.answer = () => 503
  await anApplication(p, { vacancy })
  await settled()
  await deliver()
  for (let i = 0; i < 9; i++) {
    p.advance(27 * hourMs)
    await deliver()
  }
  expect(receiver.received).toHaveLength(10)
  const token = await signInAgain({ companyId })
  const { rows } = await log(token, webhookId, { state: 'failed' })
  expect(rows).toHaveLength(1)
  receiver.known.answer = () => 204
  const params = { id: webhookId, deliveryId: rows[0]?.id ?? 0 }
  expect((await call(p, contract.replayDelivery, { params }, { token })).status).toBe(202)
  await settled()
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1)
  expect((await log(token, webhookId)).rows.map(({ state }) => state)).toEqual(['delivered'])
  expect((await call(p, contract.replayFailed, { params }, { token })).body).toEqual({ count: 0 })
})

test('a 410 reply turns the webhook off; when it is on again, it gets new events', async () => {
  const { token, webhookId, vacancy } = await ownerWithWebhook()
  receiver.known.answer = () => 410
  await anApplication(p, { vacancy })
  await settled()
  const [row] = (await call(p, contract.listWebhooks, {}, { token })).body.rows
  expect(row).toMatchObject({ active: false, pending: 0, failed: 1 })
  expect(row?.goneAt).not.toBeNull()
  await anApplication(p, { vacancy })
  const params = { id: webhookId }
  refused(await call(p, contract.testWebhook, { params }, { token }), 409, 'conflict')
  receiver.known.answer = () => 204
  await call(p, contract.updateWebhook, { params, body: { active: true } }, { token })
  expect((await call(p, contract.testWebhook, { params }, { token })).status).toBe(202)
  await settled()
  expect(receiver.received.map(({ type }) => type)).toEqual(['application.created', 'webhook.test'])
})

test('after a rotation both secrets sign for a day, then only the new one', async () => {
  const { webhookId, companyId, ...first } = await ownerWithWebhook()
  let { token } = first
  const params = { id: webhookId }
  const old = receiver.known.secret
  const { body } = await call(p, contract.rotateSecret, { params }, { token })
  const signedBy = async (secret: string) => {
    receiver.known.secret = secret
    receiver.received.length = 0
    await call(p, contract.testWebhook, { params }, { token })
    await settled()
    return receiver.received.map(({ signed }) => signed)
  }
  expect([await signedBy(old), await signedBy(body.secret)]).toEqual([[true], [true]])
  p.advance(25 * hourMs)
  token = await signInAgain({ companyId })
  expect([await signedBy(old), await signedBy(body.secret)]).toEqual([[false], [true]])
})

test('secrets are not readable in the database', async () => {
  await ownerWithWebhook()
  const rows = await p.platform.db.selectFrom('webhooks').select('secret_sealed').execute()
  const bytes = Buffer.from(receiver.known.secret.replace('whsec_', ''), 'base64')
  for (const { secret_sealed } of rows) {
    expect(secret_sealed.includes(bytes)).toBe(false)
    expect(secret_sealed.toString('latin1')).not.toContain('whsec_')
  }
})

test('a receiver that fails at random gets all events, in order per application', async () => {
  const { vacancy, companyId } = await ownerWithWebhook()
  receiver.known.answer = () => [204, 204, 500, 0][Math.floor(Math.random() * 4)] ?? 204
  const applicationIds = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const application = await anApplication(p, { vacancy })
      await withdraw(p, application)
      return application.id
    }),
  )
  const pending = () =>
    p.platform.db
      .selectFrom('webhook_deliveries as d')
      .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
      .select('d.id')
      .where('w.company_id', '=', companyId)
      .where('d.state', 'in', ['waiting', 'pending'])
      .execute()
  await settled()
  for (let i = 0; i < 60 && (await pending()).length > 0; i++) {
    p.advance(10_000)
    await deliverDue(p.platform, { pauses: Array.from({ length: 60 }, () => 5) })
  }
  expect(await pending()).toEqual([])
  for (const id of applicationIds) {
    const accepted = receiver.received.filter(
      ({ applicationId, status }) => applicationId === id && status === 204,
    )
    expect(accepted.map(({ version }) => version)).toEqual([1, 2])
  }
  expect(receiver.received.every(({ signed }) => signed)).toBe(true)
})

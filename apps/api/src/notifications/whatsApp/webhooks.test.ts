import { createServer } from 'node:http'
import { randomUUID } from 'node:crypto'
import * as contract from '@trilha/contracts/notifications/notifications'
import { getChannels } from '@trilha/contracts/notifications/channels'
import { saveSearch, listSavedSearches } from '@trilha/contracts/vacancies/savedSearches'
import { afterAll, describe, expect, test } from 'vitest'
import { givePhone, whatsAppConsentsOf, moveToHour } from '../../../test/channels.ts'
import { call } from '../../../test/client.ts'
import { aCandidate } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { resetTask, welcomeTask } from '../../accounts/accounts.tasks.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { phoneKey } from '../../platform/whatsapp/phones.ts'
import { signatureOf } from '../../platform/whatsapp/webhook.ts'
import { whatsAppTask } from './queue.ts'
import { notifyByWhatsApp } from './whatsApp.service.ts'

/** A fake WhatsApp service: the requests that it got, and its next refusals. */
const requests: { to: string; type: string; text?: { body: string }; authorization?: string }[] = []
const refusals: (number | 'hang up')[] = []
const service = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const { authorization } = request.headers
    requests.push({ ...JSON.parse(Buffer.concat(chunks).toString()), authorization })
    const refusal = refusals.shift()
    if (refusal === 'hang up') return void request.socket.destroy()
    const body = refusal
      ? { error: { message: 'no', type: 'OAuthException', code: refusal } }
      : { messages: [{ id: `wamid.${randomUUID()}`, message_status: 'accepted' }] }
    response.writeHead(refusal ? 400 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  })
})
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
const { port } = service.address() as { port: number }
afterAll(() => void service.close())

const appSecret = 'the secret of the app'
const p = program({
  settings: {
    WHATSAPP_GRAPH_URL: `http://127.0.0.1:${port}/v23.0`,
    WHATSAPP_PHONE_NUMBER_ID: '100',
    WHATSAPP_TOKEN: 'a token',
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: 'a word',
    MAIL_BOUNCE_SECRET: 'the word of the mail provider',
  },
})

const post = (url: string, payload: Buffer | string, headers: Record<string, string> = {}) =>
  p.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })

async function webhook(value: object): Promise<void> {
  const raw = Buffer.from(JSON.stringify({ entry: [{ id: '1', changes: [{ value }] }] }))
  const signature = signatureOf(appSecret, raw)
  const answer = await post('/api/webhooks/whatsapp', raw, { 'x-hub-signature-256': signature })
  expect(answer.statusCode).toBe(200)
  await p.platform.tasks.settled()
}

async function aReachableCandidate() {
  moveToHour(p, 12)
  const who = await aCandidate(p)
  const phone = await givePhone(p, who.candidateId)
  const params = { candidateId: who.candidateId }
  for (const endpoint of [contract.updateApplicationsWhatsApp, contract.updateRemindersWhatsApp])
    await call(p, endpoint, { params, body: { newValue: true } }, { token: who.token })
  return { ...who, phone }
}

async function notifyPerson(candidateId: string): Promise<string> {
  const key = randomUUID()
  await inTransaction(p.platform.db, (tx) =>
    notifyByWhatsApp(p.platform, tx, {
      candidateId,
      topic: 'applications',
      content: { template: 'prazo_de_etapa_v1', parameters: ['a', 'b', 'c', 'd'], button: 'x' },
      key,
    }),
  )
  await p.platform.tasks.settled()
  return key
}

const message = (key: string) =>
  p.platform.db
    .selectFrom('whatsapp_messages')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirstOrThrow()

describe('the webhook', () => {
  test('accepts only bodies signed by the service, over the raw bytes', async () => {
    const raw = Buffer.from('{"entry":[],"note":"n\\u00e3o"}')
    const url = '/api/webhooks/whatsapp'
    expect((await post(url, raw)).statusCode).toBe(401)
    const forged = { 'x-hub-signature-256': signatureOf('another secret', raw) }
    expect((await post(url, raw, forged)).statusCode).toBe(401)
    const right = { 'x-hub-signature-256': signatureOf(appSecret, raw) }
    // The same JSON value in different bytes.
    expect((await post(url, '{"entry":[],"note":"não"}', right)).statusCode).toBe(401)
    expect((await post(url, raw, right)).statusCode).toBe(200)
    const broken = Buffer.from('{')
    const signed = { 'x-hub-signature-256': signatureOf(appSecret, broken) }
    expect((await post(url, broken, signed)).statusCode).toBe(400)
  })

  test('is verified with the shared token', async () => {
    const at = (token: string) =>
      p.app.inject({
        url: `/api/webhooks/whatsapp?hub.mode=subscribe&hub.challenge=42&hub.verify_token=${token}`,
      })
    expect((await at('another')).statusCode).toBe(403)
    expect((await at('a%20word')).body).toBe('42')
  })

  test('states only go forward, in any order and when repeated', async () => {
    const who = await aReachableCandidate()
    const key = await notifyPerson(who.candidateId)
    const { wamid, id, state } = await message(key)
    expect(state).toBe('accepted')
    const status = (name: string, errors?: object[]) =>
      webhook({
        statuses: [{ id: wamid, status: name, biz_opaque_callback_data: id, errors }],
      })
    await status('delivered')
    await status('sent')
    expect((await message(key)).state).toBe('delivered')
    await status('failed', [{ code: 131_026 }])
    await status('delivered')
    expect(await message(key)).toMatchObject({ state: 'delivered', error_code: null })
    await status('read')
    await status('deleted')
    expect((await message(key)).state).toBe('read')
  })

  test('a failure reported later is stored with its code', async () => {
    const who = await aReachableCandidate()
    const key = await notifyPerson(who.candidateId)
    const { wamid } = await message(key)
    await webhook({ statuses: [{ id: wamid, status: 'failed', errors: [{ code: 131_047 }] }] })
    await webhook({ statuses: [{ id: wamid, status: 'delivered' }] })
    expect(await message(key)).toMatchObject({ state: 'failed', error_code: 131_047 })
  })
})

describe('refusals of the service', () => {
  test.each([132_000, 132_001, 131_026])('%i is permanent: not tried again', async (code) => {
    const who = await aReachableCandidate()
    refusals.push(code)
    const before = requests.length
    const key = await notifyPerson(who.candidateId)
    expect(await message(key)).toMatchObject({ state: 'failed', error_code: code })
    expect(requests).toHaveLength(before + 1)
  })

  test('190 is an expired token: the message waits and is sent with a new one', async () => {
    const who = await aReachableCandidate()
    refusals.push(190)
    const key = await notifyPerson(who.candidateId)
    const { id, state } = await message(key)
    expect(state).toBe('queued')
    await inTransaction(p.platform.db, (tx) =>
      p.platform.tasks.add(tx, whatsAppTask, { messageId: id }),
    )
    await p.platform.tasks.settled()
    expect((await message(key)).state).toBe('accepted')
    expect(requests.at(-1)).toMatchObject({
      authorization: 'Bearer a token',
      to: who.phone.replace('+', ''),
      biz_opaque_callback_data: id,
    })
  })

  test('without a reply nothing is sent again: a status shows the acceptance', async () => {
    const who = await aReachableCandidate()
    refusals.push('hang up')
    const before = requests.length
    const key = await notifyPerson(who.candidateId)
    const { id, state } = await message(key)
    expect(state).toBe('sending')
    await webhook({
      statuses: [{ id: 'wamid.lost', status: 'sent', biz_opaque_callback_data: id }],
    })
    p.advance(11 * 60_000)
    await inTransaction(p.platform.db, (tx) =>
      p.platform.tasks.add(tx, whatsAppTask, { messageId: id }),
    )
    await p.platform.tasks.settled()
    expect(await message(key)).toMatchObject({ state: 'sent', wamid: 'wamid.lost' })
    expect(requests).toHaveLength(before + 1)
  })
})

test('SAIR revokes all consents, is answered once and is shown on the site', async () => {
  const who = await aReachableCandidate()
  const { token } = who
  await call(
    p,
    saveSearch,
    {
      body: {
        name: 'Contagem',
        filters: { city: 'Contagem' },
        frequency: 'daily',
        byEmail: true,
        byWhatsApp: true,
      },
    },
    { token },
  )
  const timestamp = String(Math.floor(p.platform.now().getTime() / 1000))
  const before = requests.length
  const inbound = {
    messages: [
      {
        id: 'wamid.inbound',
        // As the service writes it: without the ninth digit.
        from: phoneKey(who.phone),
        timestamp,
        type: 'text',
        text: { body: 'Sair' },
      },
    ],
  }
  await webhook(inbound)
  await webhook(inbound)
  const replies = requests.slice(before)
  expect(replies).toHaveLength(1)
  expect(replies[0]).toMatchObject({ type: 'text', to: who.phone.replace('+', '') })
  expect(replies[0]?.text?.body).toMatch(/não recebe mais mensagens/)

  const rows = await whatsAppConsentsOf(p, who.userId)
  expect(rows.map(({ topic }) => topic).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'applications',
    'reminders',
    'searches',
  ])
  for (const row of rows) expect(row).toMatchObject({ holds: false, shown: true })
  const params = { candidateId: who.candidateId }
  const preferences = await call(p, contract.getPreferences, { params }, { token })
  expect(preferences.body).toMatchObject({
    receiveUpdateWhatsApp: false,
    receiveJobNotificationsWhatsApp: false,
  })
  const saved = await call(p, listSavedSearches, {}, { token })
  expect(saved.body.rows[0]).toMatchObject({ byWhatsApp: false, byEmail: true })
  const list = await call(
    p,
    contract.listNotifications,
    { params: { userId: who.userId } },
    { token },
  )
  expect(list.body.rows.map((row) => row.message)).toEqual([
    expect.stringMatching(/^WhatsApp desligado\./),
  ])
  await notifyPerson(who.candidateId).catch(() => undefined)
  expect(requests).toHaveLength(before + 1)
})

describe('bounces', () => {
  const url = '/api/webhooks/mail-bounces'
  const headers = { authorization: 'Bearer the word of the mail provider' }
  const bounce = (email: string, kind: string) =>
    post(url, JSON.stringify({ bounces: [{ email, kind }] }), headers)

  test('need the shared secret and a valid body', async () => {
    expect((await post(url, '{"bounces":[]}')).statusCode).toBe(401)
    const wrong = { authorization: 'Bearer another word of some length' }
    expect((await post(url, '{"bounces":[]}', wrong)).statusCode).toBe(401)
    expect((await bounce('a@b.c', 'gone')).statusCode).toBe(400)
    expect((await post(url, 'x', headers)).statusCode).toBe(400)
  })

  test('notify the person once on the site, and only requested mail is still sent', async () => {
    const who = await aCandidate(p)
    const bouncing = async () => {
      const params = { candidateId: who.candidateId }
      const answer = await call(p, getChannels, { params }, { token: who.token })
      return answer.body.emailBouncing
    }
    for (let i = 0; i < 4; i++) expect((await bounce(who.email, 'soft')).statusCode).toBe(204)
    expect(await bouncing()).toBe(false)
    await bounce(who.email.toUpperCase(), 'soft')
    expect(await bouncing()).toBe(true)
    await bounce(who.email, 'hard')
    const { body } = await call(
      p,
      contract.listNotifications,
      { params: { userId: who.userId } },
      { token: who.token },
    )
    expect(body.rows.map((row) => row.message)).toEqual([
      expect.stringMatching(/^Nossos e-mails não chegam/),
    ])
    await inTransaction(p.platform.db, async (tx) => {
      await p.platform.tasks.add(tx, welcomeTask, { userId: who.userId })
      await p.platform.tasks.add(tx, resetTask, {
        requestId: randomUUID(),
        userId: who.userId,
        screen: 'http://localhost:3000/auth/change-password',
      })
    })
    await p.platform.tasks.settled()
    const mails = await p.platform.db
      .selectFrom('captured_mail')
      .select('subject')
      .where('recipient', '=', who.email)
      .execute()
    expect(mails).toEqual([{ subject: expect.stringMatching(/senha/) }])
  })
})

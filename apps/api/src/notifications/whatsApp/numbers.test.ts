import { randomUUID } from 'node:crypto'
import * as contract from '@trilha/contracts/notifications/notifications'
import { getChannels } from '@trilha/contracts/notifications/channels'
import { expect, test } from 'vitest'
import { moveToHour, outbox } from '../../../test/channels.ts'
import { call } from '../../../test/client.ts'
import { aCandidate } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { phoneKey } from '../../platform/whatsapp/phones.ts'
import { whatsAppTask } from './queue.ts'
import { receive } from './stop.ts'
import { notifyByWhatsApp } from './whatsApp.service.ts'

const p = program()
const question = /Foi você\? Responda SIM para começar/
let nextNumber = 50_000_000

type Person = Awaited<ReturnType<typeof aCandidate>>

const setPhone = (who: Person, phone: string) =>
  p.platform.db.updateTable('candidates').set({ phone }).where('id', '=', who.candidateId).execute()

const setWhatsApp = (who: Person, newValue: boolean) =>
  call(
    p,
    contract.updateApplicationsWhatsApp,
    { params: { candidateId: who.candidateId }, body: { newValue } },
    { token: who.token },
  )

/** A candidate who entered a number and turned WhatsApp on, at noon. */
async function anAskedCandidate(phone = `+55319${nextNumber++}`) {
  moveToHour(p, 12)
  const who = await aCandidate(p)
  await setPhone(who, phone)
  await setWhatsApp(who, true)
  await p.platform.tasks.settled()
  return { ...who, phone }
}

async function notifyPerson(who: Person) {
  await inTransaction(p.platform.db, (tx) =>
    notifyByWhatsApp(p.platform, tx, {
      candidateId: who.candidateId,
      topic: 'applications',
      content: { template: 'prazo_de_etapa_v1', parameters: ['a', 'b', 'c', 'd'], button: 'x' },
      key: randomUUID(),
    }),
  )
  await p.platform.tasks.settled()
}

/** Receives a message as the service delivers it, without the ninth digit. */
async function receiveText(phone: string, text: string) {
  const seconds = String(Math.floor(p.platform.now().getTime() / 1000))
  const message = { id: `wamid.${randomUUID()}`, from: phoneKey(phone), timestamp: seconds }
  const value = { messages: [{ ...message, text: { body: text } }] }
  await receive(p.platform, { entry: [{ changes: [{ value }] }] })
  await p.platform.tasks.settled()
}

const bodies = async (phone: string) => (await outbox(p, phone)).map(({ body }) => body)
const numberStateOf = async ({ candidateId }: Person) =>
  (
    await p.platform.db
      .selectFrom('whatsapp_numbers')
      .select('state')
      .where('candidate_id', '=', candidateId)
      .executeTakeFirst()
  )?.state

test('a number gets only the question until it is confirmed', async () => {
  const who = await anAskedCandidate()
  await notifyPerson(who)
  expect(await bodies(who.phone)).toEqual([expect.stringMatching(question)])
  const params = { candidateId: who.candidateId }
  const channels = async () => (await call(p, getChannels, { params }, { token: who.token })).body
  expect(await channels()).toMatchObject({ phone: who.phone, number: 'asked' })
  await receiveText(who.phone, 'Sim!')
  expect(await channels()).toMatchObject({ number: 'confirmed' })
  await notifyPerson(who)
  expect(await bodies(who.phone)).toHaveLength(3)
})

test('a no turns the switches off, and no other account can ask the number again', async () => {
  const who = await anAskedCandidate()
  await receiveText(who.phone, 'não')
  expect(await numberStateOf(who)).toBe('refused')
  await setWhatsApp(who, true)
  await notifyPerson(who)
  const other = await anAskedCandidate(who.phone)
  await notifyPerson(other)
  expect((await bodies(who.phone)).filter((body) => question.test(body))).toHaveLength(1)
  expect(await numberStateOf(other)).toBe('refused')
})

test('other text is not an answer, and a no after the confirmation is ignored', async () => {
  const who = await anAskedCandidate()
  await receiveText(who.phone, 'quem é?')
  expect(await numberStateOf(who)).toBe('asked')
  await receiveText(who.phone, 'SIM')
  await receiveText(who.phone, 'não')
  expect(await numberStateOf(who)).toBe('confirmed')
})

test('a new number needs its own confirmation', async () => {
  const who = await anAskedCandidate()
  await receiveText(who.phone, 'sim')
  const phone = `+55319${nextNumber++}`
  await setPhone(who, phone)
  await notifyPerson(who)
  expect(await bodies(phone)).toEqual([expect.stringMatching(question)])
})

test('a yes to a shared number confirms it for the candidate who entered it last', async () => {
  const stranger = await anAskedCandidate()
  p.advance(60_000)
  const owner = await anAskedCandidate(stranger.phone)
  await receiveText(owner.phone, 'sim')
  expect(await numberStateOf(owner)).toBe('confirmed')
  expect(await numberStateOf(stranger)).toBe('asked')
})

test('a number is asked once a day and 3 times at most, 3 numbers a month per person', async () => {
  const who = await anAskedCandidate()
  for (let i = 0; i < 5; i++) {
    await notifyPerson(who)
    moveToHour(p, 12)
    await notifyPerson(who)
  }
  expect(await bodies(who.phone)).toHaveLength(3)
  const others = Array.from({ length: 4 }, () => `+55319${nextNumber++}`)
  for (const phone of others) {
    await setPhone(who, phone)
    await notifyPerson(who)
  }
  const counts = await Promise.all(others.map(async (phone) => (await bodies(phone)).length))
  expect(counts).toEqual([1, 1, 0, 0])
})

test('at night the question waits for the morning', async () => {
  moveToHour(p, 23)
  const who = await aCandidate(p)
  const phone = `+55319${nextNumber++}`
  await setPhone(who, phone)
  await setWhatsApp(who, true)
  await p.platform.tasks.settled()
  expect(await bodies(phone)).toEqual([])
  expect(await numberStateOf(who)).toBe('asked')
  await receiveText(phone, 'sim')
  moveToHour(p, 9)
  const { id } = await p.platform.db
    .selectFrom('whatsapp_messages')
    .select('id')
    .where('candidate_id', '=', who.candidateId)
    .where('key', 'like', 'whatsapp-number:%:0')
    .executeTakeFirstOrThrow()
  await inTransaction(p.platform.db, (tx) =>
    p.platform.tasks.add(tx, whatsAppTask, { messageId: id }),
  )
  await p.platform.tasks.settled()
  // The number has answered meanwhile, so the question is not sent.
  expect((await bodies(phone)).filter((body) => question.test(body))).toEqual([])
})

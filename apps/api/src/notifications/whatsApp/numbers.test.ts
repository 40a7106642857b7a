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
import { tellByWhatsApp } from './whatsApp.service.ts'

const p = program()
const question = /Foi você\? Responda SIM para começar/
let numbers = 50_000_000

type Person = Awaited<ReturnType<typeof aCandidate>>

const setPhone = (who: Person, phone: string) =>
  p.platform.db.updateTable('candidates').set({ phone }).where('id', '=', who.candidateId).execute()

const turn = (who: Person, newValue: boolean) =>
  call(
    p,
    contract.updateApplicationsWhatsApp,
    { params: { candidateId: who.candidateId }, body: { newValue } },
    { token: who.token },
  )

/** A candidate who entered a number and turned WhatsApp on, at noon. */
async function asked(phone = `+55319${numbers++}`) {
  moveToHour(p, 12)
  const who = await aCandidate(p)
  await setPhone(who, phone)
  await turn(who, true)
  await p.platform.tasks.settled()
  return { ...who, phone }
}

async function notifyPerson(who: Person) {
  await inTransaction(p.platform.db, (tx) =>
    tellByWhatsApp(p.platform, tx, {
      candidateId: who.candidateId,
      topic: 'applications',
      content: { template: 'prazo_de_etapa_v1', parameters: ['a', 'b', 'c', 'd'], button: 'x' },
      key: randomUUID(),
    }),
  )
  await p.platform.tasks.settled()
}

/** Receives a message as the service delivers it, without the ninth digit. */
async function writes(phone: string, text: string) {
  const seconds = String(Math.floor(p.platform.now().getTime() / 1000))
  const message = { id: `wamid.${randomUUID()}`, from: phoneKey(phone), timestamp: seconds }
  const value = { messages: [{ ...message, text: { body: text } }] }
  await receive(p.platform, { entry: [{ changes: [{ value }] }] })
  await p.platform.tasks.settled()
}

const bodies = async (phone: string) => (await outbox(p, phone)).map(({ body }) => body)
const numberOf = async ({ candidateId }: Person) =>
  (
    await p.platform.db
      .selectFrom('whatsapp_numbers')
      .select('state')
      .where('candidate_id', '=', candidateId)
      .executeTakeFirst()
  )?.state

test('a number gets only the question until it is confirmed', async () => {
  const who = await asked()
  await notifyPerson(who)
  expect(await bodies(who.phone)).toEqual([expect.stringMatching(question)])
  const params = { candidateId: who.candidateId }
  const channels = async () => (await call(p, getChannels, { params }, { token: who.token })).body
  expect(await channels()).toMatchObject({ phone: who.phone, number: 'asked' })
  await writes(who.phone, 'Sim!')
  expect(await channels()).toMatchObject({ number: 'confirmed' })
  await notifyPerson(who)
  expect(await bodies(who.phone)).toHaveLength(3)
})

test('a no turns the switches off, and no other account can ask the number again', async () => {
  const who = await asked()
  await writes(who.phone, 'não')
  expect(await numberOf(who)).toBe('refused')
  await turn(who, true)
  await notifyPerson(who)
  const other = await asked(who.phone)
  await notifyPerson(other)
  expect((await bodies(who.phone)).filter((body) => question.test(body))).toHaveLength(1)
  expect(await numberOf(other)).toBe('refused')
})

test('other text is not an answer, and a no after the confirmation is ignored', async () => {
  const who = await asked()
  await writes(who.phone, 'quem é?')
  expect(await numberOf(who)).toBe('asked')
  await writes(who.phone, 'SIM')
  await writes(who.phone, 'não')
  expect(await numberOf(who)).toBe('confirmed')
})

test('a new number needs its own confirmation', async () => {
  const who = await asked()
  await writes(who.phone, 'sim')
  const phone = `+55319${numbers++}`
  await setPhone(who, phone)
  await notifyPerson(who)
  expect(await bodies(phone)).toEqual([expect.stringMatching(question)])
})

test('a yes confirms a shared number for the candidate who had it asked last', async () => {
  const stranger = await asked()
  p.advance(60_000)
  const owner = await asked(stranger.phone)
  await writes(owner.phone, 'sim')
  expect(await numberOf(owner)).toBe('confirmed')
  expect(await numberOf(stranger)).toBe('asked')
})

test('a number is asked once a day, 3 times at most; a person asks 3 numbers a month', async () => {
  const who = await asked()
  for (let i = 0; i < 5; i++) {
    await notifyPerson(who)
    moveToHour(p, 12)
    await notifyPerson(who)
  }
  expect(await bodies(who.phone)).toHaveLength(3)
  const others = Array.from({ length: 4 }, () => `+55319${numbers++}`)
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
  const phone = `+55319${numbers++}`
  await setPhone(who, phone)
  await turn(who, true)
  await p.platform.tasks.settled()
  expect(await bodies(phone)).toEqual([])
  expect(await numberOf(who)).toBe('asked')
  await writes(phone, 'sim')
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

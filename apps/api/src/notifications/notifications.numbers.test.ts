import { randomUUID } from 'node:crypto'
import * as contract from '@trilha/contracts/notifications'
import { getChannels } from '@trilha/contracts/notifications.channels'
import { expect, test } from 'vitest'
import { moveToHour, outbox } from '../../test/channels.ts'
import { call } from '../../test/client.ts'
import { aCandidate } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { inTransaction } from '../platform/db/database.ts'
import { phoneKey } from '../platform/whatsapp/phones.ts'
import { whatsAppTask } from './notifications.queue.ts'
import { receive } from './notifications.stop.ts'
import { tellByWhatsApp } from './notifications.whatsapp.ts'

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

/** Somebody who typed a number and turned WhatsApp on, at noon. */
async function asked(phone = `+55319${numbers++}`) {
  moveToHour(p, 12)
  const who = await aCandidate(p)
  await setPhone(who, phone)
  await turn(who, true)
  await p.platform.tasks.settled()
  return { ...who, phone }
}

async function tell(who: Person) {
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

/** What the service tells us when somebody writes; it leaves the ninth digit out. */
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

test('a number is asked first and gets nothing else before its yes', async () => {
  const who = await asked()
  await tell(who)
  expect(await bodies(who.phone)).toEqual([expect.stringMatching(question)])
  const params = { candidateId: who.candidateId }
  const channels = async () => (await call(p, getChannels, { params }, { token: who.token })).body
  expect(await channels()).toMatchObject({ phone: who.phone, number: 'asked' })
  await writes(who.phone, 'Sim!')
  expect(await channels()).toMatchObject({ number: 'confirmed' })
  await tell(who)
  expect(await bodies(who.phone)).toHaveLength(3)
})

test('a no ends it: switches off, and no other account may have it asked again', async () => {
  const who = await asked()
  await writes(who.phone, 'não')
  expect(await numberOf(who)).toBe('refused')
  await turn(who, true)
  await tell(who)
  const other = await asked(who.phone)
  await tell(other)
  expect((await bodies(who.phone)).filter((body) => question.test(body))).toHaveLength(1)
  expect(await numberOf(other)).toBe('refused')
})

test('talk is no answer, and a no long after the yes is talk', async () => {
  const who = await asked()
  await writes(who.phone, 'quem é?')
  expect(await numberOf(who)).toBe('asked')
  await writes(who.phone, 'SIM')
  await writes(who.phone, 'não')
  expect(await numberOf(who)).toBe('confirmed')
})

test('another number has to say its own yes', async () => {
  const who = await asked()
  await writes(who.phone, 'sim')
  const phone = `+55319${numbers++}`
  await setPhone(who, phone)
  await tell(who)
  expect(await bodies(phone)).toEqual([expect.stringMatching(question)])
})

test('of two who told the same number, a yes is for who had it asked last', async () => {
  const stranger = await asked()
  p.advance(60_000)
  const owner = await asked(stranger.phone)
  await writes(owner.phone, 'sim')
  expect(await numberOf(owner)).toBe('confirmed')
  expect(await numberOf(stranger)).toBe('asked')
})

test('one number is asked three times at most, once a day; one person has three asked a month', async () => {
  const who = await asked()
  for (let i = 0; i < 5; i++) {
    await tell(who)
    moveToHour(p, 12)
    await tell(who)
  }
  expect(await bodies(who.phone)).toHaveLength(3)
  const others = Array.from({ length: 4 }, () => `+55319${numbers++}`)
  for (const phone of others) {
    await setPhone(who, phone)
    await tell(who)
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
  // Answered meanwhile, it is not asked any more.
  expect((await bodies(phone)).filter((body) => question.test(body))).toEqual([])
})

import * as contract from '@trilha/contracts/notifications/notifications'
import { hourMs } from '@trilha/contracts/shared/durations'
import { describe, expect, test } from 'vitest'
import { givePhone, whatsAppConsentsOf, moveToHour, outbox } from '../../../test/channels.ts'
import { call } from '../../../test/client.ts'
import { aCandidate } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { WhatsAppContent } from '../../platform/whatsapp/templates.ts'
import { isStop } from './stop.ts'
import { whatsAppTask } from './queue.ts'
import { notifyByWhatsApp } from './whatsApp.service.ts'

const p = program()

const content: WhatsAppContent = {
  template: 'prazo_de_etapa_v1',
  parameters: ['Jussara', 'Requisitos da vaga', 'Atendente', 'quinta-feira, 26 de novembro'],
  button: 'progressSelectiveProcess/1',
}

const choose = (who: { candidateId: string; token: string }, newValue: boolean, ip = '10.1.2.3') =>
  call(
    p,
    contract.updateApplicationsWhatsApp,
    { params: { candidateId: who.candidateId }, body: { newValue } },
    { token: who.token, ip },
  )

/** A candidate with a number and consent, at noon. */
async function aReachableCandidate(state = 'MG') {
  moveToHour(p, 12)
  const who = await aCandidate(p, { state })
  const phone = await givePhone(p, who.candidateId)
  await choose(who, true)
  return { ...who, phone }
}

const notifyPerson = (candidateId: string, key: string, changes: object = {}) =>
  inTransaction(p.platform.db, (tx) =>
    notifyByWhatsApp(p.platform, tx, {
      candidateId,
      topic: 'applications',
      content,
      key,
      ...changes,
    }),
  )

const message = (key: string) =>
  p.platform.db
    .selectFrom('whatsapp_messages')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst()

/** Waits until the service reports the delivery, which is its last status. */
async function waitUntilDelivered(key: string): Promise<void> {
  await expect.poll(async () => (await message(key))?.state, { timeout: 20_000 }).toBe('delivered')
}

const runAgain = (messageId: string) =>
  inTransaction(p.platform.db, (tx) => p.platform.tasks.add(tx, whatsAppTask, { messageId }))

describe('consent', () => {
  test('each change is recorded once, with text, version, address and time', async () => {
    moveToHour(p, 12)
    const who = await aCandidate(p)
    await choose(who, true)
    await choose(who, true)
    await choose(who, false)
    p.advance(1000)
    await choose(who, true, '10.9.9.9')
    expect(await whatsAppConsentsOf(p, who.userId)).toEqual([
      { topic: 'applications', holds: false, ip: '10.1.2.3', shown: true },
      { topic: 'applications', holds: true, ip: '10.9.9.9', shown: true },
    ])
  })

  test('nothing is sent without consent, without a number or for another topic', async () => {
    const who = await aReachableCandidate()
    const withoutConsent = await aCandidate(p)
    const withoutNumber = await aCandidate(p)
    await givePhone(p, withoutConsent.candidateId)
    await choose(withoutNumber, true)
    await notifyPerson(withoutConsent.candidateId, 'no-consent-given')
    await notifyPerson(withoutNumber.candidateId, 'no-number')
    await notifyPerson(who.candidateId, 'other-topic', { topic: 'searches' })
    for (const key of ['no-consent-given', 'no-number', 'other-topic'])
      expect(await message(key)).toBeUndefined()
  })
})

describe('sending', () => {
  test('sends at once by day, fills in the template and tracks the delivery', async () => {
    const who = await aReachableCandidate()
    await notifyPerson(who.candidateId, 'sent-1')
    await notifyPerson(who.candidateId, 'sent-1')
    await p.platform.tasks.settled()
    const [sent, ...others] = await outbox(p, who.phone)
    expect(others).toEqual([])
    expect(sent?.body).toMatch(/^Oi, Jussara! A etapa Requisitos da vaga da vaga Atendente/)
    expect(sent?.button).toMatch(/\/dashboard\/progressSelectiveProcess\/1$/)
    await waitUntilDelivered('sent-1')
    expect((await message('sent-1'))?.wamid).toBe(sent?.wamid)
  })

  test('waits at night for 8 in the morning in the time zone of the person', async () => {
    moveToHour(p, 12)
    const who = await aReachableCandidate('AC')
    // 22:30 in Brasília is 20:30 in Rio Branco.
    moveToHour(p, 22)
    p.advance(30 * 60_000)
    await notifyPerson(who.candidateId, 'night')
    const { id } = (await message('night'))!
    await runAgain(id)
    await p.platform.tasks.settled()
    expect(await outbox(p, who.phone)).toEqual([])
    expect((await message('night'))?.state).toBe('queued')
    // 8 in Brasília is 6 in Rio Branco; 10 in Brasília is 8 there.
    moveToHour(p, 8)
    await runAgain(id)
    await p.platform.tasks.settled()
    expect((await message('night'))?.state).toBe('queued')
    moveToHour(p, 10)
    await runAgain(id)
    await p.platform.tasks.settled()
    expect(await outbox(p, who.phone)).toHaveLength(1)
  })

  test('drops expired messages and messages whose consent was revoked meanwhile', async () => {
    const who = await aReachableCandidate()
    moveToHour(p, 23)
    const soon = new Date(p.platform.now().getTime() + hourMs)
    await notifyPerson(who.candidateId, 'late', { expiresAt: soon })
    await notifyPerson(who.candidateId, 'stopped')
    moveToHour(p, 9)
    await p.platform.db
      .updateTable('consents')
      .set({ revoked_at: p.platform.now() })
      .where('user_id', '=', who.userId)
      .where('channel', '=', 'whatsapp')
      .execute()
    for (const key of ['late', 'stopped']) await runAgain((await message(key))!.id)
    await p.platform.tasks.settled()
    expect(await message('late')).toMatchObject({ state: 'dropped', drop_reason: 'expired' })
    expect(await message('stopped')).toMatchObject({ state: 'dropped', drop_reason: 'no-consent' })
  })

  test('a run that crashed while sending waits for the status and does not resend', async () => {
    const who = await aReachableCandidate()
    await notifyPerson(who.candidateId, 'died')
    const { id } = (await message('died'))!
    await waitUntilDelivered('died')
    await p.platform.db
      .updateTable('whatsapp_messages')
      .set({ state: 'sending', tried_at: p.platform.now(), wamid: null })
      .where('id', '=', id)
      .execute()
    await runAgain(id)
    await p.platform.tasks.settled()
    expect(await outbox(p, who.phone)).toHaveLength(1)
    expect((await message('died'))?.state).toBe('sending')
  })
})

test.each([
  ['SAIR', true],
  [' sair. ', true],
  ['Parár!', true],
  ['stop', true],
  ['não quero sair do grupo', false],
  ['', false],
])('%s ends all messages: %s', (text, ends) => {
  expect(isStop(text)).toBe(ends)
})

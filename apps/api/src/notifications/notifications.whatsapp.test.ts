import * as contract from '@trilha/contracts/notifications'
import { describe, expect, test } from 'vitest'
import { givePhone, ledger, moveToHour, outbox } from '../../test/channels.ts'
import { call } from '../../test/client.ts'
import { aCandidate } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { inTransaction } from '../platform/db/database.ts'
import type { WhatsAppContent } from '../platform/whatsapp/templates.ts'
import { isStop } from './notifications.stop.ts'
import { whatsAppTask } from './notifications.queue.ts'
import { tellByWhatsApp } from './notifications.whatsapp.ts'

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

/** Somebody with a number who agreed, at noon. */
async function reachable(state = 'MG') {
  moveToHour(p, 12)
  const who = await aCandidate(p, { state })
  const phone = await givePhone(p, who.candidateId)
  await choose(who, true)
  return { ...who, phone }
}

const tell = (candidateId: string, key: string, changes: object = {}) =>
  inTransaction(p.platform.db, (tx) =>
    tellByWhatsApp(p.platform, tx, {
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

/** The service's last word has come: nothing more changes by itself. */
async function delivered(key: string): Promise<void> {
  await expect.poll(async () => (await message(key))?.state, { timeout: 20_000 }).toBe('delivered')
}

const runAgain = (messageId: string) =>
  inTransaction(p.platform.db, (tx) => p.platform.tasks.add(tx, whatsAppTask, { messageId }))

describe('consent', () => {
  test('each yes and no is proved: words, version, address, time; once', async () => {
    moveToHour(p, 12)
    const who = await aCandidate(p)
    await choose(who, true)
    await choose(who, true)
    await choose(who, false)
    p.advance(1000)
    await choose(who, true, '10.9.9.9')
    expect(await ledger(p, who.userId)).toEqual([
      { topic: 'applications', holds: false, ip: '10.1.2.3', shown: true },
      { topic: 'applications', holds: true, ip: '10.9.9.9', shown: true },
    ])
  })

  test('without a yes, without a number, or for another topic nothing is sent', async () => {
    const who = await reachable()
    const silent = await aCandidate(p)
    const mute = await aCandidate(p)
    await givePhone(p, silent.candidateId)
    await choose(mute, true)
    await tell(silent.candidateId, 'no-yes')
    await tell(mute.candidateId, 'no-number')
    await tell(who.candidateId, 'other-topic', { topic: 'searches' })
    for (const key of ['no-yes', 'no-number', 'other-topic'])
      expect(await message(key)).toBeUndefined()
  })
})

describe('sending', () => {
  test('by day, at once, filled in, and its way to the phone is known', async () => {
    const who = await reachable()
    await tell(who.candidateId, 'sent-1')
    await tell(who.candidateId, 'sent-1')
    await p.platform.tasks.settled()
    const [taken, ...others] = await outbox(p, who.phone)
    expect(others).toEqual([])
    expect(taken?.body).toMatch(/^Oi, Jussara! A etapa Requisitos da vaga da vaga Atendente/)
    expect(taken?.button).toMatch(/\/dashboard\/progressSelectiveProcess\/1$/)
    await delivered('sent-1')
    expect((await message('sent-1'))?.wamid).toBe(taken?.wamid)
  })

  test('at night it waits for 8 in the morning where the person lives', async () => {
    moveToHour(p, 12)
    const who = await reachable('AC')
    // 22:30 in Brasília is 20:30 in Rio Branco; 21:30 is still half past seven there.
    moveToHour(p, 22)
    p.advance(30 * 60_000)
    await tell(who.candidateId, 'night')
    const { id } = (await message('night'))!
    await runAgain(id)
    await p.platform.tasks.settled()
    expect(await outbox(p, who.phone)).toEqual([])
    expect((await message('night'))?.state).toBe('queued')
    // 8 in Brasília, 6 there; then 8 there.
    moveToHour(p, 8)
    await runAgain(id)
    await p.platform.tasks.settled()
    expect((await message('night'))?.state).toBe('queued')
    moveToHour(p, 10)
    await runAgain(id)
    await p.platform.tasks.settled()
    expect(await outbox(p, who.phone)).toHaveLength(1)
  })

  test('what came too late is dropped, and so is what was stopped meanwhile', async () => {
    const who = await reachable()
    moveToHour(p, 23)
    const soon = new Date(p.platform.now().getTime() + 3_600_000)
    await tell(who.candidateId, 'late', { expiresAt: soon })
    await tell(who.candidateId, 'stopped')
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

  test('a run that died while handing over waits for word of it and does not send again', async () => {
    const who = await reachable()
    await tell(who.candidateId, 'died')
    const { id } = (await message('died'))!
    await delivered('died')
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

import {
  listNotifications,
  updateApplicationsWhatsApp,
} from '@trilha/contracts/notifications/notifications'
import { hourMs } from '@trilha/contracts/shared/durations'
import { expect, test } from 'vitest'
import { givePhone, inbox, moveToHour, outbox } from '../../../test/channels.ts'
import { call } from '../../../test/client.ts'
import { aCandidate, anApplication, aVacancy, requirementsStage } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { startSession } from '../../accounts/signIn/sessions.ts'
import { writeReminders } from './remind.ts'

const p = program()

/** A candidate who applied at noon and has this many days for the first stage. */
async function aWaitingCandidate({ days = 5, whatsApp = false } = {}) {
  moveToHour(p, 12)
  const candidate = await aCandidate(p)
  const phone = await givePhone(p, candidate.candidateId)
  const params = { candidateId: candidate.candidateId }
  const { token } = candidate
  if (whatsApp)
    await call(p, updateApplicationsWhatsApp, { params, body: { newValue: true } }, { token })
  const vacancy = await aVacancy(p, { stages: [{ ...requirementsStage, days }] })
  const application = await anApplication(p, { candidate, vacancy })
  await p.platform.tasks.settled()
  return { ...candidate, phone, application }
}

async function remind(hours: number): Promise<number> {
  p.advance(hours * hourMs)
  const reminded = await writeReminders(p.platform)
  await p.platform.tasks.settled()
  return reminded
}

const reminders = async (email: string) =>
  (await inbox(p, email)).filter((mail) => mail.subject.startsWith('A etapa'))

async function notices({ userId }: { userId: string }): Promise<string[]> {
  // The clock moved by days, so the first session has expired.
  const { accessToken } = await startSession(p.platform.db, userId, p.platform.now())
  const { body } = await call(p, listNotifications, { params: { userId } }, { token: accessToken })
  const rows = body.rows.filter(({ message }) => message.startsWith('Falta pouco'))
  // Each leads to the stage itself.
  expect(rows.map(({ target }) => target)).toEqual(rows.map(() => 'stage'))
  return rows.map(({ message }) => message)
}

test('reminds once, two days before the deadline, by mail and on the site', async () => {
  const candidate = await aWaitingCandidate()
  // The last day ends at 23:59:59, five days and twelve hours after noon.
  expect(await remind(83)).toBe(0)
  expect(await remind(1)).toBe(1)
  expect(await remind(1)).toBe(0)
  expect(await notices(candidate)).toEqual([
    expect.stringMatching(/^Falta pouco\. Requisitos da vaga, /),
  ])
  const mails = await reminders(candidate.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toMatch(/às 23h59 \(horário de Brasília\)/)
  const progress = `/dashboard/progressSelectiveProcess/${candidate.application.vacancyId}`
  expect(mails[0]?.text).toContain(`${progress}?abrir=etapa`)
  // Candidates can't unsubscribe from mails about their applications.
  expect(mails[0]?.unsubscribe).toBeNull()
  expect(await outbox(p, candidate.phone)).toEqual([])
})

test('two concurrent workers remind once', async () => {
  const candidate = await aWaitingCandidate()
  p.advance(90 * hourMs)
  const both = await Promise.all([writeReminders(p.platform), writeReminders(p.platform)])
  await p.platform.tasks.settled()
  expect(both[0] + both[1]).toBe(1)
  expect(await reminders(candidate.email)).toHaveLength(1)
})

test('sends no reminder on the first day of a stage', async () => {
  const candidate = await aWaitingCandidate({ days: 2 })
  expect(await remind(20)).toBe(0)
  expect(await remind(5)).toBe(1)
  expect(await notices(candidate)).toHaveLength(1)
})

test('sends no reminder of a sent or overdue stage; a new deadline gets a reminder', async () => {
  const candidate = await aWaitingCandidate()
  const set = (change: object) =>
    p.platform.db
      .updateTable('application_stages')
      .set(change)
      .where('application_id', '=', candidate.application.id)
      .execute()
  await set({ state: 'submitted' })
  expect(await remind(90)).toBe(0)
  await set({ state: 'open' })
  expect(await remind(0)).toBe(1)
  const later = new Date(p.platform.now().getTime() + 72 * hourMs)
  await set({ state: 'extended', due_at: later })
  expect(await remind(0)).toBe(0)
  expect(await remind(25)).toBe(1)
  await set({ due_at: new Date(p.platform.now().getTime() - hourMs) })
  expect(await remind(0)).toBe(0)
})

test('sends WhatsApp messages to candidates who opted in, only by day', async () => {
  const candidate = await aWaitingCandidate({ whatsApp: true })
  // Movements send messages too: the first is for the new application.
  const [received, ...none] = await outbox(p, candidate.phone)
  expect(received?.template).toBe('mudanca_de_etapa_v1')
  expect(none).toEqual([])
  expect(await remind(96)).toBe(1)
  const [, reminder, ...others] = await outbox(p, candidate.phone)
  expect(reminder?.template).toBe('prazo_de_etapa_v1')
  expect(reminder?.body).toMatch(/^Oi, Jussara! A etapa Requisitos da vaga/)
  expect(others).toEqual([])
})

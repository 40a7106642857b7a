import { dayMs, hourMs } from '@trilha/contracts/shared/durations'
import { listNotifications, updateNewJobs } from '@trilha/contracts/notifications/notifications'
import { markVacancy } from '@trilha/contracts/vacancies/marks'
import { expect, test } from 'vitest'
import { inbox, moveToHour } from '../../../test/channels.ts'
import { call } from '../../../test/client.ts'
import { aCandidate, anApplication, aVacancy, dayFromNow } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { remindOfSaved } from './remind.ts'

const p = program()

type Person = Awaited<ReturnType<typeof aCandidate>>

/** Saves vacancies that close in this many days. */
async function saved(me: Person, ...days: number[]) {
  const vacancies = []
  for (const day of days) {
    const vacancy = await aVacancy(p, { closesOn: dayFromNow(p, day) })
    const body = { mark: 'saved' as const }
    await call(p, markVacancy, { params: { id: vacancy.id }, body }, { token: me.token })
    vacancies.push(vacancy)
  }
  return vacancies
}

/** As if everything of these people had been saved half a day earlier, when they were signed in. */
const letTimePass = (...people: Person[]) =>
  p.platform.db
    .updateTable('vacancy_marks')
    .set({ at: new Date(p.platform.now().getTime() - 13 * hourMs) })
    .where(
      'candidate_id',
      'in',
      people.map(({ candidateId }) => candidateId),
    )
    .execute()

async function remind(): Promise<number> {
  const reminded = await remindOfSaved(p.platform)
  await p.platform.tasks.settled()
  return reminded
}

const messagesOf = async ({ userId, token }: Person) => {
  const bell = { params: { userId }, query: {} }
  return (await call(p, listNotifications, bell, { token })).body.rows
}

test('reminds once of each saved vacancy that closes within two days, in one mail', async () => {
  moveToHour(p, 8)
  const me = await aCandidate(p, { confirmed: true })
  const [soon, sooner, applied] = await saved(me, 2, 1, 2, 4)
  await anApplication(p, { candidate: me, vacancy: applied! })
  // What was saved a moment ago needs no reminder.
  expect(await remind()).toBe(0)
  await p.platform.tasks.settled()
  const before = (await inbox(p, me.email)).length
  await letTimePass(me)
  const both = await Promise.all([remindOfSaved(p.platform), remindOfSaved(p.platform)])
  await p.platform.tasks.settled()
  expect(both[0] + both[1]).toBe(1)
  expect(await remind()).toBe(0)
  const reminders = (await messagesOf(me)).filter(({ type }) => type === 4)
  expect(new Set(reminders.map((row) => row.selectiveProcessId))).toEqual(
    new Set([soon!.id, sooner!.id]),
  )
  expect(reminders.map(({ message }) => message).toSorted()).toEqual([
    expect.stringContaining('que você salvou, encerra amanhã.'),
    expect.stringContaining('que você salvou, encerra em 2 dias.'),
  ])
  const mails = (await inbox(p, me.email)).slice(before)
  expect(mails.map(({ subject }) => subject)).toEqual(['2 vagas que você salvou vão encerrar'])
  // The one that closes first is on top; the one that was applied to is left out.
  const linked = [...mails[0]!.text.matchAll(/\/vagas\/\S+-(\d+)\b/g)].map(([, id]) => Number(id))
  expect([...new Set(linked)]).toEqual([sooner!.id, soon!.id])

  // A company that extends the vacancy makes a new closing day, and a new reminder.
  await p.platform.db
    .updateTable('vacancies')
    .set({ closes_on: dayFromNow(p, 3) })
    .where('id', '=', sooner!.id)
    .execute()
  expect(await remind()).toBe(0)
  p.advance(dayMs)
  await p.platform.db
    .updateTable('vacancies')
    .set({ closes_on: dayFromNow(p, 2) })
    .where('id', '=', sooner!.id)
    .execute()
  expect(await remind()).toBe(1)
})

test('no mail to who turned them off or has no confirmed address; the bell tells', async () => {
  moveToHour(p, 8)
  const quiet = await aCandidate(p, { confirmed: true })
  const unconfirmed = await aCandidate(p, { confirmed: false })
  const off = { params: { candidateId: quiet.candidateId }, body: { newValue: false } }
  await call(p, updateNewJobs, off, { token: quiet.token })
  await saved(quiet, 1)
  await saved(unconfirmed, 1)
  await letTimePass(quiet, unconfirmed)
  await remind()
  for (const who of [quiet, unconfirmed]) {
    expect(await messagesOf(who)).toHaveLength(1)
    expect(await inbox(p, who.email)).toEqual([])
  }
})

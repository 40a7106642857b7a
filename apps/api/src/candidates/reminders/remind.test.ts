import {
  listNotifications,
  updateReminders,
  updateRemindersWhatsApp,
} from '@trilha/contracts/notifications/notifications'
import * as channels from '@trilha/contracts/notifications/channels'
import { dayMs } from '@trilha/contracts/shared/durations'
import { expect, test } from 'vitest'
import { givePhone, inbox, moveToHour, outbox } from '../../../test/channels.ts'
import { call } from '../../../test/client.ts'
import { aCandidate } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { remindProfiles } from './remind.ts'

const p = program()

/** A candidate who registered this many days ago and has not changed the profile since. */
async function registeredDaysAgo(
  days: number,
  choices: { email?: boolean; whatsApp?: boolean; confirmed?: boolean } = {},
) {
  const who = await aCandidate(p, { confirmed: choices.confirmed ?? true })
  const phone = await givePhone(p, who.candidateId)
  const created_at = new Date(p.platform.now().getTime() - days * dayMs)
  const { candidateId, token } = who
  await p.platform.db
    .updateTable('candidates')
    .set({ created_at })
    .where('id', '=', candidateId)
    .execute()
  const choose = (endpoint: typeof updateReminders, newValue: boolean) =>
    call(p, endpoint, { params: { candidateId }, body: { newValue } }, { token })
  if (choices.email !== undefined) await choose(updateReminders, choices.email)
  if (choices.whatsApp !== undefined) await choose(updateRemindersWhatsApp, choices.whatsApp)
  return { ...who, phone }
}

async function remind(): Promise<number> {
  const reminded = await remindProfiles(p.platform)
  await p.platform.tasks.settled()
  return reminded
}

test('reminds once, half a year after the last change, only by the chosen channels', async () => {
  moveToHour(p, 12)
  const fresh = await registeredDaysAgo(175)
  const plain = await registeredDaysAgo(190)
  const both = await registeredDaysAgo(190, { whatsApp: true })
  const phoneOnly = await registeredDaysAgo(190, { email: false, whatsApp: true })
  const none = await registeredDaysAgo(190, { email: false })
  const changed = await registeredDaysAgo(190)
  const unconfirmed = await registeredDaysAgo(190, { confirmed: false, whatsApp: true })
  await p.platform.db
    .insertInto('candidate_profiles')
    .values({ candidate_id: changed.candidateId, updated_at: p.platform.now() })
    .execute()
  expect(await remind()).toBe(4)
  expect(await remind()).toBe(0)
  const messageCounts = async (who: { email: string; phone: string }) => [
    (await inbox(p, who.email)).length,
    (await outbox(p, who.phone)).length,
  ]
  expect(await messageCounts(fresh)).toEqual([0, 0])
  expect(await messageCounts(plain)).toEqual([1, 0])
  expect(await messageCounts(both)).toEqual([1, 1])
  expect(await messageCounts(phoneOnly)).toEqual([0, 1])
  expect(await messageCounts(none)).toEqual([0, 0])
  expect(await messageCounts(changed)).toEqual([0, 0])
  expect(await messageCounts(unconfirmed)).toEqual([0, 1])
  // The reminder is also in the notifications, with a link to the CV.
  const bell = { params: { userId: plain.userId }, query: {} }
  const { rows } = (await call(p, listNotifications, bell, { token: plain.token })).body
  expect(rows).toMatchObject([{ type: 4, selectiveProcessId: null, target: 'profile' }])

  // The one-click unsubscribe of the mail turns off the setting in the preferences.
  const [mail] = await inbox(p, plain.email)
  const token = /avisos\/parar\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const stopped = await call(p, channels.stopSubscription, { params: { token } })
  expect(stopped.body).toEqual({ topic: 'reminders', search: null, subscribed: false })

  // After another half a year only people who still want reminders get one.
  p.advance(190 * dayMs)
  moveToHour(p, 12)
  expect(await remind()).toBe(5)
  expect(await messageCounts(plain)).toEqual([1, 0])
  expect(await messageCounts(fresh)).toEqual([1, 0])
  expect(await messageCounts(both)).toEqual([2, 2])
})

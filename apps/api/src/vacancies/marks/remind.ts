import { dayMs, hourMs } from '@trilha/contracts/shared/durations'
import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { paths } from '../../../emails/paths.ts'
import { closingWords, savedClosingMail } from '../../../emails/reminders/savedClosing.ts'
import { findCandidateBrief } from '../../candidates/candidates.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { readPreferences } from '../../notifications/preferences/preferences.service.ts'
import { inBatches } from '../../platform/concurrency/batches.ts'
import type { Platform } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import { sendOnce } from '../../platform/mail/sendOnce.ts'
import { subscriptionAddresses } from '../../platform/mail/unsubscribe.ts'
import type { Task } from '../../platform/tasks/tasks.ts'
import { selectCards } from '../vacancies.cards.store.ts'
import { markReminded, selectToRemind, type ClosingRange } from './remind.store.ts'

/** The mail about a person's saved vacancies that close soon. */
export const savedClosingMailTask = {
  name: 'vacancies.mailSavedClosing',
  payload: z.object({ candidateId: z.uuid(), vacancyIds: z.array(z.int()), key: z.uuid() }),
} satisfies Task

/** How many days before the last one the reminder is sent. */
const leadDays = 2
/** Nobody is reminded of what they saved this short a time ago. */
const graceMs = 12 * hourMs
const batchSize = 200

/**
 * Reminds people of the vacancies that they saved and that close within two days, once for each
 * closing day, and not of those that they applied to. Safe to run twice and in several processes.
 * @returns how many people were reminded.
 */
export async function remindOfSaved(platform: Platform): Promise<number> {
  const now = platform.now()
  const range: ClosingRange = {
    from: dayInBrasilia(now),
    to: dayInBrasilia(new Date(now.getTime() + leadDays * dayMs)),
    savedBefore: new Date(now.getTime() - graceMs),
  }
  return inBatches({
    select: () => selectToRemind(platform.db, range, batchSize),
    size: batchSize,
    handle: ({ id }) => remindOne(platform, id, range),
  })
}

async function remindOne(
  platform: Platform,
  candidateId: string,
  range: ClosingRange,
): Promise<boolean> {
  return inTransaction(platform.db, async (tx) => {
    const candidate = await findCandidateBrief(tx, candidateId)
    const vacancyIds = candidate ? await markReminded(tx, candidateId, range) : []
    if (!candidate || vacancyIds.length === 0) return false
    for (const card of await selectCards(tx, vacancyIds, null))
      await notify(tx, {
        userId: candidate.userId,
        type: 'reminder',
        message: `${card.role_name}, que você salvou, encerra ${closingWords(card.closes_on, range.from)}. A vaga é da empresa ${card.company_name}.`,
        key: `saved:${candidateId}:${card.id}:${card.closes_on}`,
        at: platform.now(),
        vacancyId: card.id,
      })
    await platform.tasks.add(tx, savedClosingMailTask, {
      candidateId,
      vacancyIds,
      key: randomUUID(),
    })
    return true
  })
}

/**
 * Sends the mail of one reminder, without the vacancies that have closed, unless the person has
 * turned such mails off or their address is not confirmed.
 */
export async function mailSavedClosing(
  platform: Platform,
  mailer: Mailer,
  { candidateId, vacancyIds, key }: z.output<typeof savedClosingMailTask.payload>,
): Promise<void> {
  const { db, config } = platform
  const candidate = await findCandidateBrief(db, candidateId)
  const { receiveNewJobNotifications } = await readPreferences(db, candidateId)
  const cards = await selectCards(db, vacancyIds, candidateId)
  const open = cards.filter((card) => card.application_state === null && card.mark === 'saved')
  if (!candidate?.isEmailConfirmed || !receiveNewJobNotifications || open.length === 0) return
  const site = config.siteOrigin
  const stop = subscriptionAddresses(config, { candidateId, topic: 'new-jobs', searchId: null })
  const mail = savedClosingMail({
    name: candidate.name,
    today: dayInBrasilia(platform.now()),
    vacancies: open.map((card) => ({
      role: card.role_name,
      company: card.company_name,
      closesOn: card.closes_on,
      url: paths.vacancy(site, card),
    })),
    all: paths.savedVacancies(site),
    stop: stop.page,
    preferences: paths.preferences(site),
  })
  await sendOnce(platform, mailer, `saved:${key}`, {
    to: candidate.email,
    unsubscribe: stop.oneClick,
    ...mail,
  })
}

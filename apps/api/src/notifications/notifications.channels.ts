import type { Channels, SubscriptionReply } from '@trilha/contracts/notifications.channels'
import { findCandidateBrief } from '../candidates/candidates.service.ts'
import { can } from '../platform/can.ts'
import type { CandidateContext, Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { isBouncing } from '../platform/mail/bounces.ts'
import { readSubscription } from '../platform/mail/unsubscribe.ts'
import { hasWhatsApp } from '../platform/whatsapp/whatsapp.ts'
import { findSavedSearch, setSearchEmail } from '../vacancies/vacancies.saved.ts'
import { numberState } from './notifications.numbers.ts'
import { preferencesOf } from './notifications.preferences.ts'
import { upsertPreference } from './notifications.preferences.store.ts'

/** Where your own messages go. @throws AppError `forbidden` for somebody else's. */
export async function getChannels(ctx: CandidateContext, candidateId: string): Promise<Channels> {
  if (!can(ctx.viewer, 'preferences.own', { candidateId })) fail('forbidden')
  const candidate = (await findCandidateBrief(ctx.db, candidateId)) ?? fail('not-found')
  return {
    email: candidate.email,
    emailBouncing: await isBouncing(ctx.db, candidate.email),
    phone: candidate.phone,
    number: await numberState(ctx.db, candidate),
    whatsApp: hasWhatsApp(ctx.config),
  }
}

const switches = {
  'new-jobs': 'receiveNewJobNotifications',
  reminders: 'receiveUpdateReminders',
} as const

/** What the token of a mail names, and whether it still comes. @throws AppError `not-found`. */
export async function getSubscription(ctx: Context, token: string): Promise<SubscriptionReply> {
  const { candidateId, topic, searchId } = readSubscription(ctx.config, token) ?? fail('not-found')
  if (!(await findCandidateBrief(ctx.db, candidateId))) fail('not-found')
  if (topic !== 'search') {
    const preferences = await preferencesOf(ctx.db, candidateId)
    return { topic, search: null, subscribed: preferences[switches[topic]] }
  }
  // Deleted since: there is nothing left to stop, and saying so is all that is needed.
  const search = searchId ? await findSavedSearch(ctx.db, candidateId, searchId) : null
  return { topic, search: search?.name ?? null, subscribed: search?.byEmail ?? false }
}

/** Stops or resumes what the token names; doing it twice is fine. @throws AppError `not-found`. */
export async function setSubscription(
  ctx: Context,
  token: string,
  on: boolean,
): Promise<SubscriptionReply> {
  const about = readSubscription(ctx.config, token) ?? fail('not-found')
  await getSubscription(ctx, token)
  await inTransaction(ctx.db, async (tx) => {
    if (about.topic !== 'search')
      await upsertPreference(tx, about.candidateId, switches[about.topic], on, ctx.now())
    else if (about.searchId) await setSearchEmail(tx, about.candidateId, about.searchId, on)
  })
  return getSubscription(ctx, token)
}

import type { Channels, SubscriptionReply } from '@trilha/contracts/notifications/channels'
import { can } from '../../platform/can.ts'
import type { CandidateContext, Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { isBouncing } from '../../platform/mail/bounces.ts'
import { readSubscription } from '../../platform/mail/unsubscribe.ts'
import { hasWhatsApp } from '../../platform/whatsapp/whatsapp.ts'
import { numberState } from '../whatsApp/numbers.ts'
import { readPreferences } from './preferences.service.ts'
import { findRecipient } from '../notifications.recipients.store.ts'
import { upsertPreference } from './preferences.store.ts'

/** The channels of the viewer's messages. @throws AppError `forbidden` for another candidate. */
export async function getChannels(ctx: CandidateContext, candidateId: string): Promise<Channels> {
  if (!can(ctx.viewer, 'preferences.own', { candidateId })) fail('forbidden')
  const candidate = (await findRecipient(ctx.db, candidateId)) ?? fail('not-found')
  return {
    email: candidate.email,
    emailBouncing: await isBouncing(ctx.db, candidate.email),
    phone: candidate.phone,
    number: await numberState(ctx.db, candidate),
    whatsApp: hasWhatsApp(ctx.config),
  }
}

const preferenceByTopic = {
  'new-jobs': 'receiveNewJobNotifications',
  reminders: 'receiveUpdateReminders',
} as const

/** The subscription of the token in a mail, and its state. @throws AppError `not-found`. */
export async function getSubscription(ctx: Context, token: string): Promise<SubscriptionReply> {
  const { candidateId, topic, searchId } = readSubscription(ctx.config, token) ?? fail('not-found')
  if (!(await findRecipient(ctx.db, candidateId))) fail('not-found')
  if (topic !== 'search') {
    const preferences = await readPreferences(ctx.db, candidateId)
    return { topic, search: null, subscribed: preferences[preferenceByTopic[topic]] }
  }
  // A search that was deleted after the mail counts as not subscribed.
  const { findSavedSearch } = ctx.ports.notifications
  const search = searchId ? await findSavedSearch(ctx.db, candidateId, searchId) : null
  return { topic, search: search?.name ?? null, subscribed: search?.byEmail ?? false }
}

/** Stops or resumes the subscription of a token. Idempotent. @throws AppError `not-found`. */
export async function setSubscription(
  ctx: Context,
  token: string,
  subscribed: boolean,
): Promise<SubscriptionReply> {
  const claims = readSubscription(ctx.config, token) ?? fail('not-found')
  await getSubscription(ctx, token)
  await inTransaction(ctx.db, async (tx) => {
    if (claims.topic !== 'search')
      await upsertPreference(tx, claims.candidateId, {
        name: preferenceByTopic[claims.topic],
        value: subscribed,
        now: ctx.now(),
      })
    else if (claims.searchId)
      await ctx.ports.notifications.setSearchMails(
        tx,
        claims.candidateId,
        claims.searchId,
        subscribed,
      )
  })
  return getSubscription(ctx, token)
}

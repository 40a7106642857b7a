import { z } from 'zod'
import type { TypeUser } from '@trilha/contracts/accounts/accounts'
import type { requestConfirmation as contract } from '@trilha/contracts/accounts/settings'
import { dayMs } from '@trilha/contracts/shared/durations'
import type { ReplyOf } from '@trilha/contracts/shared/endpoint'
import { confirmEmailMail, type ConfirmOccasion } from '../../../emails/accounts/confirmEmail.ts'
import { paths } from '../../../emails/paths.ts'
import type { CandidateContext, Platform } from '../../platform/context.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import type { Mail, Mailer } from '../../platform/mail/mail.ts'
import { isBouncing } from '../../platform/mail/bounces.ts'
import { sendOnce } from '../../platform/mail/sendOnce.ts'
import { createToken } from '../../platform/secrets/tokens.ts'
import type { Task } from '../../platform/tasks/tasks.ts'
import { insertConfirmation, selectAddress, selectEmailChange } from './email.store.ts'

/** Mails a link that the person asked for. */
export const confirmEmailTask = {
  name: 'accounts.confirmEmail',
  payload: z.object({ userId: z.uuid(), askedAt: z.iso.datetime() }),
} satisfies Task

/** A week: people who register on a borrowed phone may read their mail days later. */
const linkMs = 7 * dayMs

/**
 * Requests a new link for the viewer's unconfirmed address; earlier links become invalid.
 * @throws AppError `conflict` when the address is confirmed or is about to change,
 * `too-many-requests`.
 */
export async function requestConfirmation(
  ctx: CandidateContext,
): Promise<ReplyOf<typeof contract>> {
  const { userId } = ctx.viewer
  const now = ctx.now()
  const address = (await selectAddress(ctx.db, userId)) ?? fail('session-ended')
  const change = await selectEmailChange(ctx.db, userId, now)
  if (address.verifiedAt || (change && change.email !== address.email)) fail('conflict')
  const { email } = address
  if (await isBouncing(ctx.db, email)) return { email, isBouncing: true }
  await ctx.limits.guard('emailConfirmation', userId)
  await inTransaction(ctx.db, (tx) =>
    ctx.tasks.add(tx, confirmEmailTask, { userId, askedAt: now.toISOString() }),
  )
  return { email, isBouncing: false }
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/**
 * Creates a link that confirms the user's address, and the mail with it.
 * @returns null when the address is confirmed or is about to change, and for `news` when the last
 * link is too recent: a day for a new account, growing to two weeks, because the address may belong to
 * a stranger.
 */
export async function createConfirmation(
  { config, now }: Pick<Platform, 'config' | 'now'>,
  tx: Tx,
  userId: string,
  occasion: ConfirmOccasion,
): Promise<Mail | null> {
  const address = await selectAddress(tx, userId)
  if (!address || address.verifiedAt) return null
  const at = now()
  const ageMs = at.getTime() - address.createdAt.getTime()
  const pauseMs = occasion === 'news' ? clamp(ageMs / 2, dayMs, 14 * dayMs) : 0
  const { token, hash } = createToken()
  const isNew = await insertConfirmation(tx, {
    userId,
    email: address.email,
    hash,
    at,
    expiresAt: new Date(at.getTime() + linkMs),
    noneSince: new Date(at.getTime() - pauseMs),
  })
  if (!isNew) return null
  const url = paths.confirmEmail(config.siteOrigin, address.typeUser as TypeUser, token)
  return { to: address.email, ...confirmEmailMail({ occasion, address: url }) }
}

/**
 * Mails news to a candidate, as `sendOnce` does. An unconfirmed address gets a link to confirm it
 * instead, at growing intervals; the news is in the account.
 * @param key see `sendOnce`.
 */
export async function mailCandidate(
  platform: Pick<Platform, 'db' | 'config' | 'now'>,
  mailer: Mailer,
  key: string,
  news: { userId: string; mail: Omit<Mail, 'to'> },
): Promise<void> {
  await sendOnce(platform, mailer, key, async (tx) => {
    const address = await selectAddress(tx, news.userId)
    if (!address?.verifiedAt) return createConfirmation(platform, tx, news.userId, 'news')
    return { to: address.email, ...news.mail }
  })
}

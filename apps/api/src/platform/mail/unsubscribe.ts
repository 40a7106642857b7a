import { uuidPattern } from '@trilha/contracts/shared/uuid'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config/config.ts'

/** Mails that a candidate can unsubscribe from; `searchId` is set for the topic `search` only. */
export type Subscription = {
  candidateId: string
  topic: 'new-jobs' | 'reminders' | 'search'
  searchId: string | null
}

const topics = { n: 'new-jobs', r: 'reminders', s: 'search' } as const
const tokenPattern = new RegExp(`^([nrs])\\.(${uuidPattern})\\.(${uuidPattern})?\\.([\\w-]{43})$`)

/**
 * Signed token of one subscription, for the addresses in a mail. It never expires, so that the link
 * of an old mail still works. It allows nothing except to unsubscribe.
 */
export function subscriptionToken(
  config: Pick<Config, 'secret'>,
  { topic, candidateId, searchId }: Subscription,
): string {
  const code = topic === 'new-jobs' ? 'n' : topic === 'reminders' ? 'r' : 's'
  const payload = `${code}.${candidateId}.${searchId ?? ''}`
  return `${payload}.${sign(config, payload)}`
}

/** The subscription of a token; null when the signature is not valid. */
export function readSubscription(
  config: Pick<Config, 'secret'>,
  token: string,
): Subscription | null {
  const [, code, candidateId, searchId, signature] = tokenPattern.exec(token) ?? []
  if (!code || !candidateId || !signature) return null
  const expected = sign(config, `${code}.${candidateId}.${searchId ?? ''}`)
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) return null
  const topic = topics[code as keyof typeof topics]
  return (topic === 'search') === (searchId !== undefined)
    ? { candidateId, topic, searchId: searchId ?? null }
    : null
}

const sign = ({ secret }: Pick<Config, 'secret'>, text: string): string =>
  createHmac('sha256', secret).update(`unsubscribe\n${text}`).digest('base64url')

/** The unsubscribe addresses: one click for mail programs, and a page for people. */
export function subscriptionAddresses(
  config: Pick<Config, 'secret' | 'siteOrigin'>,
  subscription: Subscription,
): { oneClick: string; page: string } {
  const site = config.siteOrigin
  const token = subscriptionToken(config, subscription)
  return {
    oneClick: `${site}/api/subscriptions/${token}/stop`,
    page: `${site}/avisos/parar?token=${token}`,
  }
}

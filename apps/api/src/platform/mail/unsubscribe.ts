import { uuidPattern } from '@trilha/contracts/shared/uuid'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config/config.ts'

/** Mails that a candidate can unsubscribe from; `searchId` for the alert of one saved search. */
export type Subscription = {
  candidateId: string
  topic: 'new-jobs' | 'reminders' | 'search'
  searchId: string | null
}

const topics = { n: 'new-jobs', r: 'reminders', s: 'search' } as const
const shape = new RegExp(`^([nrs])\\.(${uuidPattern})\\.(${uuidPattern})?\\.([\\w-]{43})$`)

/**
 * Signed token of one subscription, for the addresses in a mail. It never expires, so that an old
 * mail can still be used to unsubscribe; the token allows nothing else.
 */
export function subscriptionToken(config: Pick<Config, 'secret'>, about: Subscription): string {
  const code = about.topic === 'new-jobs' ? 'n' : about.topic === 'reminders' ? 'r' : 's'
  const payload = `${code}.${about.candidateId}.${about.searchId ?? ''}`
  return `${payload}.${sign(config, payload)}`
}

/** The subscription of a token; null when the signature is not valid. */
export function readSubscription(
  config: Pick<Config, 'secret'>,
  token: string,
): Subscription | null {
  const [, code, candidateId, searchId, signature] = shape.exec(token) ?? []
  if (!code || !candidateId || !signature) return null
  const right = sign(config, `${code}.${candidateId}.${searchId ?? ''}`)
  if (!timingSafeEqual(Buffer.from(right), Buffer.from(signature))) return null
  const topic = topics[code as keyof typeof topics]
  return (topic === 'search') === (searchId !== undefined)
    ? { candidateId, topic, searchId: searchId ?? null }
    : null
}

const sign = ({ secret }: Pick<Config, 'secret'>, text: string): string =>
  createHmac('sha256', secret).update(`unsubscribe\n${text}`).digest('base64url')

/** The unsubscribe addresses: one click for mail programs, and a page for people. */
export function subscriptionAddresses(
  config: Pick<Config, 'secret' | 'origins'>,
  about: Subscription,
): { oneClick: string; page: string } {
  const site = config.origins[0] ?? ''
  const token = subscriptionToken(config, about)
  return {
    oneClick: `${site}/api/subscriptions/${token}/stop`,
    page: `${site}/avisos/parar?token=${token}`,
  }
}

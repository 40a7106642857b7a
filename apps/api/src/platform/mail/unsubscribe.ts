import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config.ts'

/** What somebody stops receiving by mail; `searchId` where it is one saved search. */
export type Subscription = {
  candidateId: string
  topic: 'new-jobs' | 'reminders' | 'search'
  searchId: string | null
}

const topics = { n: 'new-jobs', r: 'reminders', s: 'search' } as const
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const shape = new RegExp(`^([nrs])\\.(${uuid})\\.(${uuid})?\\.([\\w-]{43})$`)

/**
 * Names one subscription in the addresses of a mail. It has no end: whoever finds the mail years
 * later can still stop it, and it can do nothing else.
 */
export function subscriptionToken(config: Pick<Config, 'secret'>, about: Subscription): string {
  const letter = about.topic === 'new-jobs' ? 'n' : about.topic === 'reminders' ? 'r' : 's'
  const named = `${letter}.${about.candidateId}.${about.searchId ?? ''}`
  return `${named}.${sign(config, named)}`
}

/** The subscription that a token names; null when we did not sign it. */
export function readSubscription(
  config: Pick<Config, 'secret'>,
  token: string,
): Subscription | null {
  const [, letter, candidateId, searchId, signature] = shape.exec(token) ?? []
  if (!letter || !candidateId || !signature) return null
  const right = sign(config, `${letter}.${candidateId}.${searchId ?? ''}`)
  if (!timingSafeEqual(Buffer.from(right), Buffer.from(signature))) return null
  const topic = topics[letter as keyof typeof topics]
  return (topic === 'search') === (searchId !== undefined)
    ? { candidateId, topic, searchId: searchId ?? null }
    : null
}

const sign = ({ secret }: Pick<Config, 'secret'>, text: string): string =>
  createHmac('sha256', secret).update(`unsubscribe\n${text}`).digest('base64url')

/** The two addresses of a subscription: one for mail programs, one for people. */
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

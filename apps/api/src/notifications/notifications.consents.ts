import { whatsAppConsent, type WhatsAppTopic } from '@trilha/contracts/notifications.channels'
import { findCandidateBrief } from '../candidates/candidates.service.ts'
import type { Context } from '../platform/context.ts'
import type { Handle, Tx } from '../platform/db/database.ts'
import { askNumber } from './notifications.numbers.ts'
import { holdsConsent, noteConsent, revokeConsent } from '../privacy/privacy.consents.ts'

const channel = 'whatsapp'

/** Did somebody agree to be told of this topic by WhatsApp, and has not taken it back? */
export const agreed = (db: Handle, userId: string, topic: WhatsAppTopic): Promise<boolean> =>
  holdsConsent(db, { userId, topic, channel })

/**
 * Notes that a candidate turned a topic by WhatsApp on or off, in the transaction of the switch. A yes
 * has the number asked, unless it has said yes too.
 */
export async function recordConsent(
  ctx: Pick<Context, 'now' | 'ip' | 'tasks' | 'config'>,
  tx: Tx,
  { userId, candidateId }: { userId: string; candidateId: string },
  topic: WhatsAppTopic,
  given: boolean,
): Promise<void> {
  const about = { userId, topic, channel, at: ctx.now() } as const
  if (!given) return revokeConsent(tx, about)
  await noteConsent(tx, { ...about, ...whatsAppConsent, ip: ctx.ip })
  const candidate = await findCandidateBrief(tx, candidateId)
  if (candidate) await askNumber(ctx, tx, candidate)
}

import { isIP } from 'node:net'
import { pcdConsent } from '@trilha/contracts/applications.pcd'
import { earlierInclusionTexts, inclusionConsent } from '@trilha/contracts/candidates.inclusion'
import type { ConsentRow } from '@trilha/contracts/privacy'
import { talentDisabilityConsent } from '@trilha/contracts/talents.own'
import type { CandidateContext } from '../platform/context.ts'
import type { Handle } from '../platform/db/database.ts'
import {
  endConsents,
  insertConsent,
  selectConsents,
  selectHolds,
  type NewConsent,
} from './privacy.consents.store.ts'

/**
 * Notes that somebody agreed, with its proof, in the transaction of what it allows. A consent to an
 * earlier text ends; one to this text that holds already stays.
 * @param consent.text as it stood before the person's eyes.
 * @param consent.ip whence it came; null for what nobody clicked.
 */
export async function noteConsent(db: Handle, consent: NewConsent): Promise<void> {
  await endConsents(db, { ...consent, exceptVersion: consent.version }, consent.at)
  await insertConsent(db, { ...consent, ip: consent.ip && isIP(consent.ip) ? consent.ip : null })
}

/** Notes that somebody takes a consent back. Without one, nothing happens. */
export async function revokeConsent(
  db: Handle,
  which: Pick<NewConsent, 'userId' | 'topic' | 'channel' | 'at'>,
): Promise<void> {
  await endConsents(db, which, which.at)
}

/** Does somebody's consent to this topic hold? */
export const holdsConsent = selectHolds

/** What the viewer agreed to, and took back. */
export async function listConsents(ctx: CandidateContext): Promise<{ rows: ConsentRow[] }> {
  const { userId, candidateId } = ctx.viewer
  const records = await selectConsents(ctx.db, { userId, candidateId })
  return {
    rows: records.map((record) => ({
      id: record.id,
      topic: record.topic,
      channel: record.channel,
      version: record.version,
      text: record.text ?? sensitiveText(record.topic, record.version),
      givenAt: record.given_at.toISOString(),
      revokedAt: record.revoked_at?.toISOString() ?? null,
    })),
  }
}

const presentTexts: Readonly<Record<string, { version: string; text: string } | undefined>> = {
  inclusion: inclusionConsent,
  'talent-disability': talentDisabilityConsent,
  'application-pcd': pcdConsent,
}

/** Consents for sensitive data keep their version; the present text stands in the contract. */
function sensitiveText(topic: string, version: string): string | null {
  const present = presentTexts[topic]
  if (version === present?.version) return present.text
  return topic === 'inclusion' ? (earlierInclusionTexts[version] ?? null) : null
}

import { isIP } from 'node:net'
import { pcdConsent } from '@trilha/contracts/applications/pcd'
import { earlierInclusionTexts, inclusionConsent } from '@trilha/contracts/candidates/inclusion'
import type { ConsentRow } from '@trilha/contracts/privacy/privacy'
import { talentDisabilityConsent } from '@trilha/contracts/talents/own'
import type { CandidateContext } from '../platform/context.ts'
import type { Handle } from '../platform/db/database.ts'
import {
  revokeConsents,
  insertConsent,
  selectConsents,
  selectHasConsent,
  type NewConsent,
} from './consents.store.ts'

/**
 * Records a consent with its proof. Must run in the transaction of the change that it allows. An
 * active consent to the same version stays as it is; one to another version is revoked.
 * @param consent.text the text as the person saw it.
 * @param consent.ip the IP address of the request; null when there was no request.
 */
export async function storeConsent(db: Handle, consent: NewConsent): Promise<void> {
  await revokeConsents(db, { ...consent, exceptVersion: consent.version }, consent.at)
  await insertConsent(db, { ...consent, ip: consent.ip && isIP(consent.ip) ? consent.ip : null })
}

/** Revokes a consent. Does nothing without one. */
export async function revokeConsent(
  db: Handle,
  which: Pick<NewConsent, 'userId' | 'topic' | 'channel' | 'at'>,
): Promise<void> {
  await revokeConsents(db, which, which.at)
}

/** Functions for consents to the use of sensitive data, for the modules that store such data. */
export {
  recordSensitiveConsent,
  revokeApplicationConsents,
  revokeSensitiveConsent,
} from './consents.sensitive.store.ts'

/** True when the consent of a user to this topic is active. */
export const hasConsent = selectHasConsent

/** The consents of the viewer, given and revoked. */
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

const currentTexts: Readonly<Record<string, { version: string; text: string } | undefined>> = {
  inclusion: inclusionConsent,
  'talent-disability': talentDisabilityConsent,
  'application-pcd': pcdConsent,
}

/** The text of a consent to sensitive data, which is stored as a version only; null if unknown. */
function sensitiveText(topic: string, version: string): string | null {
  const current = currentTexts[topic]
  if (version === current?.version) return current.text
  return topic === 'inclusion' ? (earlierInclusionTexts[version] ?? null) : null
}

import type { inclusionBody, Inclusion } from '@trilha/contracts/candidates/inclusion'
import type * as z from 'zod/mini'
import type { CandidateContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { seal, unseal } from '../../platform/secrets/sealed.ts'
import { recordSensitiveConsent, revokeSensitiveConsent } from '../../consents/consents.service.ts'
import { deleteInclusion, selectInclusion, upsertInclusion } from './inclusion.store.ts'
import { lockCandidate } from '../profile/profile.store.ts'

/**
 * The viewer's own answers. No other person can read them. Statistics over many people are computed
 * in `readImpactGroups`.
 */
export async function getInclusion(ctx: CandidateContext): Promise<Inclusion> {
  const { candidateId } = ctx.viewer
  const row = await selectInclusion(ctx.db, candidateId)
  if (!row) return { consent: null, disabilities: [], accommodations: '', race: null }
  const answers = JSON.parse(unseal(ctx.config, candidateId, row.sealed)) as Omit<
    Inclusion,
    'consent'
  >
  return {
    consent: { version: row.text_version, givenAt: row.given_at.toISOString() },
    disabilities: answers.disabilities,
    accommodations: answers.accommodations,
    race: answers.race,
  }
}

/**
 * True when the viewer declared a disability: vacancies only for PcD and apprenticeships without an age
 * limit are then shown to them, as the consent's text says ("achar vagas afirmativas"). Nobody else
 * sees anything that depends on it. Unreadable answers count as none.
 */
export async function hasDeclaredDisability(ctx: CandidateContext): Promise<boolean> {
  try {
    return (await getInclusion(ctx)).disabilities.length > 0
  } catch (error) {
    ctx.log.error({ err: error }, 'inclusion data cannot be read')
    return false
  }
}

/** Stores the viewer's answers encrypted and records the consent. */
export async function saveInclusion(
  ctx: CandidateContext,
  { consentVersion, ...answers }: z.output<typeof inclusionBody>,
): Promise<Inclusion> {
  const { candidateId } = ctx.viewer
  const disabilities = [...new Set(answers.disabilities)]
  const sealed = seal(ctx.config, candidateId, JSON.stringify({ ...answers, disabilities }))
  await inTransaction(ctx.db, async (tx) => {
    await lockCandidate(tx, candidateId)
    const consent = { candidateId, purpose: 'inclusion' } as const
    await recordSensitiveConsent(tx, consent, consentVersion, ctx.now())
    await upsertInclusion(tx, candidateId, sealed, ctx.now())
  })
  return getInclusion(ctx)
}

/** Revokes the consent and erases the data. */
export async function removeInclusion(ctx: CandidateContext): Promise<void> {
  const { candidateId } = ctx.viewer
  await inTransaction(ctx.db, async (tx) => {
    await lockCandidate(tx, candidateId)
    await deleteInclusion(tx, candidateId)
    await revokeSensitiveConsent(tx, { candidateId, purpose: 'inclusion' }, ctx.now())
  })
}

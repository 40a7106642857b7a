import type { inclusionBody, Inclusion } from '@trilha/contracts/candidates.inclusion'
import type * as z from 'zod/mini'
import type { CandidateContext } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { seal, unseal } from '../platform/sealed.ts'
import {
  eraseInclusion,
  giveConsent,
  selectInclusion,
  upsertInclusion,
} from './candidates.inclusion.store.ts'
import { lockCandidate } from './candidates.profile.store.ts'

/** The only reading of one person's answers: their own. Sums are read by `candidates.inclusion.groups`. */
export async function getInclusion(ctx: CandidateContext): Promise<Inclusion> {
  const { candidateId } = ctx.viewer
  const row = await selectInclusion(ctx.db, candidateId)
  if (!row) return { consent: null, disabilities: [], accommodations: '', race: null }
  const told = JSON.parse(unseal(ctx.config, candidateId, row.sealed)) as Omit<Inclusion, 'consent'>
  return {
    consent: { version: row.text_version, givenAt: row.given_at.toISOString() },
    disabilities: told.disabilities,
    accommodations: told.accommodations,
    race: told.race,
  }
}

/** Keeps what the viewer tells, sealed, with the consent for it. */
export async function saveInclusion(
  ctx: CandidateContext,
  { consentVersion, ...told }: z.output<typeof inclusionBody>,
): Promise<Inclusion> {
  const { candidateId } = ctx.viewer
  const disabilities = [...new Set(told.disabilities)]
  const sealed = seal(ctx.config, candidateId, JSON.stringify({ ...told, disabilities }))
  await inTransaction(ctx.db, async (tx) => {
    await lockCandidate(tx, candidateId)
    await giveConsent(tx, candidateId, consentVersion, ctx.now())
    await upsertInclusion(tx, candidateId, sealed, ctx.now())
  })
  return getInclusion(ctx)
}

/** Ends the consent and erases the data. */
export async function removeInclusion(ctx: CandidateContext): Promise<void> {
  const { candidateId } = ctx.viewer
  await inTransaction(ctx.db, async (tx) => {
    await lockCandidate(tx, candidateId)
    await eraseInclusion(tx, candidateId, ctx.now())
  })
}

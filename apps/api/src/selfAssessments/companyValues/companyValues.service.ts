import type { ReplyOf } from '@trilha/contracts/shared/endpoint'
import type { getAffinity as contract } from '@trilha/contracts/selfAssessments/selfAssessments'
import type { CandidateContext } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { ownerOf } from '../selfAssessments.own.ts'
import { byImportance } from '../selfAssessments.presenter.ts'
import { selectSent } from '../selfAssessments.store.ts'
import { selectRatings, upsertRating } from './companyValues.store.ts'
import {
  affinityOf,
  companyProfile,
  discardReasonsOf,
  missingPortraits,
  scoreValues,
  type CompanyProfile,
} from '../scoring/values.score.ts'
import { valuesV1 } from '../scoring/values.v1.ts'

/** The values of a company, from the answers of its people to the same portraits. */

/** The values profile of a company; null without ratings, or if its raters agree too little. */
export async function companyValues(db: Handle, companyId: string): Promise<CompanyProfile | null> {
  const ratings = await selectRatings(db, companyId, valuesV1.version)
  return companyProfile(ratings.map((answers) => scoreValues(valuesV1, answers).centred))
}

/**
 * Saves how a person describes their company today: an answer from 1 to 6 for each portrait. The
 * caller checks permissions.
 * @throws AppError `answers-incomplete` if the answers give no result.
 */
export async function rateCompany(
  db: Handle,
  rating: { companyId: string; userId: string; answers: Record<string, number> },
  now: Date,
): Promise<void> {
  const { answers } = rating
  if (
    missingPortraits(valuesV1, answers).length > 0 ||
    discardReasonsOf(valuesV1, answers).length > 0
  )
    fail('answers-incomplete')
  await upsertRating(db, { ...rating, version: valuesV1.version }, now)
}

/** Compares the viewer's values with a company's. No decision and no list uses the result. */
export async function getAffinity(
  ctx: CandidateContext,
  companyId: string,
): Promise<ReplyOf<typeof contract>> {
  const profile = await companyValues(ctx.db, companyId)
  if (!profile) return { profile: null, band: null }
  const sent = await selectSent(ctx.db, ownerOf(ctx, 'values'), { valid: true })
  const result = sent?.result
  const mine = result?.valid && result.kind === 'values' ? result.scores : null
  return {
    profile: { source: profile.source, highest: byImportance(profile).slice(0, 3) },
    band: mine ? affinityOf(mine.centred, profile.centred).band : null,
  }
}

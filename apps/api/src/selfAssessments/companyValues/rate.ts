import type * as contract from '@trilha/contracts/selfAssessments/companyValues'
import type { BodyOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import type { RecruiterContext } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { rateCompany } from './companyValues.service.ts'
import { selectOwnRating, selectRatings } from './companyValues.store.ts'
import { byImportance } from '../selfAssessments.presenter.ts'
import {
  companyProfile,
  discardReasonsOf,
  minRaters,
  missingPortraits,
  scoreValues,
} from '../scoring/values.score.ts'
import { valuesV1 } from '../scoring/values.v1.ts'

/** The ids of the viewer and their company; everybody in a company may rate its values. */
function raterIdsOf(ctx: RecruiterContext): { companyId: string; userId: string } {
  const { userId, recruiter } = ctx.viewer
  return { userId, companyId: recruiter.companyId }
}

/** The values of the viewer's company, and the viewer's own answers. */
export async function getCompanyValues(ctx: RecruiterContext): Promise<contract.CompanyValues> {
  const raterIds = raterIdsOf(ctx)
  const { version } = valuesV1
  const ratings = await selectRatings(ctx.db, raterIds.companyId, version)
  const mine = await selectOwnRating(ctx.db, { ...raterIds, version })
  const profile = companyProfile(ratings.map((answers) => scoreValues(valuesV1, answers).centred))
  const order = profile && byImportance(profile)
  return {
    mine: mine ? { answers: mine.answers, ratedAt: mine.rated_at.toISOString() } : null,
    raters: ratings.length,
    wanted: minRaters,
    profile:
      profile && order
        ? {
            source: profile.source,
            highest: order.slice(0, 3),
            lowest: order.slice(-3).reverse(),
          }
        : null,
  }
}

/**
 * Saves how the viewer sees their company. Careless answers are not saved: the reply contains the
 * reasons, and earlier saved answers stay.
 * @throws AppError `answers-incomplete`.
 */
export async function rateCompanyValues(
  ctx: RecruiterContext,
  { answers: given }: BodyOf<typeof contract.rateCompanyValues>,
): Promise<ReplyOf<typeof contract.rateCompanyValues>> {
  const raterIds = raterIdsOf(ctx)
  const knownItems = new Set([
    ...Object.values(valuesV1.scales).flat(),
    ...valuesV1.directed.map(([item]) => item),
  ])
  const answers = Object.fromEntries(Object.entries(given).filter(([item]) => knownItems.has(item)))
  if (missingPortraits(valuesV1, answers).length > 0) fail('answers-incomplete')
  const reasons = discardReasonsOf(valuesV1, answers)
  if (reasons.length === 0) await rateCompany(ctx.db, { ...raterIds, answers }, ctx.now())
  return { ...(await getCompanyValues(ctx)), discarded: reasons }
}

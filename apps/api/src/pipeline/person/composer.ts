import type { composerReply } from '@trilha/contracts/pipeline/inbox'
import type * as z from 'zod/mini'
import type { RecruiterContext } from '../../platform/context.ts'
import { maskScorecard } from '../scorecards/scorecards.service.ts'
import { selectScorecards } from '../scorecards/scorecards.store.ts'
import { maskFor } from '../../blind/blind.people.ts'
import { findReadableApplication } from '../../applications/company/views.ts'

type Composer = z.output<typeof composerReply>

/** Marks of `minGood` or more are strengths; marks of `maxWeak` or less show what was missing. */
const minGood = 4
const maxWeak = 2

/**
 * Suggestions for a message, from the evidence in scorecards and the eliminatory rules that were
 * not met. Scorecards of colleagues are included only after the viewer has sent a scorecard.
 * @throws AppError `not-found`.
 */
export async function getComposer(ctx: RecruiterContext, id: string): Promise<Composer> {
  const application = await findReadableApplication(ctx, id)
  const recruiterId = ctx.viewer.recruiter.id
  const scorecards = await selectScorecards(ctx.db, id)
  const hasSentOwn = scorecards.some((card) => card.recruiter_id === recruiterId && card.sent_at)
  const visible = scorecards.filter(
    (card) => card.recruiter_id === recruiterId || (hasSentOwn && card.sent_at),
  )
  const { maskNames } = await maskFor(ctx, id)
  const marksWithEvidence = visible
    .flatMap((card) => maskScorecard(card, maskNames).marks)
    .filter(({ evidence }) => evidence !== '')
  const suggestions: Composer['suggestions'] = marksWithEvidence.flatMap(
    ({ competency, mark, evidence }) =>
      mark >= minGood || mark <= maxWeak
        ? {
            part: mark >= minGood ? ('wentWell' as const) : ('missing' as const),
            competency,
            mark,
            text: evidence,
          }
        : [],
  )
  const stages = application.isWithheld ? [] : application.stages
  const unmet = stages.flatMap(({ ruleResults }) =>
    ruleResults.filter(({ rule, met }) => rule.eliminatory && met === false),
  )
  for (const { rule } of unmet)
    suggestions.push({ part: 'missing', competency: null, mark: null, text: rule.reason })
  return { suggestions }
}

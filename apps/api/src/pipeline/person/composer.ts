import type { composerReply } from '@trilha/contracts/pipeline/inbox'
import type * as z from 'zod/mini'
import type { RecruiterContext } from '../../platform/context.ts'
import { maskCard } from '../scorecards/scorecards.service.ts'
import { selectScorecards } from '../scorecards/scorecards.store.ts'
import { maskFor } from '../../blind/blind.people.ts'
import { readable } from '../../applications/company/views.ts'

type Composer = z.output<typeof composerReply>

/** Marks from `minGood` on are strengths; marks up to `maxWeak` show what was missing. */
const minGood = 4
const maxWeak = 2

/**
 * Suggestions for a message, from the evidence in scorecards and the rules that were not met.
 * Scorecards of colleagues are included only after the viewer has sent their own.
 * @throws AppError `not-found`.
 */
export async function getComposer(ctx: RecruiterContext, id: string): Promise<Composer> {
  const application = await readable(ctx, id)
  const recruiterId = ctx.viewer.recruiter.id
  const cards = await selectScorecards(ctx.db, id)
  const hasSentOwn = cards.some((card) => card.recruiter_id === recruiterId && card.sent_at)
  const visible = cards.filter(
    (card) => card.recruiter_id === recruiterId || (hasSentOwn && card.sent_at),
  )
  const { maskNames } = await maskFor(ctx, id)
  const noted = visible
    .flatMap((card) => maskCard(card, maskNames).marks)
    .filter(({ evidence }) => evidence !== '')
  const facts: Composer['facts'] = noted.flatMap(({ competency, mark, evidence }) =>
    mark >= minGood || mark <= maxWeak
      ? {
          part: mark >= minGood ? ('wentWell' as const) : ('missing' as const),
          competency,
          mark,
          text: evidence,
        }
      : [],
  )
  const unmet = application.stages.flatMap(({ ruleResults }) =>
    ruleResults.filter(({ rule, met }) => rule.eliminatory && met === false),
  )
  for (const { rule } of unmet)
    facts.push({ part: 'missing', competency: null, mark: null, text: rule.reason })
  return { facts }
}

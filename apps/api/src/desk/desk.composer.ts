import type { composerReply } from '@trilha/contracts/desk.inbox'
import type * as z from 'zod/mini'
import type { RecruiterContext } from '../platform/context.ts'
import { selectScorecards } from './desk.scorecards.store.ts'
import { readable } from './desk.service.ts'

type Composer = z.output<typeof composerReply>

/** From this mark on a fact speaks for the person, up to that one it says what was missing. */
const good = 4
const weak = 2

/**
 * What the scorecards note of a person, for a letter: suggestions that a person takes up or not.
 * Of colleagues' ones only once the viewer has sent theirs. @throws AppError `not-found`.
 */
export async function getComposer(ctx: RecruiterContext, id: string): Promise<Composer> {
  const application = await readable(ctx, id)
  const recruiterId = ctx.viewer.recruiter.id
  const cards = await selectScorecards(ctx.db, id)
  const open = cards.some((card) => card.recruiter_id === recruiterId && card.sent_at)
  const seen = cards.filter((card) => card.recruiter_id === recruiterId || (open && card.sent_at))
  const noted = seen.flatMap((card) => card.marks).filter(({ evidence }) => evidence !== '')
  const facts: Composer['facts'] = noted.flatMap(({ competency, mark, evidence }) =>
    mark >= good || mark <= weak
      ? {
          part: mark >= good ? ('wentWell' as const) : ('missing' as const),
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

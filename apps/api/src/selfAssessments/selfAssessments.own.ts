import type { SelfAssessment } from '@trilha/contracts/selfAssessments'
import { assessmentForms } from '@trilha/contracts/selfAssessments.items'
import { assessmentKinds, type AssessmentKind } from '@trilha/contracts/selfAssessments.scales'
import type { CandidateContext, Context } from '../platform/context.ts'
import type { Handle } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { presentAnswer, presentResult } from './selfAssessments.presenter.ts'
import {
  countAnswered,
  insertOpen,
  selectAnswers,
  selectOpen,
  selectSent,
  type Whose,
} from './selfAssessments.store.ts'

/** The viewer's own questionnaires. */

export function own(ctx: CandidateContext, kind: AssessmentKind): Whose {
  return { candidateId: ctx.viewer.candidateId, kind }
}

const monthsBetween = 6

/** Six months after a day, the last day of a shorter month included. */
export function redoFrom(sentAt: Date): Date {
  const at = new Date(sentAt)
  const day = at.getUTCDate()
  at.setUTCDate(1)
  at.setUTCMonth(at.getUTCMonth() + monthsBetween)
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
  at.setUTCDate(Math.min(day, last))
  return at
}

/** Where both stand, for the home screen. */
export async function listSelfAssessments(ctx: CandidateContext) {
  const rows = await Promise.all(
    assessmentKinds.map(async (kind) => {
      const whose = own(ctx, kind)
      const [open, sent] = await Promise.all([
        selectOpen(ctx.db, whose),
        selectSent(ctx.db, whose, { valid: true }),
      ])
      const { parts, blocks } = assessmentForms[kind]
      const state: 'begun' | 'result' | 'not-begun' = open ? 'begun' : sent ? 'result' : 'not-begun'
      return {
        kind,
        state,
        answered: open ? await countAnswered(ctx.db, open.id) : 0,
        items: parts.flat().length + blocks.length,
        resultAt: sent?.sent_at.toISOString() ?? null,
        redoFrom: stillWaits(ctx, sent?.sent_at)?.toISOString() ?? null,
      }
    }),
  )
  return { rows }
}

function stillWaits(ctx: Context, sentAt: Date | undefined): Date | null {
  if (!sentAt) return null
  const from = redoFrom(sentAt)
  return ctx.now() < from ? from : null
}

/** One questionnaire of the viewer with its answers and its newest result. */
export async function getSelfAssessment(
  ctx: CandidateContext,
  kind: AssessmentKind,
  db: Handle = ctx.db,
): Promise<SelfAssessment> {
  const whose = own(ctx, kind)
  const open = await selectOpen(db, whose)
  const answers = open ? await selectAnswers(db, open.id) : []
  const valid = await selectSent(db, whose, { valid: true })
  const newest = await selectSent(db, whose, { valid: false })
  const waits = stillWaits(ctx, valid?.sent_at)
  const refusedStart = waits && !open ? ('too-early' as const) : null
  return {
    kind,
    version: open?.version ?? assessmentForms[kind].version,
    open: open
      ? {
          id: open.id,
          startedAt: open.started_at.toISOString(),
          savedAt: open.saved_at?.toISOString() ?? null,
          answers: answers.map(presentAnswer),
        }
      : null,
    result: valid ? presentResult(valid) : null,
    redoFrom: waits?.toISOString() ?? null,
    discarded: newest && !newest.result.valid ? newest.result.reasons : [],
    can: {
      start: { allowed: refusedStart === null, reason: refusedStart },
      share: { allowed: valid !== undefined, reason: valid ? null : 'no-result' },
    },
  }
}

/**
 * Begins a questionnaire, or goes on with the open one.
 * @throws AppError `too-early` with the date, within six months of a result.
 */
export async function startSelfAssessment(ctx: CandidateContext, kind: AssessmentKind) {
  const whose = own(ctx, kind)
  if (!(await selectOpen(ctx.db, whose))) {
    const sent = await selectSent(ctx.db, whose, { valid: true })
    const waits = stillWaits(ctx, sent?.sent_at)
    if (waits) fail('too-early', { extra: { redoFrom: waits.toISOString() } })
    await insertOpen(ctx.db, whose, assessmentForms[kind].version, ctx.now())
  }
  return getSelfAssessment(ctx, kind)
}

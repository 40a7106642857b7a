import type { SelfAssessment } from '@trilha/contracts/selfAssessments/selfAssessments'
import { assessmentForms } from '@trilha/contracts/selfAssessments/items'
import { assessmentKinds, type AssessmentKind } from '@trilha/contracts/selfAssessments/scales'
import type { CandidateContext, Context } from '../platform/context.ts'
import type { Handle } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { linesToCheck } from './selfAssessments.record.ts'
import { presentAnswer, presentResult } from './selfAssessments.presenter.ts'
import {
  countAnswered,
  insertOpen,
  selectAnswers,
  selectOpen,
  selectSent,
  toAnswer,
  type AnswerRecord,
  type OpenRecord,
  type Owner,
} from './selfAssessments.store.ts'

/** The viewer's own questionnaires. */

export function ownerOf(ctx: CandidateContext, kind: AssessmentKind): Owner {
  return { candidateId: ctx.viewer.candidateId, kind }
}

const monthsBetween = 6

/** Six months after a time; in a shorter month, its last day. */
export function redoFrom(sentAt: Date): Date {
  const at = new Date(sentAt)
  const day = at.getUTCDate()
  at.setUTCDate(1)
  at.setUTCMonth(at.getUTCMonth() + monthsBetween)
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
  at.setUTCDate(Math.min(day, last))
  return at
}

/** The states of both questionnaires, for the home screen. */
export async function listSelfAssessments(ctx: CandidateContext) {
  const rows = await Promise.all(
    assessmentKinds.map(async (kind) => {
      const owner = ownerOf(ctx, kind)
      const [open, sent] = await Promise.all([
        selectOpen(ctx.db, owner),
        selectSent(ctx.db, owner, { valid: true }),
      ])
      const { parts, blocks } = assessmentForms[kind]
      const state: 'begun' | 'result' | 'not-begun' = open ? 'begun' : sent ? 'result' : 'not-begun'
      return {
        kind,
        state,
        answered: open ? await countAnswered(ctx.db, open.id) : 0,
        items: parts.flat().length + blocks.length,
        resultAt: sent?.sent_at.toISOString() ?? null,
        redoFrom: pendingRedoDate(ctx, sent?.sent_at)?.toISOString() ?? null,
      }
    }),
  )
  return { rows }
}

function pendingRedoDate(ctx: Context, sentAt: Date | undefined): Date | null {
  if (!sentAt) return null
  const from = redoFrom(sentAt)
  return ctx.now() < from ? from : null
}

/** One questionnaire of the viewer with its open answers and its newest result. */
export async function getSelfAssessment(
  ctx: CandidateContext,
  kind: AssessmentKind,
  db: Handle = ctx.db,
): Promise<SelfAssessment> {
  const owner = ownerOf(ctx, kind)
  const open = await selectOpen(db, owner)
  const answers = open ? await selectAnswers(db, open.id) : []
  const valid = await selectSent(db, owner, { valid: true })
  const newest = await selectSent(db, owner, { valid: false })
  const redoDate = pendingRedoDate(ctx, valid?.sent_at)
  const startError = redoDate && !open ? ('too-early' as const) : null
  return {
    kind,
    version: open?.version ?? assessmentForms[kind].version,
    open: open
      ? {
          id: open.id,
          startedAt: open.started_at.toISOString(),
          savedAt: open.saved_at?.toISOString() ?? null,
          answers: answers.map(presentAnswer),
          toCheck: open.rechecked_at ? unansweredLines(kind, open, answers) : [],
        }
      : null,
    result: valid ? presentResult(valid) : null,
    redoFrom: redoDate?.toISOString() ?? null,
    discarded: newest && !newest.result.valid ? newest.result.reasons : [],
    can: {
      start: { allowed: startError === null, reason: startError },
      share: { allowed: valid !== undefined, reason: valid ? null : 'no-result' },
    },
  }
}

/** Lines that ask for a certain answer, got another, and were not answered again since. */
export function unansweredLines(
  kind: AssessmentKind,
  { version, rechecked_at }: OpenRecord,
  rows: readonly AnswerRecord[],
): string[] {
  const isAnsweredAgain = ({ saved_at }: AnswerRecord) =>
    rechecked_at !== null && saved_at > rechecked_at
  const again = new Set(rows.filter(isAnsweredAgain).map(({ item }) => item))
  const lines = linesToCheck({ kind, version, shortForm: false }, rows.map(toAnswer))
  return lines.filter((item) => !again.has(item))
}

/**
 * Begins a questionnaire, or continues the open one.
 * @throws AppError `too-early` with the date `redoFrom`, within six months of a result.
 */
export async function startSelfAssessment(ctx: CandidateContext, kind: AssessmentKind) {
  const owner = ownerOf(ctx, kind)
  if (!(await selectOpen(ctx.db, owner))) {
    const sent = await selectSent(ctx.db, owner, { valid: true })
    const redoDate = pendingRedoDate(ctx, sent?.sent_at)
    if (redoDate) fail('too-early', { extra: { redoFrom: redoDate.toISOString() } })
    await insertOpen(ctx.db, owner, assessmentForms[kind].version, ctx.now())
  }
  return getSelfAssessment(ctx, kind)
}

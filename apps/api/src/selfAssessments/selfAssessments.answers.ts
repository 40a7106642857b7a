import type { BodyOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import type {
  AnswerBody,
  saveSelfAssessment as saveContract,
  sendSelfAssessment as sendContract,
  SelfAssessment,
} from '@trilha/contracts/selfAssessments/selfAssessments'
import { sendSelfAssessment as send } from '@trilha/contracts/selfAssessments/selfAssessments'
import { assessmentForms } from '@trilha/contracts/selfAssessments/items'
import type { AssessmentKind } from '@trilha/contracts/selfAssessments/scales'
import { hourMs } from '@trilha/contracts/shared/durations'
import type { CandidateContext } from '../platform/context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { AppError, fail, fieldError } from '../platform/errors.ts'
import { runIdempotent } from '../platform/http/idempotency.ts'
import { getSelfAssessment, ownerOf, unansweredLines } from './selfAssessments.own.ts'
import { presentAnswer } from './selfAssessments.presenter.ts'
import { hashOf, missingItemsOf, resultOf, type Answer } from './selfAssessments.record.ts'
import {
  lockOpen,
  markRechecked,
  selectAnswers,
  toAnswer,
  upsertAnswers,
  writeResult,
  type AnswerRecord,
  type OpenRecord,
} from './selfAssessments.store.ts'

/**
 * Saves answers of the open questionnaire; a repeated request changes nothing. If two devices
 * answer the same item, the higher revision is saved, and the other device sees it in the reply.
 * @throws AppError `invalid-request` for unknown items or choices, `self-assessment-closed`.
 */
export async function saveSelfAssessment(
  ctx: CandidateContext,
  kind: AssessmentKind,
  { id, answers }: BodyOf<typeof saveContract>,
): Promise<ReplyOf<typeof saveContract>> {
  checkAnswers(kind, answers)
  return inTransaction(ctx.db, async (tx) => {
    const open = (await lockOpen(tx, ownerOf(ctx, kind), id)) ?? fail('self-assessment-closed')
    const now = ctx.now()
    const answeredBefore = new Set((await selectAnswers(tx, id)).map((answer) => answer.item))
    const given = answers.map((answer) => ({ ...valuesOf(answer), revision: answer.revision }))
    await upsertAnswers(tx, id, withTimes(open, { answeredBefore, answers, given, now }), now)
    const givenByItem = new Map(given.map((answer) => [answer.item, answer]))
    const saved = (await selectAnswers(tx, id)).filter((row) => givenByItem.has(row.item))
    return {
      savedAt: now.toISOString(),
      answers: saved.map(presentAnswer),
      overtaken: saved.flatMap((row) => (differs(row, givenByItem.get(row.item)) ? row.item : [])),
    }
  })
}

type Given = Omit<Answer, 'tookMs'> & { revision: number }

const valuesOf = ({ item, value, most, least }: AnswerBody): Omit<Answer, 'tookMs'> => ({
  item,
  value: value ?? null,
  most: most ?? null,
  least: least ?? null,
})

const differs = (row: AnswerRecord, given: Given | undefined): boolean =>
  row.value !== given?.value || row.most !== given.most || row.least !== given.least

/**
 * Adds the time that each new answer took: the client's values if their sum is not longer than the
 * time since the last save on the server's clock, else equal parts of that time, an hour at most.
 */
function withTimes(
  open: OpenRecord,
  {
    answeredBefore,
    answers,
    given,
    now,
  }: {
    answeredBefore: ReadonlySet<string>
    answers: readonly AnswerBody[]
    given: readonly Given[]
    now: Date
  },
) {
  const elapsedMs = Math.max(0, now.getTime() - (open.saved_at ?? open.started_at).getTime())
  const added = answers.filter(({ item }) => !answeredBefore.has(item))
  const hasClientTimes = added.every(({ took }) => took !== undefined)
  const sum = added.reduce((total, { took = 0 }) => total + took, 0)
  const equalShare = Math.min(hourMs, Math.floor(elapsedMs / Math.max(1, added.length)))
  return given.map((answer, i) => ({
    ...answer,
    tookMs: hasClientTimes && sum <= elapsedMs ? (answers[i]?.took ?? 0) : equalShare,
  }))
}

/** Rejects items, steps and choices that the form doesn't have, and duplicate items. */
function checkAnswers(kind: AssessmentKind, answers: readonly AnswerBody[]): void {
  const { parts, steps, blocks } = assessmentForms[kind]
  const statements = new Set(parts.flat())
  const errors = answers.flatMap((answer, i) => {
    const { item, value, most, least } = valuesOf(answer)
    const block = blocks.find(({ id }) => id === item)
    const isDuplicate = answers.findIndex((other) => other.item === item) < i
    if (isDuplicate || (!block && !statements.has(item)))
      return [fieldError(`answers.${i}.item`, isDuplicate ? 'invalid' : 'unknown')]
    if (!block) {
      if (most !== null || least !== null) return [fieldError(`answers.${i}.most`, 'invalid')]
      if (value === null) return [fieldError(`answers.${i}.value`, 'required')]
      return value > steps ? [fieldError(`answers.${i}.value`, 'invalid')] : []
    }
    const chosen = [most, least].filter((choice) => choice !== null)
    if (value !== null) return [fieldError(`answers.${i}.value`, 'invalid')]
    if (chosen.length === 0) return [fieldError(`answers.${i}.most`, 'required')]
    const areKnown = chosen.every((choice) => block.statements.includes(choice))
    return areKnown && most !== least ? [] : [fieldError(`answers.${i}.most`, 'invalid')]
  })
  if (errors.length > 0) fail('invalid-request', { fields: errors })
}

/**
 * Sends the open questionnaire and calculates its result, which only the person sees.
 * A line that asks for a certain answer and got another is asked again until it was answered again;
 * a send repeated after a lost reply alone does not count, because the person never saw the line.
 * @throws AppError `self-assessment-closed`, `answers-incomplete` with each missing item,
 *   `line-to-check` with each such line, `key-reused`.
 */
export async function sendSelfAssessment(
  ctx: CandidateContext,
  kind: AssessmentKind,
  body: BodyOf<typeof sendContract>,
  key: string | null,
): Promise<SelfAssessment> {
  const { userId } = ctx.viewer
  const request = { kind, id: body.id, shortForm: body.shortForm ?? false }
  try {
    return await inTransaction(ctx.db, (tx) =>
      runIdempotent(ctx, tx, { userId, key, endpoint: send.id, request }, () =>
        scoreAndClose(ctx, tx, request),
      ),
    )
  } catch (error) {
    // The refusal has undone the transaction, so this is written outside of it.
    if (error instanceof AppError && error.id === 'line-to-check')
      await markRechecked(ctx.db, body.id, ctx.now())
    throw error
  }
}

async function scoreAndClose(
  ctx: CandidateContext,
  tx: Tx,
  { kind, id, shortForm }: { kind: AssessmentKind; id: string; shortForm: boolean },
): Promise<SelfAssessment> {
  const open = (await lockOpen(tx, ownerOf(ctx, kind), id)) ?? fail('self-assessment-closed')
  const rows = await selectAnswers(tx, id)
  const answers = rows.map(toAnswer)
  const record = { kind, version: open.version, shortForm: kind === 'competency' && shortForm }
  const gaps = missingItemsOf(record, answers)
  if (gaps.length > 0)
    fail('answers-incomplete', { fields: gaps.map((item) => fieldError(item, 'required')) })
  const lines = unansweredLines(kind, open, rows)
  if (lines.length > 0)
    fail('line-to-check', { fields: lines.map((item) => fieldError(item, 'invalid')) })
  const result = resultOf(record, answers)
  const hash = hashOf(record, answers)
  await writeResult(tx, id, { shortForm: record.shortForm, result, hash }, ctx.now())
  return getSelfAssessment(ctx, kind, tx)
}

import type { BodyOf, ReplyOf } from '@trilha/contracts/endpoint'
import type {
  AnswerBody,
  saveSelfAssessment as saveContract,
  sendSelfAssessment as sendContract,
  SelfAssessment,
} from '@trilha/contracts/selfAssessments'
import { sendSelfAssessment as send } from '@trilha/contracts/selfAssessments'
import { assessmentForms } from '@trilha/contracts/selfAssessments.items'
import type { AssessmentKind } from '@trilha/contracts/selfAssessments.scales'
import type { CandidateContext } from '../platform/context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { fail, fieldError } from '../platform/errors.ts'
import { once } from '../platform/http/idempotency.ts'
import { getSelfAssessment, own } from './selfAssessments.own.ts'
import { presentAnswer } from './selfAssessments.presenter.ts'
import { hashOf, missing, resultOf, type Answer } from './selfAssessments.record.ts'
import {
  lockOpen,
  selectAnswers,
  upsertAnswers,
  writeResult,
  type AnswerRecord,
  type OpenRecord,
} from './selfAssessments.store.ts'

/**
 * Keeps answers of the open questionnaire; the same request again changes nothing. Of two devices the
 * higher revision of an answer stands, and the other one learns it from the reply.
 * @throws AppError `invalid-request` for items or choices that there are not, `self-assessment-closed`.
 */
export async function saveSelfAssessment(
  ctx: CandidateContext,
  kind: AssessmentKind,
  { id, answers }: BodyOf<typeof saveContract>,
): Promise<ReplyOf<typeof saveContract>> {
  checkAnswers(kind, answers)
  return inTransaction(ctx.db, async (tx) => {
    const open = (await lockOpen(tx, own(ctx, kind), id)) ?? fail('self-assessment-closed')
    const now = ctx.now()
    const before = new Set((await selectAnswers(tx, id)).map((kept) => kept.item))
    const given = answers.map((answer) => ({ ...valuesOf(answer), revision: answer.revision }))
    await upsertAnswers(tx, id, timed(open, before, answers, given, now), now)
    const named = new Map(given.map((answer) => [answer.item, answer]))
    const kept = (await selectAnswers(tx, id)).filter((row) => named.has(row.item))
    return {
      savedAt: now.toISOString(),
      answers: kept.map(presentAnswer),
      overtaken: kept.flatMap((row) => (differs(row, named.get(row.item)) ? row.item : [])),
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
 * The time of each answer that is new: what the client says as far as it fits into the time that
 * passed here since the last save, else that time in equal parts.
 */
function timed(
  open: OpenRecord,
  before: ReadonlySet<string>,
  answers: readonly AnswerBody[],
  given: readonly Given[],
  now: Date,
) {
  const passed = Math.max(0, now.getTime() - (open.saved_at ?? open.started_at).getTime())
  const fresh = answers.filter(({ item }) => !before.has(item))
  const hinted = fresh.every(({ took }) => took !== undefined)
  const sum = fresh.reduce((total, { took = 0 }) => total + took, 0)
  const share = Math.min(3_600_000, Math.floor(passed / Math.max(1, fresh.length)))
  return given.map((answer, i) => ({
    ...answer,
    tookMs: hinted && sum <= passed ? (answers[i]?.took ?? 0) : share,
  }))
}

/** Refuses items, steps and choices that the form doesn't have, and an item named twice. */
function checkAnswers(kind: AssessmentKind, answers: readonly AnswerBody[]): void {
  const { parts, steps, blocks } = assessmentForms[kind]
  const statements = new Set(parts.flat())
  const errors = answers.flatMap((answer, i) => {
    const { item, value, most, least } = valuesOf(answer)
    const block = blocks.find(({ id }) => id === item)
    const again = answers.findIndex((other) => other.item === item) < i
    if (again || (!block && !statements.has(item)))
      return [fieldError(`answers.${i}.item`, again ? 'invalid' : 'unknown')]
    if (!block) {
      if (most !== null || least !== null) return [fieldError(`answers.${i}.most`, 'invalid')]
      if (value === null) return [fieldError(`answers.${i}.value`, 'required')]
      return value > steps ? [fieldError(`answers.${i}.value`, 'invalid')] : []
    }
    const chosen = [most, least].filter((choice) => choice !== null)
    if (value !== null) return [fieldError(`answers.${i}.value`, 'invalid')]
    if (chosen.length === 0) return [fieldError(`answers.${i}.most`, 'required')]
    const known = chosen.every((choice) => block.statements.includes(choice))
    return known && most !== least ? [] : [fieldError(`answers.${i}.most`, 'invalid')]
  })
  if (errors.length > 0) fail('invalid-request', { fields: errors })
}

/**
 * Sends the open questionnaire and works out its result; nobody but the person sees it.
 * @throws AppError `self-assessment-closed`, `answers-incomplete` with each missing item, `key-reused`.
 */
export async function sendSelfAssessment(
  ctx: CandidateContext,
  kind: AssessmentKind,
  body: BodyOf<typeof sendContract>,
  key: string | null,
): Promise<SelfAssessment> {
  const { userId } = ctx.viewer
  const request = { kind, id: body.id, shortForm: body.shortForm ?? false }
  return inTransaction(ctx.db, (tx) =>
    once(ctx, tx, { userId, key, endpoint: send.id, request }, () => sendOnce(ctx, tx, request)),
  )
}

/** A kept answer as the arithmetic reads it. */
export const asAnswer = ({ item, value, most, least, took_ms }: AnswerRecord): Answer => ({
  item,
  value,
  most,
  least,
  tookMs: took_ms,
})

async function sendOnce(
  ctx: CandidateContext,
  tx: Tx,
  { kind, id, shortForm }: { kind: AssessmentKind; id: string; shortForm: boolean },
): Promise<SelfAssessment> {
  const open = (await lockOpen(tx, own(ctx, kind), id)) ?? fail('self-assessment-closed')
  const answers = (await selectAnswers(tx, id)).map(asAnswer)
  const record = { kind, version: open.version, shortForm: kind === 'competency' && shortForm }
  const gaps = missing(record, answers)
  if (gaps.length > 0)
    fail('answers-incomplete', { fields: gaps.map((item) => fieldError(item, 'required')) })
  const result = resultOf(record, answers)
  const hash = hashOf(record, answers)
  await writeResult(tx, id, { shortForm: record.shortForm, result, hash }, ctx.now())
  return getSelfAssessment(ctx, kind, tx)
}

import { isFinal, toDo } from '@trilha/contracts/applications/states'
import {
  graceMs,
  submitTest as contract,
  type SubmittedTest,
} from '@trilha/contracts/assessments/assessments'
import type { AnswerValue } from '@trilha/contracts/assessments/items'
import type { FieldError } from '@trilha/contracts/shared/errors'
import { passMarkReason } from '../../applications/applications.messages.ts'
import {
  applyTransition,
  requireLockedApplication,
  type Step,
} from '../../applications/applications.transition.ts'
import { inBatches } from '../../platform/concurrency/batches.ts'
import type { CandidateContext, Platform } from '../../platform/context.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { fail, fieldError } from '../../platform/errors.ts'
import { runIdempotent } from '../../platform/http/idempotency.ts'
import { submitError } from './check.ts'
import { isPastDeadline, itemEnd } from './clock.ts'
import {
  lockStage,
  mustBeInTime,
  mustBeOpen,
  candidateStep,
  type Locked,
  type LockedStage,
  type Place,
} from '../../applications/answering/lockStage.ts'
import { passes, scoreItems, totalOf } from './score.ts'
import { itemsOf } from '../assessments.service.ts'
import { beginAttempt } from './start.ts'
import {
  selectAnswers,
  selectAttempt,
  selectItems,
  selectSettings,
  type StageKey,
  type AttemptRecord,
} from '../assessments.store.ts'
import { selectKeys, selectOverdue, markAttemptSent } from '../assessments.write.store.ts'

/**
 * Sends the saved answers. A custom test is scored at once; if it is eliminatory with a pass mark
 * and no answer needs a rating, a rule decides, and the candidate may request a human review.
 * @throws AppError `not-found`, `stage-not-open`, `deadline-passed`, `start-needed`,
 *   `answers-incomplete` with the ids of the items, `key-reused`.
 */
export async function submitTest(
  ctx: CandidateContext,
  place: Place,
  key: string | null,
): Promise<SubmittedTest> {
  const { userId } = ctx.viewer
  return inTransaction(ctx.db, (tx) =>
    runIdempotent(ctx, tx, { userId, key, endpoint: contract.id, request: place }, async () => {
      const { application, stage } = await lockStage(ctx, tx, place, ['questions', 'custom'])
      mustBeOpen(application, stage)
      const at = { applicationId: place.id, stageId: place.stageId }
      const attempt = await selectAttempt(tx, at)
      if (!attempt && stage.kind === 'custom') fail('start-needed')
      if (!attempt?.endsAt) mustBeInTime(stage, ctx.now())
      // After the end, an incomplete test is accepted, because no answer can be added.
      if (!attempt?.endsAt || !isPastDeadline(attempt.endsAt, ctx.now()))
        await mustBeComplete(tx, at, attempt, ctx.now())
      const step = candidateStep(ctx, 'submit_stage', stage)
      if (attempt) return send(ctx, tx, { application, stage, attempt, step })
      // A questions test without required items can be sent without any answer.
      const options = { timeFactor: 1 as const, device: null }
      const started = await beginAttempt(ctx, tx, { application, stage }, options)
      return send(ctx, tx, { ...started, stage, step })
    }),
  )
}

/** @throws AppError `answers-incomplete` with the ids of the items. */
async function mustBeComplete(
  tx: Tx,
  at: StageKey,
  attempt: AttemptRecord | undefined,
  now: Date,
): Promise<void> {
  const items = itemsOf(await selectItems(tx, at.stageId), attempt)
  const answers = new Map((await selectAnswers(tx, at)).map((answer) => [answer.itemId, answer]))
  const fields: FieldError[] = []
  for (const item of items) {
    const answer = answers.get(item.id)
    const end = itemEnd(
      { seconds: item.seconds, shownAt: answer?.shownAt ?? null },
      attempt?.timeFactor ?? 1,
      attempt?.endsAt ?? null,
    )
    // The time of this question is over, so its answer can no longer be changed.
    if (isPastDeadline(end, now)) continue
    const error = submitError(item, answer?.value ?? null)
    if (error) fields.push(fieldError(item.id, error))
  }
  if (fields.length > 0) fail('answers-incomplete', { fields })
}

/** Scores the saved answers, closes the attempt and moves the stage. */
async function send(
  platform: Pick<Platform, 'now' | 'tasks' | 'config'>,
  tx: Tx,
  {
    application,
    stage,
    attempt,
    step,
  }: { application: Locked; stage: LockedStage; attempt: AttemptRecord; step: Step },
): Promise<SubmittedTest> {
  const at = { applicationId: application.id, stageId: stage.id }
  const settings = await selectSettings(tx, stage.id)
  const drawn = new Set(attempt.draw)
  const items = (await selectKeys(tx, stage.id)).filter((item) => drawn.has(item.id))
  const values = new Map<string, AnswerValue>()
  for (const { itemId, value } of await selectAnswers(tx, at)) if (value) values.set(itemId, value)

  const scores = stage.kind === 'custom' ? scoreItems(items, values) : {}
  const points = totalOf(Object.values(scores))
  const most = items.reduce((sum, item) => sum + (item.points ?? 0), 0)
  const byClock = step.actor === 'system'
  await markAttemptSent(tx, at, { byClock, scores, points, most }, platform.now())

  const { passPercent, eliminatory } = settings
  const score = points === null ? null : { points, most, passPercent }
  const isDecidedByRule = eliminatory && passPercent !== null && points !== null
  if (!isDecidedByRule) {
    await applyTransition(platform, tx, application, { steps: [step] })
    return { outcome: 'submitted', score }
  }
  const passed = passes(points, most, passPercent)
  const ruleStep: Step = {
    action: { name: passed ? 'rule_approves' : 'rule_fails', stageId: stage.id },
    actor: 'system',
    userId: null,
    reason: passMarkReason,
  }
  await applyTransition(platform, tx, application, { steps: [step, ruleStep] })
  return { outcome: passed ? 'approved' : 'not_approved', score }
}

/**
 * Sends one test whose time is over. Does nothing if it is already sent or the application ended.
 * @returns false if it is too early, so that the caller tries again later.
 */
export async function sendOverdue(
  platform: Pick<Platform, 'db' | 'now' | 'tasks' | 'config'>,
  at: StageKey,
): Promise<boolean> {
  return inTransaction(platform.db, async (tx) => {
    const application = await requireLockedApplication(tx, at.applicationId)
    const stage = application.stages.find((s) => s.id === at.stageId)
    const attempt = await selectAttempt(tx, at)
    if (!stage || !attempt?.endsAt || attempt.sentAt) return true
    if (isFinal(application.state) || !toDo.includes(stage.state)) return true
    if (!isPastDeadline(attempt.endsAt, platform.now())) return false
    const action = { name: 'submit_stage' as const, stageId: stage.id }
    const step = { action, actor: 'system' as const, userId: null }
    await send(platform, tx, { application, stage, attempt, step })
    return true
  })
}

const batchSize = 200

/**
 * Sends the tests whose time is over, at most 200 per call, even if a task `sendWhenOver` was lost.
 * @returns how many of these tests need no further try.
 */
export async function sendAllOverdue(
  platform: Pick<Platform, 'db' | 'now' | 'tasks' | 'config'>,
): Promise<number> {
  const before = new Date(platform.now().getTime() - graceMs)
  return inBatches({
    select: () => selectOverdue(platform.db, before, batchSize),
    // One batch only, because a test that needs no further try may be selected again.
    size: Number.POSITIVE_INFINITY,
    handle: (at) => sendOverdue(platform, at),
  })
}

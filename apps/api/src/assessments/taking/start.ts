import { randomInt } from 'node:crypto'
import type {
  startTest as contract,
  Test,
  TimeFactor,
} from '@trilha/contracts/assessments/assessments'
import { graceMs, maxFactorWithoutReason } from '@trilha/contracts/assessments/assessments'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import type { CandidateContext } from '../../platform/context.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { failField } from '../../platform/errors.ts'
import { seal } from '../../platform/secrets/sealed.ts'
import { endOf } from './clock.ts'
import { drawItems } from './draw.ts'
import {
  ensureStarted,
  lockStage,
  mustBeInTime,
  mustBeOpen,
  type Locked,
  type LockedStage,
  type Place,
} from '../../applications/answering/lockStage.ts'
import { readTestAt } from '../assessments.service.ts'
import {
  selectAttempt,
  selectItems,
  selectSettings,
  type AttemptRecord,
} from '../assessments.store.ts'
import { sendWhenOver } from '../assessments.tasks.names.ts'
import { insertAttempt } from '../assessments.write.store.ts'

const range = 2 ** 32
const secureRandom = () => randomInt(range) / range

/**
 * Starts a test: the server fixes its end and draws this person's questions. A second start, from
 * any device, changes nothing and returns the current test.
 * @throws AppError `not-found`, `stage-not-open`, `deadline-passed`, `invalid-request` on `timeReason`.
 */
export async function startTest(
  ctx: CandidateContext,
  place: Place,
  { timeFactor, timeReason, device }: BodyOf<typeof contract>,
): Promise<Test> {
  if (timeFactor > maxFactorWithoutReason && !timeReason) failField('timeReason', 'reason-required')
  const at = { applicationId: place.id, stageId: place.stageId }
  await inTransaction(ctx.db, async (tx) => {
    const { application, stage } = await lockStage(ctx, tx, place, ['questions', 'custom'])
    if (!(await selectAttempt(tx, at))) {
      mustBeOpen(application, stage)
      mustBeInTime(stage, ctx.now())
      await beginAttempt(ctx, tx, { application, stage }, { timeFactor, timeReason, device })
    }
  })
  return readTestAt(ctx, at)
}

/**
 * Begins the attempt of a stage. The caller must have locked the application and checked that the
 * stage is open and in time.
 */
export async function beginAttempt(
  ctx: CandidateContext,
  tx: Tx,
  { application, stage }: { application: Locked; stage: LockedStage },
  options: { timeFactor: TimeFactor; timeReason?: string | null; device: string | null },
): Promise<{ application: Locked; attempt: AttemptRecord }> {
  const at = { applicationId: application.id, stageId: stage.id }
  const settings = await selectSettings(tx, stage.id)
  const items = await selectItems(tx, stage.id)
  const startedAt = ctx.now()
  const endsAt = endOf(startedAt, settings.seconds, options.timeFactor)
  const isTimed = settings.seconds !== null || items.some((item) => item.seconds !== null)
  // The time factor is sensitive, so it is stored only if the test has a time limit.
  const timeFactor = isTimed ? options.timeFactor : 1
  const sealedReason =
    timeFactor > maxFactorWithoutReason && options.timeReason
      ? seal(ctx.config, application.id, JSON.stringify({ reason: options.timeReason }))
      : null
  const draw = drawItems(items, settings.draws, secureRandom)
  await insertAttempt(tx, at, {
    startedAt,
    endsAt,
    draw,
    device: options.device,
    timeFactor,
    sealedReason,
  })
  const started = await ensureStarted(ctx, tx, ...extendDeadline(application, stage, endsAt))
  if (endsAt)
    await ctx.tasks.add(tx, sendWhenOver, at, {
      startAfter: new Date(endsAt.getTime() + graceMs + 1000),
    })
  const attempt = { startedAt, endsAt, draw, device: options.device, sentAt: null, timeFactor }
  return { application: started, attempt }
}

/** Moves the deadline to the end of the test, so that a late start does not shorten its time. */
function extendDeadline(
  application: Locked,
  stage: LockedStage,
  endsAt: Date | null,
): [Locked, LockedStage] {
  if (!endsAt || !stage.due_at || stage.due_at >= endsAt) return [application, stage]
  const extended = { ...stage, due_at: endsAt }
  const stages = application.stages.map((other) => (other === stage ? extended : other))
  return [{ ...application, stages }, extended]
}

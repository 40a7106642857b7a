import type { Answer, saveAnswer as contract } from '@trilha/contracts/assessments/assessments'
import type { AnswerValue, Item } from '@trilha/contracts/assessments/items'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import type { CandidateContext, Context } from '../../platform/context.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { fail, failField } from '../../platform/errors.ts'
import { valueError } from './check.ts'
import { isPastDeadline, itemEnd } from './clock.ts'
import {
  ensureStarted,
  lockStage,
  mustBeInTime,
  mustBeOpen,
  type Locked,
  type LockedStage,
  type Place,
} from '../../applications/answering/lockStage.ts'
import { presentAnswer, presentItem } from '../assessments.presenter.ts'
import { itemsOf } from '../assessments.service.ts'
import { beginAttempt } from './start.ts'
import {
  selectAnswer,
  selectAnswers,
  selectAttempt,
  selectEarlier,
  selectFiles,
  selectItems,
  type AnswerRecord,
  type AttemptRecord,
  type ItemRecord,
} from '../assessments.store.ts'
import { markShown, updateDevice, upsertAnswer } from '../assessments.write.store.ts'

export type ItemPlace = Place & { itemId: string }
type Save = BodyOf<typeof contract>
const testKinds = ['questions', 'custom'] as const
const maxEarlierAnswers = 10

/** One question that is open for answers, in the viewer's test. */
export type OpenItem = {
  application: Locked
  stage: LockedStage
  attempt: AttemptRecord | undefined
  item: ItemRecord
  /** From 1, in the order of this person's draw. */
  position: number
  answer: AnswerRecord | undefined
}

/**
 * Opens one question. The first call starts the time of a timed question; later calls, from any
 * device, return the same times.
 * @throws AppError `not-found`, `stage-not-open`, `deadline-passed`, `start-needed`, `time-over`.
 */
export async function openItem(ctx: CandidateContext, place: ItemPlace): Promise<Item> {
  const at = { applicationId: place.id, stageId: place.stageId, itemId: place.itemId }
  return inTransaction(ctx.db, async (tx) => {
    const { attempt, item, position } = await lockItem(ctx, tx, place)
    if (item.seconds !== null) await markShown(tx, at, ctx.now())
    return presentItem(item, position, attempt, await selectAnswer(tx, at))
  })
}

/**
 * Saves one answer. Safe to repeat: if this device already saved the same or a higher revision, it
 * changes nothing and succeeds, even after the time is over.
 * @throws AppError `not-found`, `stage-not-open`, `deadline-passed`, `start-needed`,
 *   `item-not-open`, `time-over`, `other-device` (with `answers`), `invalid-request`.
 */
export async function saveAnswer(
  ctx: CandidateContext,
  place: ItemPlace,
  body: Save,
): Promise<Answer> {
  const at = { applicationId: place.id, stageId: place.stageId, itemId: place.itemId }
  return inTransaction(ctx.db, async (tx) => {
    const { application, stage } = await lockStage(ctx, tx, place, testKinds)
    const saved = await selectAnswer(tx, at)
    if (saved?.device === body.device && saved.revision >= body.revision)
      return presentAnswer(saved)

    const open = await findOpenItem(ctx, tx, { application, stage, answer: saved }, place.itemId)
    mustHaveTimeLeft(open, ctx.now())
    await mustBeSameDevice(tx, open, body)
    if (body.value) await mustBeValid(tx, place, open.item, body.value)

    const { attempt } = open
    if (!attempt) {
      const options = { timeFactor: 1 as const, device: body.device }
      await beginAttempt(ctx, tx, { application, stage }, options)
    } else {
      await ensureStarted(ctx, tx, application, stage)
      if (attempt.device !== body.device) await updateDevice(tx, at, body.device)
    }
    const { value, revision, device } = body
    const savedAt = ctx.now()
    await upsertAnswer(tx, at, { value, revision, device }, savedAt)
    return { itemId: place.itemId, value, revision, savedAt: savedAt.toISOString() }
  })
}

/**
 * The viewer's answers to similar questions in other applications. They reveal what the question
 * asks, so for a timed question they are available only while its time runs.
 * @throws AppError as `openItem`, and `item-not-open`.
 */
export async function listEarlierAnswers(ctx: CandidateContext, place: ItemPlace) {
  const rows = await inTransaction(ctx.db, async (tx) => {
    const open = await lockItem(ctx, tx, place)
    mustHaveTimeLeft(open, ctx.now())
    return selectEarlier(tx, open.application, open.item, maxEarlierAnswers)
  })
  return {
    rows: rows.map(({ prompt, same, value, roleName, companyName, savedAt }) => ({
      prompt,
      same,
      value,
      roleName,
      companyName,
      savedAt: savedAt.toISOString(),
    })),
  }
}

/** Locks one question of the viewer's test. @throws AppError as `openItem` if it is not open. */
export async function lockItem(ctx: CandidateContext, tx: Tx, place: ItemPlace): Promise<OpenItem> {
  const locked = await lockStage(ctx, tx, place, testKinds)
  const at = { applicationId: place.id, stageId: place.stageId, itemId: place.itemId }
  const answer = await selectAnswer(tx, at)
  return findOpenItem(ctx, tx, { ...locked, answer }, place.itemId)
}

async function findOpenItem(
  ctx: Context,
  tx: Tx,
  locked: Pick<OpenItem, 'application' | 'stage' | 'answer'>,
  itemId: string,
): Promise<OpenItem> {
  const { application, stage } = locked
  mustBeOpen(application, stage)
  const attempt = await selectAttempt(tx, { applicationId: application.id, stageId: stage.id })
  if (attempt?.endsAt) {
    if (isPastDeadline(attempt.endsAt, ctx.now())) fail('time-over')
  } else mustBeInTime(stage, ctx.now())
  if (stage.kind === 'custom' && !attempt) fail('start-needed')
  // A question that is not in this person's draw gives the same error as an unknown one.
  const items = itemsOf(await selectItems(tx, stage.id), attempt)
  const index = items.findIndex((item) => item.id === itemId)
  const item = items[index] ?? fail('not-found')
  return { ...locked, attempt, item, position: index + 1 }
}

/** Checks the time of a timed question. @throws AppError `item-not-open`, `time-over`. */
export function mustHaveTimeLeft({ item, attempt, answer }: OpenItem, now: Date): void {
  if (item.seconds === null) return
  const shownAt = answer?.shownAt ?? null
  if (!shownAt) fail('item-not-open')
  const end = itemEnd(
    { seconds: item.seconds, shownAt },
    attempt?.timeFactor ?? 1,
    attempt?.endsAt ?? null,
  )
  if (isPastDeadline(end, now)) fail('time-over')
}

/** @throws AppError `other-device` with the saved answers; not if this device takes over. */
async function mustBeSameDevice(
  tx: Tx,
  { application, stage, attempt }: OpenItem,
  { device, takeOver }: Save,
): Promise<void> {
  if (!attempt?.device || attempt.device === device || takeOver) return
  const answers = await selectAnswers(tx, { applicationId: application.id, stageId: stage.id })
  const saved = answers.filter((answer) => answer.savedAt !== null).map(presentAnswer)
  fail('other-device', { extra: { answers: saved } })
}

/** @throws AppError `invalid-request` on `value`. */
async function mustBeValid(
  tx: Tx,
  place: ItemPlace,
  item: ItemRecord,
  value: AnswerValue,
): Promise<void> {
  const error = valueError(item, value)
  if (error) failField('value', error)
  if (value.kind !== 'file') return
  const files = await selectFiles(tx, { applicationId: place.id, stageId: place.stageId })
  const isFileOfItem = files.some((file) => file.id === value.fileId && file.itemId === item.id)
  if (!isFileOfItem) failField('value', 'invalid')
}

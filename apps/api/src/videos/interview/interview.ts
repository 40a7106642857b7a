import { randomUUIDv7 } from 'node:crypto'
import { toDo } from '@trilha/contracts/applications/states'
import type { ErrorId } from '@trilha/contracts/shared/errors'
import type { Video, VideoInterview, VideoQuestion } from '@trilha/contracts/videos/videos'
import { applyTransition } from '../../applications/applications.transition.ts'
import {
  ensureStarted,
  lockStage,
  mustBeInTime,
  mustBeOpen,
  candidateStep,
  type Locked,
  type LockedStage,
  type Place,
} from '../../applications/answering/lockStage.ts'
import type { CandidateContext, Context } from '../../platform/context.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { presentVideo } from '../videos.presenter.ts'
import {
  insertOpening,
  selectInterview,
  selectQuestions,
  type QuestionRow,
} from './questions.store.ts'
import { deleteRecordings } from '../videos.forget.ts'
import {
  insertVideo,
  selectTakes,
  selectVideo,
  updateVideo,
  type VideoRow,
} from '../videos.store.ts'
import { answerOf, isAnswer, takesUsed } from './takes.ts'
import { selectViews, type ViewRow } from '../watching/views.store.ts'

type QuestionPlace = Place & { questionId: string }

/**
 * The video interview of the viewer's application to a vacancy. The text of a question is included
 * only after the person opened it.
 * @throws AppError `not-found` without an application or without such a stage, `stage-not-open`
 *   while the stage is locked.
 */
export async function getVideoInterview(
  ctx: CandidateContext,
  vacancyId: number,
): Promise<VideoInterview> {
  const { candidateId } = ctx.viewer
  const row = (await selectInterview(ctx.db, candidateId, vacancyId)) ?? fail('not-found')
  if (row.state === 'locked') fail('stage-not-open')
  const [questions, takes] = await Promise.all([
    selectQuestions(ctx.db, row.stage_id, row.application_id),
    selectTakes(ctx.db, row.application_id),
  ])
  const answers = questions.map((question) => answerOf(takes, question.id))
  const views = await selectViews(
    ctx.db,
    answers.flatMap((answer) => answer?.id ?? []),
  )
  const wasSent = !toDo.includes(row.state)
  const isLate = row.state === 'expired' || (row.due_at !== null && row.due_at < ctx.now())
  const closedReason: ErrorId | null = isLate
    ? 'deadline-passed'
    : wasSent
      ? 'stage-not-open'
      : null
  const isComplete = answers.every((answer) => answer !== null && isAnswer(answer))
  const permission = (reason: ErrorId | null) => ({ allowed: reason === null, reason })
  return {
    applicationId: row.application_id,
    stageId: row.stage_id,
    vacancy: {
      id: row.vacancy_id,
      slug: row.slug,
      roleName: row.role_name,
      company: row.company_name,
    },
    title: row.title,
    instructions: row.instructions,
    minutes: row.minutes,
    state: row.state,
    dueAt: row.due_at?.toISOString() ?? null,
    questions: await Promise.all(
      questions.map((question, i) =>
        presentQuestion(ctx, question, { takes, answer: answers[i] ?? null, views, wasSent }),
      ),
    ),
    can: {
      record: permission(closedReason),
      submit: permission(closedReason ?? (isComplete ? null : 'answers-incomplete')),
    },
  }
}

async function presentQuestion(
  ctx: Context,
  question: QuestionRow,
  {
    takes,
    answer,
    views,
    wasSent,
  }: {
    takes: readonly VideoRow[]
    answer: VideoRow | null
    views: readonly ViewRow[]
    wasSent: boolean
  },
): Promise<VideoQuestion> {
  const maxTakes = question.retakes + 1
  return {
    id: question.id,
    position: question.position,
    prepareSeconds: question.prepare_seconds,
    limitSeconds: question.limit_seconds,
    takes: maxTakes,
    takesLeft: Math.max(0, maxTakes - takesUsed(takes, question.id)),
    allowsAudio: question.allows_audio,
    allowsText: question.allows_text,
    opened: question.opened_at && presentOpened(question, question.opened_at),
    answer: answer && (await presentVideo(answer, views, ctx.storage, wasSent)),
  }
}

function presentOpened(question: QuestionRow, openedAt: Date) {
  const readyAt = new Date(openedAt.getTime() + question.prepare_seconds * 1000)
  return {
    prompt: question.prompt,
    help: question.help,
    openedAt: openedAt.toISOString(),
    readyAt: readyAt.toISOString(),
  }
}

/**
 * Opens the next question and records the server's time. The first opening starts the stage.
 * @throws AppError `not-found`, `stage-not-open`, `deadline-passed`, `question-not-open` when an
 *   earlier question is not open yet.
 */
export async function openVideoQuestion(ctx: CandidateContext, place: QuestionPlace) {
  return inTransaction(ctx.db, async (tx) => {
    const { application, stage } = await lockInterview(ctx, tx, place)
    const questions = await selectQuestions(tx, place.stageId, place.id)
    const question = questions.find((q) => q.id === place.questionId) ?? fail('not-found')
    if (question.opened_at) return presentOpened(question, question.opened_at)
    if (question !== questions.find((q) => q.opened_at === null)) fail('question-not-open')
    const now = ctx.now()
    await insertOpening(tx, place.id, question.id, now)
    await ensureStarted(ctx, tx, application, stage)
    return presentOpened(question, now)
  })
}

/** A question that the person already opened. @throws AppError `not-found`, `question-not-open`. */
export async function openedQuestion(
  tx: Tx,
  place: Place,
  questionId: string,
): Promise<QuestionRow> {
  const questions = await selectQuestions(tx, place.stageId, place.id)
  const question = questions.find((q) => q.id === questionId) ?? fail('not-found')
  if (!question.opened_at) fail('question-not-open')
  return question
}

/**
 * Saves a written answer and replaces the earlier one.
 * @throws AppError `not-found`, `stage-not-open`, `deadline-passed`, `question-not-open`,
 *   `answer-kind-not-allowed`.
 */
export async function answerByText(
  ctx: CandidateContext,
  place: QuestionPlace,
  text: string,
): Promise<Video> {
  const { candidateId } = ctx.viewer
  const row = await inTransaction(ctx.db, async (tx) => {
    await lockInterview(ctx, tx, place)
    const question = await openedQuestion(tx, place, place.questionId)
    if (!question.allows_text) fail('answer-kind-not-allowed')
    const now = ctx.now()
    const takes = await selectTakes(tx, place.id)
    const written = takes.find(
      (take) =>
        take.question_id === question.id && take.medium === 'text' && take.removed_at === null,
    )
    const id = written?.id ?? randomUUIDv7()
    // The text becomes the latest answer again, also if a recording was made in between.
    if (written) await updateVideo(tx, id, { text, created_at: now, finished_at: now })
    else
      await insertVideo(tx, {
        id,
        candidate_id: candidateId,
        purpose: 'interview',
        application_id: place.id,
        question_id: question.id,
        take: 1,
        medium: 'text',
        text,
        state: 'ready',
        progress: 100,
        created_at: now,
        finished_at: now,
      })
    return (await selectVideo(tx, id)) ?? fail('not-found')
  })
  return presentVideo(row, [], ctx.storage, false)
}

/**
 * Sends the interview: the company gets the answer of each question, the other takes are deleted.
 * @throws AppError `not-found`, `stage-not-open`, `deadline-passed`, `answers-incomplete`.
 */
export async function submitVideoInterview(ctx: CandidateContext, place: Place): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { application, stage } = await lockInterview(ctx, tx, place)
    const questions = await selectQuestions(tx, place.stageId, place.id)
    const takes = await selectTakes(tx, place.id)
    const answers = questions.map((question) => answerOf(takes, question.id))
    if (!answers.every((answer) => answer !== null && isAnswer(answer))) fail('answers-incomplete')
    const questionIds = new Set(questions.map((question) => question.id))
    const otherTakes = takes.filter(
      (take) => questionIds.has(take.question_id ?? '') && !answers.includes(take),
    )
    await deleteRecordings(
      ctx,
      tx,
      otherTakes.map((take) => take.id),
    )
    await applyTransition(ctx, tx, application, {
      steps: [candidateStep(ctx, 'submit_stage', stage)],
    })
  })
}

/**
 * Locks the viewer's own video interview, which must be open for answers.
 * @throws AppError `not-found`, `stage-not-open`, `deadline-passed`.
 */
export async function lockInterview(
  ctx: CandidateContext,
  tx: Tx,
  place: Place,
): Promise<{ application: Locked; stage: LockedStage }> {
  const locked = await lockStage(ctx, tx, place, ['video'])
  mustBeOpen(locked.application, locked.stage)
  mustBeInTime(locked.stage, ctx.now())
  return locked
}

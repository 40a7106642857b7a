import type { PipelineVideos, Playback } from '@trilha/contracts/videos/videos'
import { findUnwithheldApplication } from '../../applications/company/views.ts'
import { maskFor } from '../../blind/blind.people.ts'
import type { RecruiterContext } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { presentPipelineVideo, presentPlayback } from '../videos.presenter.ts'
import {
  selectQuestions,
  selectSentInterviews,
  type QuestionRow,
  type SentInterview,
} from '../interview/questions.store.ts'
import { findPlayableResume } from '../resume/resume.ts'
import { selectTakes, type VideoRow } from '../videos.store.ts'
import { answerOf } from '../interview/takes.ts'
import { insertView, selectWatched } from './views.store.ts'

type VisibleVideos = {
  interviews: (SentInterview & { questions: (QuestionRow & { answer: VideoRow | null })[] })[]
  resume: VideoRow | null
}

/**
 * The recordings of an application that its company may watch.
 * @throws AppError `not-found`, also for another company's application; `withheld`.
 */
async function findVisibleVideos(
  ctx: RecruiterContext,
  applicationId: string,
): Promise<VisibleVideos> {
  const { db } = ctx
  const application = await findUnwithheldApplication(ctx, applicationId)
  const [interviews, takes, resume] = await Promise.all([
    selectSentInterviews(db, applicationId),
    selectTakes(db, applicationId),
    findPlayableResume(db, application.candidateId, application.snapshotAt),
  ])
  return {
    interviews: await Promise.all(
      interviews.map(async (interview) => ({
        ...interview,
        questions: (await selectQuestions(db, interview.stage_id, applicationId)).map(
          (question) => ({ ...question, answer: answerOf(takes, question.id) }),
        ),
      })),
    ),
    resume,
  }
}

const recordingsOf = ({ interviews, resume }: VisibleVideos): VideoRow[] => [
  ...interviews.flatMap(({ questions }) => questions.flatMap(({ answer }) => answer ?? [])),
  ...(resume ? [resume] : []),
]

/** True if the company of an application may watch this recording. @throws AppError `not-found`. */
export async function canWatchVideo(
  ctx: RecruiterContext,
  applicationId: string,
  id: string,
): Promise<boolean> {
  return recordingsOf(await findVisibleVideos(ctx, applicationId)).some((row) => row.id === id)
}

/**
 * The answers of an application's sent interviews, and the person's video resume. While the person
 * is hidden, there are no pictures, and names in written answers are masked.
 */
export async function listPipelineVideos(
  ctx: RecruiterContext,
  applicationId: string,
): Promise<PipelineVideos> {
  const visible = await findVisibleVideos(ctx, applicationId)
  const ids = recordingsOf(visible).map((row) => row.id)
  const watched = await selectWatched(ctx.db, ids, ctx.viewer.userId)
  const { hidden, maskNames } = await maskFor(ctx, applicationId)
  const present = async (row: VideoRow | null) => {
    if (!row) return null
    const shown = await presentPipelineVideo(row, watched.get(row.id), ctx.storage)
    if (!hidden) return shown
    return { ...shown, posterUrl: null, text: shown.text && maskNames(shown.text) }
  }
  return {
    interviews: await Promise.all(
      visible.interviews.map(async ({ stage_id, title, submitted_at, questions }) => ({
        stageId: stage_id,
        title,
        submittedAt: submitted_at.toISOString(),
        questions: await Promise.all(
          questions.map(async (question) => ({
            id: question.id,
            position: question.position,
            prompt: question.prompt,
            help: question.help,
            limitSeconds: question.limit_seconds,
            answer: await present(question.answer),
          })),
        ),
      })),
    ),
    resume: await present(visible.resume),
    hidden,
  }
}

/**
 * The address of one recording. Each call is recorded as a view.
 * @throws AppError `not-found`; `reveal-first` while the person is hidden from the viewer, because
 *   face and voice identify them.
 */
export async function watchVideo(
  ctx: RecruiterContext,
  { id: applicationId, videoId }: { id: string; videoId: string },
): Promise<Playback> {
  const visible = await findVisibleVideos(ctx, applicationId)
  const row = recordingsOf(visible).find(({ id }) => id === videoId)
  const playback = row && (await presentPlayback(row, ctx.storage))
  if (!playback) return fail('not-found')
  if ((await maskFor(ctx, applicationId)).hidden) return fail('reveal-first')
  await insertView(ctx.db, videoId, ctx.viewer.userId, ctx.now())
  return playback
}

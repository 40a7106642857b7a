import { toDo } from '@trilha/contracts/applications/states'
import type { Video } from '@trilha/contracts/videos/videos'
import { lockOwnApplication } from '../applications/applications.acts.ts'
import { can } from '../platform/can.ts'
import type { CandidateContext, Context } from '../platform/context.ts'
import { inTransaction, type Handle } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { deleteRecordings } from './videos.forget.ts'
import { presentVideo } from './videos.presenter.ts'
import { processTask } from './conversion/process.task.ts'
import { selectStageState } from './interview/questions.store.ts'
import { lockVideo, selectVideo, updateVideo, type VideoRow } from './videos.store.ts'
import { selectViews } from './watching/views.store.ts'

/**
 * Checks that a recording belongs to the viewer and is not removed.
 * @throws AppError `not-found`, also for another candidate's recording.
 */
export function ownVideo(ctx: CandidateContext, row: VideoRow | undefined): VideoRow {
  if (!row || row.removed_at !== null) return fail('not-found')
  if (!can(ctx.viewer, 'video.act', { candidateId: row.candidate_id })) return fail('not-found')
  return row
}

/** A recording as its owner sees it, with the people who watched it. */
export async function presentOwnVideo(ctx: Context, row: VideoRow): Promise<Video> {
  const views = await selectViews(ctx.db, [row.id])
  return presentVideo(row, views, ctx.storage, await wasSent(ctx.db, row))
}

async function wasSent(db: Handle, row: VideoRow): Promise<boolean> {
  if (!row.application_id || !row.question_id) return false
  const state = await selectStageState(db, row.application_id, row.question_id)
  return state !== undefined && !toDo.includes(state)
}

/** @throws AppError `not-found`. */
export async function getVideo(ctx: CandidateContext, id: string): Promise<Video> {
  return presentOwnVideo(ctx, ownVideo(ctx, await selectVideo(ctx.db, id)))
}

/**
 * Deletes a recording. A recording of an interview can be deleted until the interview is sent.
 * @throws AppError `not-found`, `stage-not-open`.
 */
export async function removeVideo(ctx: CandidateContext, id: string): Promise<void> {
  const { application_id: applicationId } = ownVideo(ctx, await selectVideo(ctx.db, id))
  await inTransaction(ctx.db, async (tx) => {
    // The lock on the application prevents a deletion while the interview is being sent.
    if (applicationId) await lockOwnApplication(ctx, tx, applicationId)
    const row = ownVideo(ctx, await lockVideo(tx, id))
    if (await wasSent(tx, row)) fail('stage-not-open')
    await deleteRecordings(ctx, tx, [id])
  })
}

/** Schedules a failed conversion again. @throws AppError `not-found`, `nothing-to-retry`. */
export async function retryVideo(ctx: CandidateContext, id: string): Promise<Video> {
  const row = await inTransaction(ctx.db, async (tx) => {
    const failed = ownVideo(ctx, await lockVideo(tx, id))
    if (failed.failure !== 'not-converted') fail('nothing-to-retry')
    const reset = { state: 'received', failure: null, progress: 0, tries: 0 } as const
    await updateVideo(tx, id, reset)
    await ctx.tasks.add(tx, processTask, { videoId: id })
    return { ...failed, ...reset }
  })
  return presentOwnVideo(ctx, row)
}

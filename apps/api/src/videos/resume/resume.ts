import type { Video } from '@trilha/contracts/videos/videos'
import type { CandidateContext, Platform } from '../../platform/context.ts'
import { inTransaction, type Handle, type Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { deleteRecordings } from '../videos.forget.ts'
import { ownVideo, presentOwnVideo } from '../videos.own.ts'
import { playableFile, presentPlayback } from '../videos.presenter.ts'
import { lockVideo, selectResumes, updateVideo, type VideoRow } from '../videos.store.ts'

/** @throws AppError `not-found` for somebody else's id. */
function ownCandidate(ctx: CandidateContext, candidateId: string): string {
  return ctx.viewer.candidateId === candidateId ? candidateId : fail('not-found')
}

const latestChosen = (rows: readonly VideoRow[]): VideoRow[] =>
  rows
    .filter((row) => row.chosen_at !== null)
    .sort((a, b) => Number(b.chosen_at) - Number(a.chosen_at))

/** The viewer's own video resume: the recording chosen last. */
export async function getVideoResume(ctx: CandidateContext, candidateId: string) {
  const rows = await selectResumes(ctx.db, ownCandidate(ctx, candidateId))
  const [row] = latestChosen(rows)
  return { video: row ? await presentOwnVideo(ctx, row) : null }
}

/**
 * Chooses a finished recording as the video resume. Other people see the previous one until the
 * new one is playable.
 * @throws AppError `not-found`, `upload-incomplete`.
 */
export async function setVideoResume(
  ctx: CandidateContext,
  candidateId: string,
  videoId: string,
): Promise<{ video: Video }> {
  ownCandidate(ctx, candidateId)
  const row = await inTransaction(ctx.db, async (tx) => {
    const found = ownVideo(ctx, await lockVideo(tx, videoId))
    if (found.purpose !== 'resume') fail('not-found')
    if (found.state === 'uploading') fail('upload-incomplete')
    const next = { ...found, chosen_at: ctx.now() }
    await updateVideo(tx, videoId, { chosen_at: next.chosen_at })
    if (next.state === 'ready') await replaceResume(ctx, tx, next)
    return next
  })
  return { video: await presentOwnVideo(ctx, row) }
}

/**
 * The recordings in use: the one that was chosen last and, while it is not playable, also the
 * playable one that was chosen before it.
 */
export function activeResumes(rows: readonly VideoRow[]): VideoRow[] {
  const all = latestChosen(rows)
  const playable = all.find((row) => playableFile(row) !== null)
  return all.filter((row, i) => i === 0 || row === playable)
}

/** Removes the previously chosen resumes after a newly chosen one became playable. */
export async function replaceResume(
  platform: Pick<Platform, 'tasks' | 'now'>,
  tx: Tx,
  row: VideoRow,
): Promise<void> {
  if (row.chosen_at === null) return
  const replaced = latestChosen(await selectResumes(tx, row.candidate_id)).filter(
    (other) => other.id !== row.id && Number(other.chosen_at) <= Number(row.chosen_at),
  )
  await deleteRecordings(
    platform,
    tx,
    replaced.map((other) => other.id),
  )
}

/**
 * The video resume that others see: the playable recording that was chosen last.
 * @param until if given, the reply is null when the recording was chosen after this time.
 */
export async function findPlayableResume(
  db: Handle,
  candidateId: string,
  until: Date | null = null,
): Promise<VideoRow | null> {
  const rows = await selectResumes(db, candidateId)
  const resume = latestChosen(rows).find((row) => playableFile(row) !== null)
  return resume && (until === null || Number(resume.chosen_at) <= until.getTime()) ? resume : null
}

/** The signed address of a person's video resume; null without one. */
export async function findResumeUrl(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  candidateId: string,
): Promise<string | null> {
  const row = await findPlayableResume(db, candidateId)
  return row && ((await presentPlayback(row, storage))?.url ?? null)
}

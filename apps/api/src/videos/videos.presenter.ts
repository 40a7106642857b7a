import type { ErrorId } from '@trilha/contracts/shared/errors'
import type { PipelineVideo, Playback, Video } from '@trilha/contracts/videos/videos'
import { uploadsPath } from '@trilha/contracts/videos/videos'
import { typeOfName } from '../platform/http/files.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { VideoRow } from './videos.store.ts'
import { isRefused } from './interview/takes.ts'
import type { ViewRow } from './watching/views.store.ts'

/** How long an address of a recording is valid: short, because recordings are personal data. */
const playbackSeconds = 1800

/** The file to play: the converted one, else the original if its type is known. */
export function playableFile(row: VideoRow): string | null {
  if (row.removed_at !== null || isRefused(row)) return null
  if (row.file) return row.file
  return row.original_file && !row.original_file.endsWith('.bin') ? row.original_file : null
}

/** A signed address of the playable file; null without one. */
export async function presentPlayback(row: VideoRow, storage: Storage): Promise<Playback | null> {
  const file = playableFile(row)
  if (!file) return null
  const { url, expiresAt } = await storage.address(file, playbackSeconds)
  return {
    url,
    type: typeOfName(file),
    expiresAt: expiresAt.toISOString(),
    original: file !== row.file,
  }
}

const posterUrl = async (row: VideoRow, storage: Storage) =>
  row.poster_file && row.removed_at === null
    ? (await storage.address(row.poster_file, playbackSeconds)).url
    : null

/**
 * A recording as its owner sees it.
 * @param wasSent true if its interview was sent: the recording can no longer be removed.
 */
export async function presentVideo(
  row: VideoRow,
  views: readonly ViewRow[],
  storage: Storage,
  wasSent: boolean,
): Promise<Video> {
  const permission = (reason: ErrorId | null) => ({ allowed: reason === null, reason })
  return {
    id: row.id,
    purpose: row.purpose,
    questionId: row.question_id,
    take: row.take,
    medium: row.medium,
    text: row.text,
    state: row.state,
    progress: row.progress,
    failure: row.failure,
    bytes: row.bytes,
    durationMs: row.duration_ms,
    width: row.width,
    height: row.height,
    posterUrl: await posterUrl(row, storage),
    playback: await presentPlayback(row, storage),
    uploadUrl: row.state === 'uploading' ? `${uploadsPath}/${row.id}` : null,
    createdAt: row.created_at.toISOString(),
    views: views
      .filter((view) => view.video_id === row.id)
      .map(({ name, company, at }) => ({ name, company, at: at.toISOString() })),
    can: {
      remove: permission(wasSent ? 'stage-not-open' : null),
      retry: permission(row.failure === 'not-converted' ? null : 'nothing-to-retry'),
    },
  }
}

/** A recording as the company sees it, without takes, upload and failures. */
export async function presentPipelineVideo(
  row: VideoRow,
  watchedAt: Date | undefined,
  storage: Storage,
): Promise<PipelineVideo> {
  return {
    id: row.id,
    medium: row.medium,
    text: row.text,
    state: row.state,
    progress: row.progress,
    durationMs: row.duration_ms,
    width: row.width,
    height: row.height,
    posterUrl: await posterUrl(row, storage),
    playable: playableFile(row) !== null,
    watchedAt: watchedAt?.toISOString() ?? null,
  }
}

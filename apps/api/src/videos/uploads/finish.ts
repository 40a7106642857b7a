import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import {
  videoCeiling,
  type finishVideo as contract,
  type Video,
} from '@trilha/contracts/videos/videos'
import type { CandidateContext, Context } from '../../platform/context.ts'
import { inTransaction, type Handle } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { createGate } from '../../platform/concurrency/gate.ts'
import { typeOfName } from '../../platform/http/files.ts'
import { createKeyedQueue } from '../../platform/concurrency/turns.ts'
import { ownVideo, presentOwnVideo } from '../videos.own.ts'
import { probe, failureOf } from '../conversion/probe.ts'
import { processTask } from '../conversion/process.task.ts'
import { selectLimit } from '../interview/questions.store.ts'
import { lockVideo, selectVideo, updateVideo, type VideoRow } from '../videos.store.ts'

type Declared = BodyOf<typeof contract>

/** Limits how many files are probed at the same time. */
const probeGate = createGate(2)
/** Repeated calls for a recording wait for the first one, so that the file is not copied twice. */
const queueByVideo = createKeyedQueue()

/**
 * Ends an upload: compares the length and SHA-256 of the received bytes with those that the device
 * declares, probes the file, stores it, and schedules its conversion. A recording that can't be an
 * answer is refused at once, with the reason. A repeated call gives the same reply.
 * @throws AppError `not-found`, `upload-incomplete` (with `received`, the offset to continue at),
 *   `upload-differs` (everything must be sent again, from 0).
 */
export async function finishVideo(
  ctx: CandidateContext,
  id: string,
  declared: Declared,
): Promise<Video> {
  ownVideo(ctx, await selectVideo(ctx.db, id))
  return queueByVideo(id, () => finishInTurn(ctx, id, declared))
}

async function finishInTurn(ctx: CandidateContext, id: string, declared: Declared): Promise<Video> {
  const row = ownVideo(ctx, await selectVideo(ctx.db, id))
  if (row.state !== 'uploading') return replyToRepeated(ctx, row, declared)
  await verifyUpload(ctx, id, declared)
  const inspected = await inspect(ctx, row, declared.bytes)
  const file = inspected.state === 'failed' ? null : await store(ctx, id, inspected.ending)
  const { ending: _, ...columns } = inspected
  const changes = {
    ...columns,
    bytes: declared.bytes,
    sha256: Buffer.from(declared.sha256, 'hex'),
    original_file: file,
    finished_at: ctx.now(),
  }
  const finished = await inTransaction(ctx.db, async (tx) => {
    const current = ownVideo(ctx, await lockVideo(tx, id))
    if (current.state !== 'uploading') return null
    await updateVideo(tx, id, changes)
    if (file) await ctx.tasks.add(tx, processTask, { videoId: id })
    return { ...current, ...changes }
  }).catch(async (error: unknown) => {
    if (file) await ctx.storage.remove(file)
    throw error
  })
  if (!finished) {
    // A concurrent call for the same recording finished first.
    if (file) await ctx.storage.remove(file)
    return replyToRepeated(ctx, ownVideo(ctx, await selectVideo(ctx.db, id)), declared)
  }
  await ctx.uploads.remove(id)
  return presentOwnVideo(ctx, finished)
}

/** Reads type, size and length from the bytes; the declared type is not trusted. */
async function inspect(ctx: Context, row: VideoRow, bytes: number) {
  const found = await probeGate(() => probe(ctx.uploads.path(row.id)))
  const failure = failureOf(found, {
    medium: row.medium === 'audio' ? 'audio' : 'video',
    bytes,
    maxBytes: videoCeiling.bytes,
    maxSeconds: await maxSecondsOf(ctx.db, row),
  })
  return {
    state: failure ? ('failed' as const) : ('received' as const),
    failure,
    duration_ms: found?.durationMs ?? null,
    width: found?.video?.width ?? null,
    height: found?.video?.height ?? null,
    ending: found?.ending ?? 'bin',
  }
}

/** How long a recording may be, in seconds. */
export async function maxSecondsOf(db: Handle, row: VideoRow): Promise<number> {
  const limit = row.question_id === null ? undefined : await selectLimit(db, row.question_id)
  return limit ?? videoCeiling.seconds
}

function replyToRepeated(ctx: Context, row: VideoRow, declared: Declared): Promise<Video> {
  const isSame = row.bytes === declared.bytes && row.sha256?.toString('hex') === declared.sha256
  return isSame ? presentOwnVideo(ctx, row) : fail('upload-differs')
}

async function verifyUpload({ uploads }: Context, id: string, declared: Declared): Promise<void> {
  const received = await uploads.received(id)
  if (received !== null && received < declared.bytes)
    fail('upload-incomplete', { extra: { received } })
  if (received === declared.bytes && (await uploads.sha256(id)) === declared.sha256) return
  // The received bytes are wrong or gone: the device still has the file and starts again.
  await uploads.begin(id)
  if (received === null) fail('upload-incomplete', { extra: { received: 0 } })
  fail('upload-differs')
}

/** Copies an upload into the storage under a new random name. */
async function store({ uploads, storage }: Context, id: string, ending: string): Promise<string> {
  const name = `videos/${randomUUID()}.${ending}`
  await storage.putFile(name, uploads.path(id), typeOfName(name))
  return name
}

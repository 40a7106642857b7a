import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@trilha/contracts/endpoint'
import { videoCeiling, type finishVideo as contract, type Video } from '@trilha/contracts/videos'
import type { CandidateContext, Context } from '../platform/context.ts'
import { inTransaction, type Handle } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { createGate } from '../platform/gate.ts'
import { typeOfName } from '../platform/http/files.ts'
import { createTurns } from '../platform/turns.ts'
import { own, tellVideo } from './videos.own.ts'
import { probe, refusal } from './videos.probe.ts'
import { processTask } from './videos.process.task.ts'
import { selectLimit } from './videos.questions.store.ts'
import { lockVideo, selectVideo, updateVideo, type VideoRow } from './videos.store.ts'

type Declared = BodyOf<typeof contract>

/** Reading what a file is takes the one thread a moment: not many at once. */
const gate = createGate(2)
/** The same call again waits for the first: each would read and copy the whole recording. */
const turn = createTurns()

/**
 * Ends an upload: compares length and SHA-256 of what is here with what the person's device
 * declares, reads what it is, keeps it, and lets it be made playable. What can't be an answer is
 * refused at once, with its reason. Repeated, it answers the same.
 * @throws AppError `not-found`, `upload-incomplete` (with `received`, where to go on),
 *   `upload-differs` (then everything is to be sent again, from 0).
 */
export async function finishVideo(
  ctx: CandidateContext,
  id: string,
  declared: Declared,
): Promise<Video> {
  own(ctx, await selectVideo(ctx.db, id))
  return turn(id, () => finishNext(ctx, id, declared))
}

async function finishNext(ctx: CandidateContext, id: string, declared: Declared): Promise<Video> {
  const row = own(ctx, await selectVideo(ctx.db, id))
  if (row.state !== 'uploading') return finishedBefore(ctx, row, declared)
  await compare(ctx, id, declared)
  const read = await judge(ctx, row, declared.bytes)
  const file = read.state === 'failed' ? null : await keep(ctx, id, read.ending)
  const { ending: _, ...judged } = read
  const changes = {
    ...judged,
    bytes: declared.bytes,
    sha256: Buffer.from(declared.sha256, 'hex'),
    original_file: file,
    finished_at: ctx.now(),
  }
  const kept = await inTransaction(ctx.db, async (tx) => {
    const now = own(ctx, await lockVideo(tx, id))
    if (now.state !== 'uploading') return null
    await updateVideo(tx, id, changes)
    if (file) await ctx.tasks.add(tx, processTask, { videoId: id })
    return { ...now, ...changes }
  }).catch(async (error: unknown) => {
    if (file) await ctx.storage.remove(file)
    throw error
  })
  if (!kept) {
    // The same call came twice at once, and the other one was first.
    if (file) await ctx.storage.remove(file)
    return finishedBefore(ctx, own(ctx, await selectVideo(ctx.db, id)), declared)
  }
  await ctx.uploads.remove(id)
  return tellVideo(ctx, kept)
}

/** What a recording is, by its bytes: what it claims to be doesn't count. */
async function judge(ctx: Context, row: VideoRow, bytes: number) {
  const found = await gate(() => probe(ctx.uploads.path(row.id)))
  const failure = refusal(found, {
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

function finishedBefore(ctx: Context, row: VideoRow, declared: Declared): Promise<Video> {
  const same = row.bytes === declared.bytes && row.sha256?.toString('hex') === declared.sha256
  return same ? tellVideo(ctx, row) : fail('upload-differs')
}

async function compare({ uploads }: Context, id: string, declared: Declared): Promise<void> {
  const received = await uploads.received(id)
  if (received !== null && received < declared.bytes)
    fail('upload-incomplete', { extra: { received } })
  if (received === declared.bytes && (await uploads.sha256(id)) === declared.sha256) return
  // What is here is of no use (or gone): the device still has everything, and begins anew.
  await uploads.begin(id)
  if (received === null) fail('upload-incomplete', { extra: { received: 0 } })
  fail('upload-differs')
}

/** Copies an upload into the storage under a name of its own. */
async function keep({ uploads, storage }: Context, id: string, ending: string): Promise<string> {
  const name = `videos/${randomUUID()}.${ending}`
  await storage.putFile(name, uploads.path(id), typeOfName(name))
  return name
}

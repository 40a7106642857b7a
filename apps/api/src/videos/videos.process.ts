import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Platform } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { typeOfName } from '../platform/http/files.ts'
import type { Conversion, Converter } from './videos.convert.ts'
import { converters } from './videos.converters.ts'
import { maxSecondsOf } from './videos.finish.ts'
import { isVast, probe, type Probe } from './videos.probe.ts'
import { replaceResume } from './videos.resume.ts'
import { workFolder } from '../platform/storage/workFolder.ts'
import {
  beginTry,
  endTry,
  selectVideo,
  updateVideo,
  writeProgress,
  type VideoRow,
} from './videos.store.ts'

type Workshop = Pick<Platform, 'config' | 'db' | 'storage' | 'tasks' | 'now' | 'log'>

/** After so many tries, also those that a crash cut off, the recording itself has to do. */
const mostTries = 3
/** Nobody's two minutes take this long: what does is stuck. */
const mostMs = 20 * 60_000

/**
 * Makes a recording playable everywhere, with its picture; the original goes once that is done.
 * Safe to run twice, and after a crash in the middle.
 * @param using what converts, in the order to try; by default what this machine has.
 * @throws what the last converter said, while tries are left.
 */
export async function processVideo(
  platform: Workshop,
  id: string,
  using: readonly Converter[] = converters(),
): Promise<void> {
  const { db, log } = platform
  const row = await beginTry(db, id)
  if (!row) return dropOriginal(platform, id)
  const giveUp = () => endTry(db, id, { state: 'failed', failure: 'not-converted', progress: 0 })
  if (row.tries > mostTries) {
    await giveUp()
    return
  }
  const folder = await workFolder(platform.config, 'video-')
  try {
    await convert(platform, row, folder, using)
    await dropOriginal(platform, id)
  } catch (error) {
    if (row.tries < mostTries) {
      await endTry(db, id, { state: 'received', progress: 0 })
      throw error
    }
    log.warn({ video: id, tries: row.tries }, 'a recording could not be converted')
    await giveUp()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function convert(
  platform: Workshop,
  row: VideoRow,
  folder: string,
  using: readonly Converter[],
): Promise<void> {
  const { db, storage } = platform
  const input = join(folder, 'original')
  await storage.getFile(row.original_file ?? '', input)
  const found = await probe(input)
  if (!found) throw new Error('the recording can not be read any more')
  const made = await firstThatCan(using, {
    found,
    medium: row.medium === 'audio' ? 'audio' : 'video',
    input,
    output: join(folder, 'converted'),
    seconds: found.durationMs / 1000,
    maxSeconds: await maxSecondsOf(db, row),
    signal: AbortSignal.timeout(mostMs),
    onProgress: throttled((share) =>
      writeProgress(db, row.id, Math.max(1, Math.min(95, Math.round(share * 95)))),
    ),
  })
  const file = `videos/${randomUUID()}.${made.ending}`
  await storage.putFile(file, made.output, typeOfName(file))
  const poster = await keepPoster(platform, made, folder)
  const done = await inTransaction(db, async (tx) => {
    const ended = await endTry(tx, row.id, {
      state: 'ready',
      progress: 100,
      mime: typeOfName(file),
      duration_ms: made.result.durationMs,
      width: made.result.video?.width ?? null,
      height: made.result.video?.height ?? null,
      file,
      poster_file: poster,
    })
    // Chosen meanwhile or before: the row is read anew.
    const now = ended ? await selectVideo(tx, row.id) : undefined
    if (now?.purpose === 'resume') await replaceResume(platform, tx, now)
    return ended
  })
  if (done) return
  // Removed meanwhile, or another worker was faster.
  for (const name of [file, poster]) if (name) await storage.remove(name)
}

type Made = { converter: Converter; output: string; ending: string; result: Probe }

/** The first converter whose result plays. @throws what the last one said. */
async function firstThatCan(using: readonly Converter[], conversion: Conversion): Promise<Made> {
  let said: unknown = new Error('nothing on this machine converts')
  for (const converter of using) {
    const ending = converter.ending(conversion)
    const output = `${conversion.output}.${converter.name}.${ending}`
    try {
      await converter.convert({ ...conversion, output })
      const result = await probe(output)
      const lost = conversion.medium === 'video' && !result?.video
      if (result && !lost && !isVast(result)) return { converter, output, ending, result }
      said = new Error(`${converter.name} wrote nothing that plays`)
    } catch (error) {
      said = error
    }
  }
  throw said
}

/** A picture from the first second; a recording without one is as good. */
async function keepPoster(
  { storage, log }: Workshop,
  { converter, output, result }: Made,
  folder: string,
): Promise<string | null> {
  if (!converter.poster || !result.video) return null
  const picture = join(folder, 'poster.jpg')
  try {
    await converter.poster(output, picture, Math.min(1, result.durationMs / 2000))
    const name = `posters/${randomUUID()}.jpg`
    await storage.putFile(name, picture, 'image/jpeg')
    return name
  } catch {
    log.warn('a recording stays without a picture')
    return null
  }
}

/** The original has served once what plays is kept. */
async function dropOriginal({ db, storage }: Workshop, id: string): Promise<void> {
  const row = await selectVideo(db, id)
  if (row?.state !== 'ready' || row.original_file === null) return
  await storage.remove(row.original_file)
  await updateVideo(db, id, { original_file: null })
}

/** Passes a number on at most once a second, one at a time; a lost one costs nothing. */
function throttled(write: (share: number) => Promise<void>): (share: number) => void {
  let last = 0
  let busy = false
  return (share) => {
    const now = Date.now()
    if (busy || now - last < 1000) return
    last = now
    busy = true
    const free = () => {
      busy = false
    }
    write(share).then(free, free)
  }
}

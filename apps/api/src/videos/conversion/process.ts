import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Platform } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { typeOfName } from '../../platform/http/files.ts'
import type { Conversion, Converter } from './convert.ts'
import { converters } from './converters.ts'
import { maxSecondsOf } from '../uploads/finish.ts'
import { isTooLarge, probe, type Probe } from './probe.ts'
import { replaceResume } from '../resume/resume.ts'
import { workFolder } from '../../platform/storage/workFolder.ts'
import {
  beginTry,
  endTry,
  selectVideo,
  updateVideo,
  writeProgress,
  type VideoRow,
} from '../videos.store.ts'

type Deps = Pick<Platform, 'config' | 'db' | 'storage' | 'tasks' | 'now' | 'log'>

/** After this many tries, including those that ended in a crash, the original is played. */
const maxTries = 3
/** A recording has at most a few minutes: a conversion that takes longer than this is stuck. */
const timeoutMs = 20 * 60_000

/**
 * Converts a recording to a format that plays everywhere, makes its poster, and then deletes the
 * original. Safe to run twice, and after a crash.
 * @param tools converters in the order in which they are tried; by default those of this machine.
 * @throws the error of the last converter, while tries are left.
 */
export async function processVideo(
  platform: Deps,
  id: string,
  tools: readonly Converter[] = converters(),
): Promise<void> {
  const { db, log } = platform
  const row = await beginTry(db, id)
  if (!row) return deleteOriginal(platform, id)
  const setFailed = () => endTry(db, id, { state: 'failed', failure: 'not-converted', progress: 0 })
  if (row.tries > maxTries) {
    await setFailed()
    return
  }
  const folder = await workFolder(platform.config, 'video-')
  try {
    await convert(platform, row, folder, tools)
    await deleteOriginal(platform, id)
  } catch (error) {
    if (row.tries < maxTries) {
      await endTry(db, id, { state: 'received', progress: 0 })
      throw error
    }
    log.warn({ video: id, tries: row.tries }, 'a recording could not be converted')
    await setFailed()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function convert(
  platform: Deps,
  row: VideoRow,
  folder: string,
  tools: readonly Converter[],
): Promise<void> {
  const { db, storage } = platform
  const input = join(folder, 'original')
  await storage.getFile(row.original_file ?? '', input)
  const found = await probe(input)
  if (!found) throw new Error('the recording can not be read any more')
  const converted = await convertWithAny(tools, {
    found,
    medium: row.medium === 'audio' ? 'audio' : 'video',
    input,
    output: join(folder, 'converted'),
    seconds: found.durationMs / 1000,
    maxSeconds: await maxSecondsOf(db, row),
    signal: AbortSignal.timeout(timeoutMs),
    onProgress: throttled((share) =>
      writeProgress(db, row.id, Math.max(1, Math.min(95, Math.round(share * 95)))),
    ),
  })
  const file = `videos/${randomUUID()}.${converted.ending}`
  await storage.putFile(file, converted.output, typeOfName(file))
  const poster = await savePoster(platform, converted, folder)
  const done = await inTransaction(db, async (tx) => {
    const ended = await endTry(tx, row.id, {
      state: 'ready',
      progress: 100,
      mime: typeOfName(file),
      duration_ms: converted.result.durationMs,
      width: converted.result.video?.width ?? null,
      height: converted.result.video?.height ?? null,
      file,
      poster_file: poster,
    })
    // Read again, because the person may have chosen it as resume during the conversion.
    const current = ended ? await selectVideo(tx, row.id) : undefined
    if (current?.purpose === 'resume') await replaceResume(platform, tx, current)
    return ended
  })
  if (done) return
  // The recording was removed during the conversion, or another worker finished it first.
  for (const name of [file, poster]) if (name) await storage.remove(name)
}

type Converted = { converter: Converter; output: string; ending: string; result: Probe }

/** The result of the first converter that succeeds. @throws the error of the last one. */
async function convertWithAny(
  tools: readonly Converter[],
  conversion: Conversion,
): Promise<Converted> {
  let lastError: unknown = new Error('nothing on this machine converts')
  for (const converter of tools) {
    const ending = converter.ending(conversion)
    const output = `${conversion.output}.${converter.name}.${ending}`
    try {
      await converter.convert({ ...conversion, output })
      const result = await probe(output)
      const hasTrack = conversion.medium === 'audio' || Boolean(result?.video)
      if (result && hasTrack && !isTooLarge(result)) return { converter, output, ending, result }
      lastError = new Error(`${converter.name} wrote nothing that plays`)
    } catch (error) {
      lastError = error
    }
  }
  throw lastError
}

/** Saves a picture from the first second; errors are only logged, because posters are optional. */
async function savePoster(
  { storage, log }: Deps,
  { converter, output, result }: Converted,
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

/** Deletes the original after the converted file is saved. */
async function deleteOriginal({ db, storage }: Deps, id: string): Promise<void> {
  const row = await selectVideo(db, id)
  if (row?.state !== 'ready' || row.original_file === null) return
  await storage.remove(row.original_file)
  await updateVideo(db, id, { original_file: null })
}

/** Writes progress at most once a second and one write at a time; other values are dropped. */
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

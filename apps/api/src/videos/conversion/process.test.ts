import { createHmac } from 'node:crypto'
import { readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as contract from '@trilha/contracts/videos/videos'
import { hourMs } from '@trilha/contracts/shared/durations'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { program } from '../../../test/program.ts'
import { aVideo, sample, send } from '../../../test/stages/videos.ts'
import type { Converter } from './convert.ts'
import { ffmpegConverter, findFfmpeg } from './ffmpeg.ts'
import { hasNodeAv, nodeAvConverter } from './nodeav.ts'
import { probe } from './probe.ts'
import { processVideo } from './process.ts'
import { processTask } from './process.task.ts'
import { remuxConverter } from './remux.ts'
import { sweepVideos } from '../videos.sweep.ts'

const p = program()
const command = findFfmpeg()

/** What the worker does with a recording; each test can replace it. */
let work: (id: string) => Promise<void>
beforeEach(() => {
  work = async () => undefined
  p.platform.tasks.handle(processTask, ({ videoId }) => work(videoId))
})
afterEach(() => p.platform.tasks.settled())

async function aReceivedVideo(name: string, bytes?: Buffer) {
  const video = await aVideo(p)
  const { token } = video.candidate
  const uploadUrl = `${contract.uploadsPath}/${video.id}`
  const sent = await send(p, { id: video.id, uploadUrl }, token, bytes ?? (await sample(name)))
  expect(sent.body.state).toBe('received')
  return { id: video.id, token, original: sent.body.playback }
}

const read = async (video: { id: string; token: string }) =>
  (await call(p, contract.getVideo, { params: { id: video.id } }, { token: video.token })).body
const retry = (video: { id: string; token: string }) =>
  call(p, contract.retryVideo, { params: { id: video.id } }, { token: video.token })

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  p.app.inject({ url, method, headers })

/** Path on the disk of the file of a signed address. */
const pathOf = (url: string) => join(p.platform.config.dataDir, url.split('?')[0] ?? '')

const broken: Converter = {
  name: 'broken',
  ending: () => 'mp4',
  convert: () => Promise.reject(new Error('out of disk')),
}

describe.runIf(command)('with ffmpeg', () => {
  const converters = [ffmpegConverter(command ?? '')]

  test('a picture larger than the header of its file declares is not decoded', async () => {
    const hex = (await sample('vast.mp4')).toString('hex')
    const crafted = hex
      .replace('1f4000001f400000', '0140000000b40000')
      .replace('1f401f40', '014000b4')
    const video = await aReceivedVideo('crafted', Buffer.from(crafted, 'hex'))
    await expect(processVideo(p.platform, video.id, converters)).rejects.toThrow('ffmpeg')
    expect(await read(video)).toMatchObject({ width: 320, height: 180, posterUrl: null })
  })

  test('converts a browser’s WebM to MP4 with the index first, and makes a poster', async () => {
    const video = await aReceivedVideo('chrome.webm')
    await processVideo(p.platform, video.id, converters)
    const body = await read(video)
    expect(body).toMatchObject({
      state: 'ready',
      progress: 100,
      failure: null,
      width: 320,
      height: 180,
      playback: { original: false, type: 'video/mp4' },
    })
    expect(Math.abs((body.durationMs ?? 0) - 2000)).toBeLessThan(200)
    const file = pathOf(body.playback?.url ?? '')
    expect(await probe(file)).toMatchObject({
      video: { codec: 'avc', parameters: expect.stringMatching(/^avc1\.4d40/) },
      audio: { codec: 'aac' },
    })
    const bytes = await readFile(file)
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
    const picture = await get(body.posterUrl ?? '')
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
    // The original is deleted.
    expect((await get(video.original?.url ?? '')).statusCode).toBe(404)
  })

  test('does not encode a phone’s MP4 again, and drops its location', async () => {
    const bytes = await sample('phone.mp4')
    expect(bytes.includes('19.9200')).toBe(true)
    const video = await aReceivedVideo('phone.mp4')
    await processVideo(p.platform, video.id, converters)
    const body = await read(video)
    expect(body).toMatchObject({ state: 'ready', width: 180, height: 320 })
    const converted = await readFile(pathOf(body.playback?.url ?? ''))
    expect(converted.includes('19.9200')).toBe(false)
    expect(converted.indexOf('moov')).toBeLessThan(converted.indexOf('mdat'))
    // The same picture, byte for byte.
    const slice = bytes.subarray(bytes.lastIndexOf('mdat') - 3000, bytes.lastIndexOf('mdat') - 2600)
    expect(converted.includes(slice)).toBe(true)
  })

  test('converts an audio recording to AAC', async () => {
    const video = await aReceivedVideo('chrome.webm')
    await p.platform.db
      .updateTable('videos')
      .set({ medium: 'audio' })
      .where('id', '=', video.id)
      .execute()
    await processVideo(p.platform, video.id, converters)
    const body = await read(video)
    expect(body).toMatchObject({ state: 'ready', width: null, posterUrl: null })
    expect(body.playback?.type).toBe('audio/mp4')
  })
})

describe.runIf(hasNodeAv())('with node-av', () => {
  const converters = [broken, nodeAvConverter]

  test('converts a browser’s WebM to AAC and to H.264 of a level that phones play', async () => {
    const video = await aReceivedVideo('chrome.webm')
    await processVideo(p.platform, video.id, converters)
    const body = await read(video)
    expect(body).toMatchObject({
      state: 'ready',
      width: 320,
      height: 180,
      playback: { original: false, type: 'video/mp4' },
    })
    expect(Math.abs((body.durationMs ?? 0) - 2000)).toBeLessThan(200)
    expect(await probe(pathOf(body.playback?.url ?? ''))).toMatchObject({
      video: { codec: 'avc', parameters: expect.stringMatching(/^avc1\.4d40(0|1|28)/) },
      audio: { codec: 'aac' },
    })
  })

  test('converts an audio recording to AAC', async () => {
    const video = await aReceivedVideo('chrome.webm')
    await p.platform.db
      .updateTable('videos')
      .set({ medium: 'audio' })
      .where('id', '=', video.id)
      .execute()
    await processVideo(p.platform, video.id, converters)
    expect((await read(video)).playback?.type).toBe('audio/mp4')
  })
})

test('without an encoder, a recording only gets a duration and an index', async () => {
  for (const [name, type] of [
    ['chrome.webm', 'video/webm'],
    ['phone.mp4', 'video/mp4'],
  ] as const) {
    const video = await aReceivedVideo(name)
    await processVideo(p.platform, video.id, [broken, remuxConverter])
    const body = await read(video)
    expect(body).toMatchObject({ state: 'ready', playback: { original: false, type } })
    expect(await probe(pathOf(body.playback?.url ?? ''))).not.toBeNull()
  }
})

describe('when the conversion fails', () => {
  test('the original plays during all tries and afterwards, and a retry is allowed', async () => {
    const video = await aReceivedVideo('chrome.webm')
    for (const state of ['received', 'received', 'failed']) {
      const run = processVideo(p.platform, video.id, [broken])
      if (state === 'received') await expect(run).rejects.toThrow('out of disk')
      else await run
      const body = await read(video)
      expect(body).toMatchObject({ state, playback: { original: true, type: 'video/webm' } })
      expect((await get(body.playback?.url ?? '')).statusCode).toBe(200)
    }
    const body = await read(video)
    expect(body).toMatchObject({ failure: 'not-converted', can: { retry: { allowed: true } } })
    // A task that runs late has nothing left to do.
    await processVideo(p.platform, video.id, [broken])
    work = (id) => processVideo(p.platform, id, [remuxConverter])
    expect((await retry(video)).body).toMatchObject({ state: 'received', failure: null })
    await p.platform.tasks.settled()
    expect(await read(video)).toMatchObject({ state: 'ready', playback: { original: false } })
    refused(await retry(video), 409, 'nothing-to-retry')
  })

  test('a conversion that crashed is tried again, but not forever', async () => {
    const video = await aReceivedVideo('chrome.webm')
    const neverEnds = () => new Promise<void>(() => undefined)
    const crashing: Converter = { ...broken, convert: neverEnds }
    for (let i = 0; i < 3; i++) {
      void processVideo(p.platform, video.id, [crashing])
      await expect.poll(async () => (await read(video)).state).toBe('processing')
      const tries = p.platform.db.selectFrom('videos').select('tries').where('id', '=', video.id)
      await expect.poll(async () => (await tries.executeTakeFirst())?.tries).toBe(i + 1)
    }
    // A recording that crashed every worker is not converted again: the original is played.
    await processVideo(p.platform, video.id, [remuxConverter])
    expect(await read(video)).toMatchObject({ state: 'failed', failure: 'not-converted' })
  })

  test('a recording removed during its conversion leaves no files', async () => {
    const video = await aReceivedVideo('chrome.webm')
    const removing: Converter = {
      ...remuxConverter,
      convert: async (conversion) => {
        await remuxConverter.convert(conversion)
        const params = { id: video.id }
        await call(p, contract.removeVideo, { params }, { token: video.token })
      },
    }
    await processVideo(p.platform, video.id, [removing])
    await p.platform.tasks.settled()
    const row = await p.platform.db
      .selectFrom('videos')
      .select(['file', 'original_file', 'poster_file'])
      .where('id', '=', video.id)
      .executeTakeFirst()
    expect(row).toEqual({ file: null, original_file: null, poster_file: null })
  })
})

describe('playing', () => {
  test('answers ranges and HEAD requests, and refuses ranges past the end', async () => {
    const bytes = await sample('chrome.webm')
    const { url = '' } = (await aReceivedVideo('chrome.webm')).original ?? {}
    const reply = await get(url)
    expect(reply.rawPayload.equals(bytes)).toBe(true)
    expect(reply.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'video/webm',
      'x-content-type-options': 'nosniff',
    })
    const head = await get(url, {}, 'HEAD')
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      String(bytes.length),
      0,
    ])
    const size = bytes.length
    for (const [range, from, to] of [
      ['bytes=0-0', 0, 1],
      ['bytes=100-1099', 100, 1100],
      [`bytes=${size - 5}-`, size - 5, size],
      ['bytes=-500', size - 500, size],
      [`bytes=10-${size * 2}`, 10, size],
    ] as const) {
      const part = await get(url, { range })
      expect(part.statusCode).toBe(206)
      expect(part.headers['content-range']).toBe(`bytes ${from}-${to - 1}/${size}`)
      expect(part.rawPayload.equals(bytes.subarray(from, to))).toBe(true)
    }
    for (const range of [`bytes=${size}-`, 'bytes=-0']) {
      const past = await get(url, { range })
      expect([past.statusCode, past.headers['content-range']]).toEqual([416, `bytes */${size}`])
    }
    for (const range of ['bytes=5-1', 'lines=1-2', 'bytes=-', 'bytes=0-1,4-5'])
      expect((await get(url, { range })).statusCode).toBe(200)
  })

  test('refuses an address that was changed or has expired', async () => {
    const { url = '' } = (await aReceivedVideo('chrome.webm')).original ?? {}
    const expires = Number(/expires=(\d+)/.exec(url)?.[1])
    for (const other of [
      url.replace(/signature=.{5}/, 'signature=AAAAA'),
      url.replace(String(expires), String(expires + 3600)),
      url.replace(String(expires), '1'),
      url.replace(String(expires), 'Infinity'),
      url.split('?')[0] ?? '',
      url.replace('/videos/', '/videos/../'),
    ]) {
      const answer = await get(other)
      expect(answer.statusCode).toBe(404)
    }
    // A correctly signed address that expired a minute ago.
    const name = (url.split('?')[0] ?? '').replace('/files/', '')
    const past = Math.floor(Date.now() / 1000) - 60
    const sign = createHmac('sha256', p.platform.config.secret).update(`${name}:${past}`)
    const expired = `/files/${name}?expires=${past}&signature=${sign.digest('base64url')}`
    expect((await get(expired)).statusCode).toBe(404)
  })
})

test('an upload without new bytes for a day is deleted, and its take is free again', async () => {
  const lost = await aVideo(p)
  const fresh = await aVideo(p)
  await writeFile(p.platform.uploads.path(lost.id), 'some bytes')
  const old = new Date(Date.now() - 25 * hourMs)
  await utimes(p.platform.uploads.path(lost.id), old, old)
  await p.platform.db
    .updateTable('videos')
    .set({ created_at: old })
    .where('id', 'in', [lost.id, fresh.id])
    .execute()
  // The fresh one also began long ago, but received a part just now.
  await writeFile(p.platform.uploads.path(fresh.id), 'more bytes')
  await sweepVideos(p.platform)
  await sweepVideos(p.platform)
  expect(await p.platform.uploads.received(lost.id)).toBeNull()
  expect(await p.platform.uploads.received(fresh.id)).toBe(10)
  const rows = await p.platform.db
    .selectFrom('videos')
    .select('id')
    .where('id', 'in', [lost.id, fresh.id])
    .execute()
  expect(rows).toEqual([{ id: fresh.id }])
})

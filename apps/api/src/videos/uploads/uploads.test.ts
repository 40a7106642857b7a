import { randomUUID } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import * as contract from '@trilha/contracts/videos/videos'
import { describe, expect, test, vi } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, aRecruiter } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { aVideo, begin, originOf, sample, send, sha256, tus } from '../../../test/stages/videos.ts'

const p = program()

const address = (id: string) => `${contract.uploadsPath}/${id}`
const finish = (id: string, token: string | null, body: object) =>
  call(p, contract.finishVideo, { params: { id }, body: body as never }, { token })
const declared = (bytes: Uint8Array) => ({ bytes: bytes.length, sha256: sha256(bytes) })

/** Aborts the connection after some bytes of a part, like a dropped network. */
async function cutPart(
  url: string,
  { token, bytes, cutAt }: { token: string; bytes: Uint8Array; cutAt: number },
) {
  const cut = new AbortController()
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(bytes.subarray(0, cutAt)),
    pull: async () => {
      // Waits until the first bytes have arrived, then aborts.
      await expect.poll(() => p.platform.uploads.received(url.split('/').at(-1) ?? '')).toBe(cutAt)
      cut.abort()
    },
  })
  const part = fetch(url, {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      authorization: `Bearer ${token}`,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    },
    body,
    duplex: 'half',
    signal: cut.signal,
  } as RequestInit)
  await expect(part).rejects.toThrow('abort')
}

describe('access to uploads', () => {
  test('is refused without a sign-in, to companies and other candidates, for unknown ids', async () => {
    const video = await aVideo(p)
    const origin = await originOf(p)
    const part = { offset: 0, bytes: new Uint8Array(10) }
    const stranger = await aCandidate(p)
    const recruiter = await aRecruiter(p)
    // Null sends a HEAD request, a part sends PATCH.
    for (const partOrNull of [null, part]) {
      const status = async (id: string, token: string | null) =>
        (await tus(origin, address(id), token, partOrNull)).status
      expect(await status(video.id, null)).toBe(401)
      expect(await status(video.id, 'x'.repeat(43))).toBe(401)
      expect(await status(video.id, recruiter.token)).toBe(403)
      expect(await status(video.id, stranger.token)).toBe(404)
      expect(await status(randomUUID(), video.candidate.token)).toBe(404)
      expect(await status('..%2f..%2fsecret', video.candidate.token)).toBe(404)
    }
    expect(await p.platform.uploads.received(video.id)).toBe(0)
    refused(await finish(video.id, stranger.token, declared(part.bytes)), 404, 'not-found')
  })

  test('uploads cannot be created, read or deleted by HTTP', async () => {
    const video = await aVideo(p)
    const origin = await originOf(p)
    for (const [method, path] of [
      ['POST', contract.uploadsPath],
      ['GET', address(video.id)],
      ['DELETE', address(video.id)],
    ] as const) {
      const answer = await fetch(`${origin}${path}`, {
        method,
        headers: { authorization: `Bearer ${video.candidate.token}`, 'tus-resumable': '1.0.0' },
      })
      expect(answer.status).toBe(404)
    }
    expect(await p.platform.uploads.received(video.id)).toBe(0)
  })

  test('a finished upload accepts no further part', async () => {
    const bytes = await sample('chrome.webm')
    const video = await aVideo(p)
    const { token } = video.candidate
    expect((await send(p, { ...video, uploadUrl: address(video.id) }, token, bytes)).status).toBe(
      200,
    )
    const origin = await originOf(p)
    const part = { offset: bytes.length, bytes }
    expect((await tus(origin, address(video.id), token, part)).status).toBe(404)
  })
})

describe('an upload', () => {
  test('continues after an aborted part and a restart, and arrives unchanged', async () => {
    const bytes = await sample('chrome.webm')
    const video = await aVideo(p)
    const { token } = video.candidate
    let origin = await originOf(p)
    await cutPart(`${origin}${address(video.id)}`, { token, bytes, cutAt: 7000 })
    const early = refused(await finish(video.id, token, declared(bytes)), 409, 'upload-incomplete')
    expect(early).toMatchObject({ received: 7000 })

    await p.restart()
    origin = await originOf(p)
    const head = await tus(origin, address(video.id), token, null)
    expect(head.status).toBe(200)
    expect(head.headers.get('upload-offset')).toBe('7000')
    expect(head.headers.get('upload-defer-length')).toBe('1')
    // A part that was already received is not written again.
    const again = { offset: 0, bytes: bytes.subarray(0, 7000) }
    expect((await tus(origin, address(video.id), token, again)).status).toBe(409)
    const rest = { offset: 7000, bytes: bytes.subarray(7000), length: bytes.length }
    const patched = await tus(origin, address(video.id), token, rest)
    expect(patched.status).toBe(204)
    expect(patched.headers.get('upload-offset')).toBe(String(bytes.length))
    expect(sha256(await readFile(p.platform.uploads.path(video.id)))).toBe(sha256(bytes))

    const done = await finish(video.id, token, declared(bytes))
    expect(done.status).toBe(200)
    expect(done.body).toMatchObject({
      state: 'received',
      bytes: bytes.length,
      durationMs: 2007,
      width: 320,
      height: 180,
      uploadUrl: null,
      playback: { original: true, type: 'video/webm' },
    })
    expect(await p.platform.uploads.received(video.id)).toBeNull()
    // A repeated call, after a lost reply, returns the same recording.
    const repeated = await finish(video.id, token, declared(bytes))
    expect(repeated.body).toMatchObject({ id: video.id, bytes: bytes.length })
  })

  test('is read and copied one time when many calls finish it in parallel', async () => {
    const bytes = await sample('phone.mp4')
    const video = await aVideo(p)
    const { token } = video.candidate
    await tus(await originOf(p), address(video.id), token, { offset: 0, bytes })
    const copies = vi.spyOn(p.platform.storage, 'putFile')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => finish(video.id, token, declared(bytes))),
    )
    const originals = copies.mock.calls.filter(([, path]) => path.endsWith(video.id))
    copies.mockRestore()
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200))
    expect(originals).toHaveLength(1)
  })

  test('must be sent again when its bytes or its length differ from the declaration', async () => {
    const bytes = await sample('phone.mp4')
    const video = await aVideo(p)
    const { token } = video.candidate
    const origin = await originOf(p)
    const wrong = Buffer.from(bytes)
    wrong[500] = (wrong[500] ?? 0) ^ 1
    for (const sent of [wrong, Buffer.concat([bytes, bytes])]) {
      await tus(origin, address(video.id), token, { offset: 0, bytes: sent })
      refused(await finish(video.id, token, declared(bytes)), 409, 'upload-differs')
      const head = await tus(origin, address(video.id), token, null)
      expect(head.headers.get('upload-offset')).toBe('0')
    }
    const upload = { ...video, uploadUrl: address(video.id) }
    expect((await send(p, upload, token, bytes)).body).toMatchObject({ state: 'received' })
    refused(await finish(video.id, token, declared(wrong)), 409, 'upload-differs')
  })

  test('is limited in size', async () => {
    const video = await aVideo(p)
    const { token } = video.candidate
    const origin = await originOf(p)
    const long = { offset: 0, bytes: new Uint8Array(10), length: contract.videoCeiling.bytes + 1 }
    expect((await tus(origin, address(video.id), token, long)).status).toBe(413)
    const huge = { ...long, bytes: new Uint8Array(contract.videoCeiling.bytes + 1) }
    const { length: _, ...undeclared } = huge
    expect((await tus(origin, address(video.id), token, undeclared)).status).toBe(413)
    expect(await p.platform.uploads.received(video.id)).toBe(0)
    const body = { bytes: contract.videoCeiling.bytes + 1, sha256: 'a'.repeat(64) }
    refused(await finish(video.id, token, body), 400, 'invalid-request')
  })

  test('starts again when its bytes are gone', async () => {
    const bytes = await sample('voice.webm')
    const video = await aVideo(p)
    await p.platform.uploads.remove(video.id)
    const early = await finish(video.id, video.candidate.token, declared(bytes))
    expect(refused(early, 409, 'upload-incomplete')).toMatchObject({ received: 0 })
    const origin = await originOf(p)
    expect((await tus(origin, address(video.id), video.candidate.token, null)).status).toBe(200)
  })
})

describe('a finished upload is refused because of its bytes', () => {
  const junk = Buffer.from('<html><script>alert(1)</script></html>'.repeat(50))
  const playlist = Buffer.from('#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n')
  test.each([
    ['an HTML page declared as video', junk, 'not-a-video'],
    ['a playlist that refers to other files', playlist, 'not-a-video'],
    ['a header without content', Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3]), 'not-a-video'],
  ])('%s', async (_, bytes, failure) => {
    const video = await aVideo(p)
    const done = await send(
      p,
      { ...video, uploadUrl: address(video.id) },
      video.candidate.token,
      bytes,
    )
    expect(done.body).toMatchObject({ state: 'failed', failure, playback: null })
    expect(await p.platform.uploads.received(video.id)).toBeNull()
  })

  test('audio instead of video', async () => {
    const video = await aVideo(p)
    const bytes = await sample('voice.webm')
    const done = await send(
      p,
      { ...video, uploadUrl: address(video.id) },
      video.candidate.token,
      bytes,
    )
    expect(done.body).toMatchObject({ state: 'failed', failure: 'not-a-video' })
  })

  test('a file of millions of empty parts, within the memory limit', async () => {
    const video = await aVideo(p)
    // One cluster at second 2, in it a block of 6 bytes every few microseconds.
    const count = 4_000_000
    const blocks = Buffer.alloc(count * 6, Buffer.from('a38481000080', 'hex'))
    const cluster = Buffer.from('1f43b6750100000000000000e784000007d0', 'hex')
    cluster.writeUIntBE(blocks.length + 6, 6, 6)
    const crafted = Buffer.concat([await sample('chrome.webm'), cluster, blocks])
    const upload = { ...video, uploadUrl: address(video.id) }
    const done = await send(p, upload, video.candidate.token, crafted)
    expect(done.body).toMatchObject({ state: 'failed', failure: 'not-a-video', playback: null })
  })

  test('few bytes that decode to a picture larger than any camera makes', async () => {
    const video = await aVideo(p)
    const upload = { ...video, uploadUrl: address(video.id) }
    const done = await send(p, upload, video.candidate.token, await sample('vast.mp4'))
    expect(done.body).toMatchObject({ state: 'failed', failure: 'too-large', playback: null })
  })

  test('the number of refused recordings is limited', async () => {
    const video = await aVideo(p)
    const { token } = video.candidate
    const first = await send(p, { ...video, uploadUrl: address(video.id) }, token, junk)
    expect(first.body.state).toBe('failed')
    const refusedBefore = await p.platform.db
      .selectFrom('videos')
      .selectAll()
      .where('id', '=', video.id)
      .executeTakeFirstOrThrow()
    const more = Array.from({ length: 60 }, () => ({ ...refusedBefore, id: randomUUID() }))
    await p.platform.db.insertInto('videos').values(more).execute()
    const interview = { ...video, id: refusedBefore.application_id ?? '' }
    refused(await begin(p, interview), 409, 'takes-used')
  })

  test('a recording longer than its question allows', async () => {
    const video = await aVideo(p)
    await p.platform.db
      .updateTable('video_questions')
      .set({ limit_seconds: 10 })
      .where('id', '=', video.questionId)
      .execute()
    const bytes = await sample('long.webm')
    const done = await send(
      p,
      { ...video, uploadUrl: address(video.id) },
      video.candidate.token,
      bytes,
    )
    expect(done.body).toMatchObject({ state: 'failed', failure: 'too-long', durationMs: 20_000 })
  })
})

test('other users of the machine cannot read uploads', async () => {
  const folder = join(p.platform.config.dataDir, 'uploads')
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

test.each(['?/', '?x=/', '#/'])(
  "an id appended to one's own address (%s) does not reach another person's recording",
  async (suffix) => {
    const victim = await aVideo(p)
    const attacker = await aVideo(p)
    const url = new URL(await originOf(p))
    const { token } = attacker.candidate
    const crafted = `${address(attacker.id)}${suffix}${victim.id}`
    const bytes = Buffer.from('not yours')
    // `fetch` would drop the part after a '#'.
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = httpRequest(
        {
          host: url.hostname,
          port: url.port,
          path: crafted,
          method: 'PATCH',
          headers: {
            'tus-resumable': '1.0.0',
            authorization: `Bearer ${token}`,
            'content-type': 'application/offset+octet-stream',
            'upload-offset': '0',
          },
        },
        (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        },
      )
      sent.on('error', reject)
      sent.end(bytes)
    })
    expect(await p.platform.uploads.received(victim.id)).toBe(0)
    expect(status).toBe(204)
    expect(await p.platform.uploads.received(attacker.id)).toBe(bytes.length)
  },
)

import { CallError } from '@trilha/web/data/call.ts'
import type { ErrorId } from '@trilha/contracts/errors'
import { beforeEach, expect, test } from 'vitest'
import type { Part } from './recording.parts.ts'
import type { Kept, Recording, Submission } from './recordings.kept.ts'
import { createSender, type VideoServer } from './recordings.sender.ts'

/** What a device keeps, in memory. */
function device() {
  const recordings = new Map<string, Recording>()
  const parts = new Map<string, Part[]>()
  const submissions = new Map<string, Submission>()
  const kept = {
    list: async (owner) => [...recordings.values()].filter((one) => one.owner === owner),
    get: async (id) => recordings.get(id),
    add: async (recording) => void recordings.set(recording.id, recording),
    change: async (id, change) => {
      const before = recordings.get(id)
      if (before) recordings.set(id, { ...before, ...change })
    },
    append: async (id, data, seconds) => {
      const before = recordings.get(id)
      if (!before) return
      parts.set(id, [...(parts.get(id) ?? []), { offset: before.bytes, data }])
      recordings.set(id, { ...before, seconds, bytes: before.bytes + data.byteLength })
    },
    parts: async (id, offset?: number, limit?: number) => {
      const all = parts.get(id) ?? []
      const first = all.findLastIndex((part) => part.offset <= (offset ?? 0))
      return first < 0 ? [] : all.slice(first, limit && first + limit)
    },
    remove: async (id) => void recordings.delete(id),
    submissions: async () => [...submissions.values()],
    addSubmission: async (one) => void submissions.set(one.applicationId, one),
    removeSubmission: async (id) => void submissions.delete(id),
  } satisfies Kept
  return kept
}

/** A server that keeps uploads in memory, and a network that can be cut. */
function away() {
  const uploads = new Map<string, Buffer>()
  const files = new Map<string, string>()
  const finished: { videoId: string; bytes: number; sha256: string }[] = []
  const log: string[] = []
  const state = { cut: false, refusing: null as ErrorId | null, created: 0, losesAnswers: false }
  const network = () => {
    if (state.cut) throw new CallError(null)
  }
  const server: VideoServer = {
    create: async () => {
      network()
      if (state.refusing) throw refusal(state.refusing, 409)
      state.created += 1
      const uploadUrl = `/upload/${state.created}`
      uploads.set(uploadUrl, Buffer.alloc(0))
      return { videoId: `video-${state.created}`, uploadUrl, takesLeft: 1 }
    },
    arrived: async (url) => {
      network()
      const upload = uploads.get(url)
      if (!upload) throw refusal('not-found', 404)
      return upload.length
    },
    sendPiece: async (url, offset, piece) => {
      network()
      const upload = uploads.get(url)
      if (!upload) throw refusal('not-found', 404)
      if (upload.length !== offset) throw new CallError(null, 409)
      const now = Buffer.concat([upload, Buffer.from(await piece.arrayBuffer())])
      uploads.set(url, now)
      log.push(`piece ${offset}-${now.length}`)
      if (state.losesAnswers) {
        state.losesAnswers = false
        throw new CallError(null)
      }
      return now.length
    },
    finish: async (_, videoId, whole) => {
      network()
      const url = `/upload/${videoId.slice('video-'.length)}`
      if (finished.some((one) => one.videoId === videoId && one.sha256 === whole.sha256)) return
      if (!uploads.has(url)) throw refusal('not-found', 404)
      if (uploads.get(url)?.length !== whole.bytes) {
        uploads.set(url, Buffer.alloc(0))
        throw refusal('upload-differs', 409)
      }
      finished.push({ videoId, ...whole })
      files.set(url, uploads.get(url)?.toString() ?? '')
      uploads.delete(url)
      if (state.losesAnswers) {
        state.losesAnswers = false
        throw new CallError(null)
      }
    },
    remove: async (videoId) => {
      network()
      log.push(`remove ${videoId}`)
    },
    submit: async ({ applicationId }) => {
      network()
      log.push(`submit ${applicationId}`)
    },
  }
  return { server, uploads, files, finished, log, state }
}

const refusal = (id: ErrorId, status: number) => new CallError({ id, status, message: '' })

const recording = (change: Partial<Recording> = {}): Recording => ({
  id: 'r1',
  owner: 'jussara',
  target: { purpose: 'interview', applicationId: 'a1', stageId: 's1', questionId: 'q1' },
  medium: 'video',
  mime: 'video/webm',
  state: 'recording',
  startedAt: 1,
  seconds: 0,
  bytes: 0,
  key: 'k0',
  remote: null,
  ...change,
})

let kept: ReturnType<typeof device>
let there: ReturnType<typeof away>
let maySend = true
let keys = 0

/** A new page: what was in memory is gone, what the device keeps is not. */
const page = () =>
  createSender({
    kept,
    server: there.server,
    maySend: () => maySend,
    newKey: () => `k${++keys}`,
    onChange: () => undefined,
    onSent: () => undefined,
    onArrived: () => undefined,
  })

const record = (text: string, id = 'r1') =>
  kept.append(id, Uint8Array.from(Buffer.from(text)).buffer, 1)

beforeEach(async () => {
  kept = device()
  there = away()
  maySend = true
  await kept.add(recording())
})

test('parts go while recording; the end is told only once the person took it', async () => {
  const sender = page()
  await record('one')
  expect(await sender.pass('jussara')).toBe(false)
  expect(there.uploads.get('/upload/1')?.toString()).toBe('one')
  await record('two')
  await kept.change('r1', { state: 'recorded' })
  await sender.pass('jussara')
  expect(there.uploads.get('/upload/1')?.toString()).toBe('onetwo')
  expect(there.finished).toEqual([])
  await kept.change('r1', { state: 'accepted' })
  await sender.pass('jussara')
  expect(there.finished).toEqual([
    {
      videoId: 'video-1',
      bytes: 6,
      sha256: '25b6746d5172ed6352966a013d93ac846e1110d5a25e8f183b5931f4688842a1',
    },
  ])
  expect(await kept.list('jussara')).toEqual([])
})

test('somebody else on this device has nothing to do with it', async () => {
  await record('one')
  await page().pass('renata')
  expect(there.state.created).toBe(0)
})

test('a cut network: nothing is lost, nothing is sent twice', async () => {
  const sender = page()
  await record('one')
  await sender.pass('jussara')
  there.state.cut = true
  await record('two')
  expect(await sender.pass('jussara')).toBe(true)
  expect(sender.sendings.get('r1')).toMatchObject({ phase: 'offline', sent: 3 })
  there.state.cut = false
  there.state.losesAnswers = true
  expect(await sender.pass('jussara')).toBe(true)
  await sender.pass('jussara')
  expect(there.uploads.get('/upload/1')?.toString()).toBe('onetwo')
  expect(there.log).toEqual(['piece 0-3', 'piece 3-6'])
})

test('a closed tab: the next page goes on where the server stands', async () => {
  await record('one')
  await page().pass('jussara')
  await record('two')
  await page().pass('jussara')
  expect(there.log).toEqual(['piece 0-3', 'piece 3-6'])
  expect(there.state.created).toBe(1)
})

test('another tab that went on is not overwritten', async () => {
  const here = page()
  await record('one')
  await here.pass('jussara')
  await record('two')
  await page().pass('jussara')
  await record('six')
  expect(await here.pass('jussara')).toBe(true)
  await here.pass('jussara')
  expect(there.uploads.get('/upload/1')?.toString()).toBe('onetwosix')
})

test('an upload that the server lost is sent again from the beginning, with a new key', async () => {
  const sender = page()
  await record('one')
  await sender.pass('jussara')
  there.uploads.clear()
  await record('two')
  expect(await sender.pass('jussara')).toBe(true)
  await sender.pass('jussara')
  expect(there.uploads.get('/upload/2')?.toString()).toBe('onetwo')
  expect((await kept.get('r1'))?.key).not.toBe('k0')
})

test('where the server has something else it is sent again from the beginning', async () => {
  const sender = page()
  await record('one')
  await sender.pass('jussara')
  there.uploads.set('/upload/1', Buffer.from('longer than here'))
  await kept.change('r1', { state: 'accepted' })
  expect(await page().pass('jussara')).toBe(true)
  await sender.pass('jussara')
  await sender.pass('jussara')
  expect(there.files.get('/upload/1')).toBe('one')
  expect(there.finished).toHaveLength(1)
  expect(there.state.created).toBe(1)
})

test('a lost answer to its end: it is whole, and no take is counted again', async () => {
  await record('one')
  await page().pass('jussara')
  await kept.change('r1', { state: 'accepted' })
  there.state.losesAnswers = true
  expect(await page().pass('jussara')).toBe(true)
  expect(await page().pass('jussara')).toBe(false)
  expect(await kept.list('jussara')).toEqual([])
  expect(there.finished).toHaveLength(1)
  expect(there.state.created).toBe(1)
})

test('a refusal waits for a person, and can be forgiven', async () => {
  const sender = page()
  await record('one')
  there.state.refusing = 'takes-used'
  expect(await sender.pass('jussara')).toBe(false)
  expect(sender.sendings.get('r1')).toMatchObject({ phase: 'refused', refusal: 'takes-used' })
  there.state.refusing = null
  await sender.pass('jussara')
  expect(there.state.created).toBe(0)
  sender.forgive('r1')
  await sender.pass('jussara')
  expect(there.state.created).toBe(1)
})

test('to save the data plan it is held, whole', async () => {
  maySend = false
  const sender = page()
  await record('one')
  await sender.pass('jussara')
  expect(there.uploads.get('/upload/1')?.toString()).toBe('')
  expect(sender.sendings.get('r1')).toMatchObject({ phase: 'held', sent: 0 })
  maySend = true
  await sender.pass('jussara')
  expect(sender.sendings.get('r1')).toMatchObject({ phase: 'sending', sent: 3 })
})

test('a discarded one goes on the server too, also where the network was away', async () => {
  const sender = page()
  await record('one')
  await sender.pass('jussara')
  await kept.change('r1', { state: 'discarded' })
  there.state.cut = true
  expect(await sender.pass('jussara')).toBe(true)
  there.state.cut = false
  await sender.pass('jussara')
  expect(there.log.at(-1)).toBe('remove video-1')
  expect(await kept.list('jussara')).toEqual([])
})

test('the interview goes after its last recording, never before', async () => {
  const sender = page()
  await record('one')
  await kept.change('r1', { state: 'recorded' })
  await kept.addSubmission({ applicationId: 'a1', stageId: 's1', owner: 'jussara' })
  await sender.pass('jussara')
  expect(there.log).not.toContain('submit a1')
  await kept.change('r1', { state: 'accepted' })
  await sender.pass('jussara')
  expect(there.log.at(-1)).toBe('submit a1')
  await sender.pass('jussara')
  expect(there.log.filter((line) => line === 'submit a1')).toHaveLength(1)
})

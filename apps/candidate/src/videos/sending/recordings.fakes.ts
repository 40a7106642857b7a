import { CallError } from '@trilha/web/data/call.ts'
import type { ErrorId } from '@trilha/contracts/shared/errors'
import type { Part } from '../recording/recording.parts.ts'
import type { DeviceStore, Recording, Submission } from './recordings.deviceStore.ts'
import type { VideoServer } from './recordings.sender.ts'

/** An in-memory fake of the device storage. */
export function fakeDeviceStore() {
  const recordings = new Map<string, Recording>()
  const parts = new Map<string, Part[]>()
  const submissions = new Map<string, Submission>()
  const deviceStore = {
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
  } satisfies DeviceStore
  return deviceStore
}

/** A fake server with uploads in memory, and a network that can be cut. */
export function fakeServer() {
  const uploads = new Map<string, Buffer>()
  const files = new Map<string, string>()
  const finished: { videoId: string; bytes: number; sha256: string }[] = []
  const log: string[] = []
  const state = {
    cut: false,
    refusing: null as ErrorId | null,
    created: 0,
    losesNextResponse: false,
  }
  const requireNetwork = () => {
    if (state.cut) throw new CallError(null)
  }
  const server: VideoServer = {
    create: async () => {
      requireNetwork()
      if (state.refusing) throw refusal(state.refusing, 409)
      state.created += 1
      const uploadUrl = `/upload/${state.created}`
      uploads.set(uploadUrl, Buffer.alloc(0))
      return { videoId: `video-${state.created}`, uploadUrl, takesLeft: 1 }
    },
    receivedBytes: async (url) => {
      requireNetwork()
      const upload = uploads.get(url)
      if (!upload) throw refusal('not-found', 404)
      return upload.length
    },
    sendChunk: async (url, offset, piece) => {
      requireNetwork()
      const upload = uploads.get(url)
      if (!upload) throw refusal('not-found', 404)
      if (upload.length !== offset) throw new CallError(null, 409)
      const received = Buffer.concat([upload, Buffer.from(await piece.arrayBuffer())])
      uploads.set(url, received)
      log.push(`piece ${offset}-${received.length}`)
      if (state.losesNextResponse) {
        state.losesNextResponse = false
        throw new CallError(null)
      }
      return received.length
    },
    finish: async (_, videoId, digest) => {
      requireNetwork()
      const url = `/upload/${videoId.slice('video-'.length)}`
      if (finished.some((one) => one.videoId === videoId && one.sha256 === digest.sha256)) return
      if (!uploads.has(url)) throw refusal('not-found', 404)
      if (uploads.get(url)?.length !== digest.bytes) {
        uploads.set(url, Buffer.alloc(0))
        throw refusal('upload-differs', 409)
      }
      finished.push({ videoId, ...digest })
      files.set(url, uploads.get(url)?.toString() ?? '')
      uploads.delete(url)
      if (state.losesNextResponse) {
        state.losesNextResponse = false
        throw new CallError(null)
      }
    },
    remove: async (videoId) => {
      requireNetwork()
      log.push(`remove ${videoId}`)
    },
    submit: async ({ applicationId }) => {
      requireNetwork()
      log.push(`submit ${applicationId}`)
    },
  }
  return { server, uploads, files, finished, log, state }
}

const refusal = (id: ErrorId, status: number) => new CallError({ id, status, message: '' })

/** A recording in progress, without parts. */
export const recording = (change: Partial<Recording> = {}): Recording => ({
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

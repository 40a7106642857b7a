import { CallError } from '@trilha/web/data/call.ts'
import { bytesFrom, hashOf } from '../recording/recording.parts.ts'
import type { DeviceStore, Recording, Submission } from './recordings.deviceStore.ts'

/** Server calls for uploads. All may throw a CallError; without one, the network is down. */
export type VideoServer = {
  create(recording: Recording): Promise<NonNullable<Recording['remote']>>
  receivedBytes(uploadUrl: string): Promise<number>
  sendPiece(uploadUrl: string, offset: number, piece: Blob): Promise<number>
  finish(recording: Recording, videoId: string, whole: Whole): Promise<void>
  remove(videoId: string): Promise<void>
  submit(submission: Submission): Promise<void>
}
type Whole = { bytes: number; sha256: string }

/** State of an upload: `held` waits for Wi-Fi, `refused` needs the user. */
export type Sending = {
  phase: 'sending' | 'offline' | 'held' | 'refused'
  /** Number of bytes received by the server. */
  sent: number
  /** Error id of a refusal. */
  refusal: string | null
}

type Options = {
  deviceStore: DeviceStore
  server: VideoServer
  /** False while nothing may be sent, to save the user's data plan. */
  maySend: () => boolean
  newKey: () => string
  /** Called after every change. */
  onChange: () => void
  /** A recording is complete on the server and will be deleted here. */
  onSent: (recording: Recording) => void
  /** Server data changed: a take was created, a recording completed or an interview submitted. */
  onArrived: () => void
}

/** Number of parts read per chunk: each has about a second, enough to fill a chunk. */
const partsPerPiece = 16
/** Maximum number of restarts of an upload that the server lost or that differs. */
const maxRestarts = 2

/** Uploads the stored recordings in order, resuming where it stopped. Safe to run at any time. */
export function createSender(options: Options) {
  const { deviceStore, server, maySend, onChange, onSent, onArrived } = options
  const sendings = new Map<string, Sending>()
  const offsets = new Map<string, number>()
  const starts = new Map<string, number>()

  const update = (id: string, change: Partial<Sending>) => {
    const before = sendings.get(id) ?? { phase: 'sending', sent: 0, refusal: null }
    sendings.set(id, { ...before, ...change })
    onChange()
  }

  /**
   * Restarts an upload from the beginning.
   * @returns false when the maximum of restarts is reached.
   */
  function restart(id: string): boolean {
    const count = (starts.get(id) ?? 0) + 1
    starts.set(id, count)
    if (count > maxRestarts) update(id, { phase: 'refused', refusal: 'upload-differs' })
    else update(id, { sent: 0 })
    return count <= maxRestarts
  }

  async function send(recording: Recording): Promise<void> {
    const { id } = recording
    const remote = recording.remote ?? (await server.create(recording))
    if (!recording.remote) {
      await deviceStore.change(id, { remote })
      onArrived()
    }
    let offset =
      offsets.get(id) ??
      (await server.receivedBytes(remote.uploadUrl).catch((error: unknown) => {
        // The upload no longer exists: it may be complete, with only the last response lost.
        if (isGone(error) && recording.state === 'accepted') return recording.bytes
        throw error
      }))
    for (;;) {
      offsets.set(id, offset)
      update(id, { phase: 'sending', sent: offset, refusal: null })
      const piece = bytesFrom(await deviceStore.parts(id, offset, partsPerPiece), offset)
      if (piece.size === 0) break
      if (!maySend()) return update(id, { phase: 'held' })
      offset = await server.sendPiece(remote.uploadUrl, offset, piece)
    }
    const now = await deviceStore.get(id)
    if (now?.state !== 'accepted' || offset < now.bytes) return
    const sha256 = await hashOf(await deviceStore.parts(id))
    await server.finish(now, remote.videoId, { bytes: now.bytes, sha256 })
    onSent(now)
    await forget(id)
    onArrived()
  }

  async function forget(id: string): Promise<void> {
    await deviceStore.remove(id)
    for (const map of [sendings, offsets, starts]) map.delete(id)
    onChange()
  }

  async function discard({ id, remote }: Recording): Promise<void> {
    if (remote) await server.remove(remote.videoId).catch(rethrowTemporary)
    await forget(id)
    onArrived()
  }

  /** @returns true if it should be retried soon. */
  async function failed(recording: Recording, error: unknown): Promise<boolean> {
    const { id } = recording
    offsets.delete(id)
    if (!(error instanceof CallError) || isTemporary(error)) {
      update(id, { phase: 'offline' })
      return true
    }
    const { id: refusal } = error
    // The server discarded the upload, because its content differs from the recording.
    if (refusal === 'upload-differs') return restart(id)
    if (recording.remote && isGone(error)) {
      await deviceStore.change(id, { remote: null, key: options.newKey() })
      return restart(id)
    }
    // Another tab continued meanwhile, or the response to a received chunk was lost.
    if (refusal === 'upload-incomplete' || isOffsetConflict(error)) return true
    update(id, { phase: 'refused', refusal })
    return false
  }

  async function submit(submission: Submission): Promise<void> {
    await server.submit(submission).catch(rethrowTemporary)
    await deviceStore.removeSubmission(submission.applicationId)
    onArrived()
  }

  return {
    sendings: sendings as ReadonlyMap<string, Sending>,
    /** Allows a refused upload to be retried. */
    allowRetry(id: string): void {
      starts.delete(id)
      sendings.delete(id)
    },
    /**
     * Sends all stored recordings once.
     * @returns true if something should be retried soon.
     */
    async runOnce(owner: string): Promise<boolean> {
      let shouldRetry = false
      for (const recording of await deviceStore.list(owner)) {
        const step =
          recording.state === 'discarded'
            ? discard(recording)
            : sendings.get(recording.id)?.phase === 'refused'
              ? undefined
              : send(recording)
        await step?.catch(async (error: unknown) => {
          if (await failed(recording, error)) shouldRetry = true
        })
      }
      for (const submission of await deviceStore.submissions(owner)) {
        const pending = (await deviceStore.list(owner)).some(
          ({ target, state }) =>
            state !== 'discarded' &&
            target.purpose === 'interview' &&
            target.applicationId === submission.applicationId,
        )
        if (!pending) await submit(submission).catch(() => (shouldRetry = true))
      }
      return shouldRetry
    },
  }
}

/** The network or server is down, or the session has ended: a later retry can succeed. */
const isTemporary = ({ status }: CallError): boolean =>
  status === 0 || status >= 500 || status === 401 || status === 429

/** The server does not have the upload. */
const isGone = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.status === 410)

/** tus responds 409 without an error body of ours. */
const isOffsetConflict = ({ status, id }: CallError): boolean => status === 409 && id === 'network'

/** A refusal by the server is final: there is nothing to delete, or nothing to submit. */
function rethrowTemporary(error: unknown): void {
  if (!(error instanceof CallError) || isTemporary(error)) throw error
}

import { CallError, isTemporary } from '@trilha/web/data/call.ts'
import { bytesFrom, hashOf } from '../recording/recording.parts.ts'
import type { DeviceStore, Recording, Submission } from './recordings.deviceStore.ts'

/** Server calls for uploads. They throw a CallError; other errors count as a lost connection. */
export type VideoServer = {
  create(recording: Recording): Promise<NonNullable<Recording['remote']>>
  receivedBytes(uploadUrl: string): Promise<number>
  sendChunk(uploadUrl: string, offset: number, chunk: Blob): Promise<number>
  finish(recording: Recording, videoId: string, digest: Digest): Promise<void>
  remove(videoId: string): Promise<void>
  submit(submission: Submission): Promise<void>
}
type Digest = { bytes: number; sha256: string }

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
  /** Returns false while nothing may be sent, to save the user's data plan. */
  maySend: () => boolean
  newKey: () => string
  /** Called after every change. */
  onChange: () => void
  /** A recording is complete on the server and will be deleted here. */
  onSent: (recording: Recording) => void
  /** Server data changed: a take was created, a recording completed or an interview submitted. */
  onArrived: () => void
}

/** Number of parts read to fill a chunk; each part has about a second. */
const partsPerChunk = 16
/** Maximum number of restarts of an upload that the server lost or that differs. */
const maxRestarts = 2

/** Uploads the stored recordings in order, resuming where it stopped. Safe to run at any time. */
export function createSender(options: Options) {
  const { deviceStore, server, maySend, onChange, onSent, onArrived } = options
  const sendings = new Map<string, Sending>()
  const offsets = new Map<string, number>()
  const restarts = new Map<string, number>()

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
    const count = (restarts.get(id) ?? 0) + 1
    restarts.set(id, count)
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
      const chunk = bytesFrom(await deviceStore.parts(id, offset, partsPerChunk), offset)
      if (chunk.size === 0) break
      if (!maySend()) return update(id, { phase: 'held' })
      offset = await server.sendChunk(remote.uploadUrl, offset, chunk)
    }
    const latest = await deviceStore.get(id)
    if (latest?.state !== 'accepted' || offset < latest.bytes) return
    const sha256 = await hashOf(await deviceStore.parts(id))
    await server.finish(latest, remote.videoId, { bytes: latest.bytes, sha256 })
    onSent(latest)
    await removeLocal(id)
    onArrived()
  }

  async function removeLocal(id: string): Promise<void> {
    await deviceStore.remove(id)
    for (const map of [sendings, offsets, restarts]) map.delete(id)
    onChange()
  }

  async function discard({ id, remote }: Recording): Promise<void> {
    if (remote) await server.remove(remote.videoId).catch(rethrowTemporary)
    await removeLocal(id)
    onArrived()
  }

  /** @returns true if the recording should be retried soon. */
  async function handleFailure(recording: Recording, error: unknown): Promise<boolean> {
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
      restarts.delete(id)
      sendings.delete(id)
    },
    /**
     * Handles each stored recording one time: sends it, or deletes it if it was discarded. Then
     * submits the interviews whose recordings are all sent.
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
          if (await handleFailure(recording, error)) shouldRetry = true
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

/** The server does not have the upload. */
const isGone = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.status === 410)

/** The upload server (tus) responds 409 without our error body, so the error id is `network`. */
const isOffsetConflict = ({ status, id }: CallError): boolean => status === 409 && id === 'network'

/** Ignores a refusal, which is final: there was nothing to delete or to submit. */
function rethrowTemporary(error: unknown): void {
  if (!(error instanceof CallError) || isTemporary(error)) throw error
}

import { CallError } from '@trilha/web/data/call.ts'
import { bytesFrom, hashOf } from './recording.parts.ts'
import type { Kept, Recording, Submission } from './recordings.kept.ts'

/** What sending needs of the server. All may throw a CallError; without one, the network is away. */
export type VideoServer = {
  create(recording: Recording): Promise<NonNullable<Recording['remote']>>
  arrived(uploadUrl: string): Promise<number>
  sendPiece(uploadUrl: string, offset: number, piece: Blob): Promise<number>
  finish(recording: Recording, videoId: string, whole: Whole): Promise<void>
  remove(videoId: string): Promise<void>
  submit(submission: Submission): Promise<void>
}
type Whole = { bytes: number; sha256: string }

/** How sending stands: `held` waits for Wi-Fi, `refused` needs a person. */
export type Sending = {
  phase: 'sending' | 'offline' | 'held' | 'refused'
  /** Bytes that arrived. */
  sent: number
  /** Error id of a refusal. */
  refusal: string | null
}

type Options = {
  kept: Kept
  server: VideoServer
  /** False while nothing may be sent, to save the person's data plan. */
  maySend: () => boolean
  newKey: () => string
  /** Told of everything that changed. */
  onChange: () => void
  /** A recording is whole at the server, and leaves this device. */
  onSent: (recording: Recording) => void
  /** The server knows more: of a take that was begun, a recording that is whole, a sent interview. */
  onArrived: () => void
}

/** Parts read at once: a good second each, so that a piece is full. */
const partsPerPiece = 16
/** An upload that the server lost or that arrived otherwise is sent again, so often. */
const freshStarts = 2

/** Sends what the device keeps, in order, from wherever it stopped. Safe to run at any time. */
export function createSender(options: Options) {
  const { kept, server, maySend, onChange, onSent, onArrived } = options
  const sendings = new Map<string, Sending>()
  const offsets = new Map<string, number>()
  const starts = new Map<string, number>()

  const tell = (id: string, change: Partial<Sending>) => {
    const before = sendings.get(id) ?? { phase: 'sending', sent: 0, refusal: null }
    sendings.set(id, { ...before, ...change })
    onChange()
  }

  /** Sends everything that lies here once more. @returns false where that did not help before. */
  function startOver(id: string): boolean {
    const count = (starts.get(id) ?? 0) + 1
    starts.set(id, count)
    if (count > freshStarts) tell(id, { phase: 'refused', refusal: 'upload-differs' })
    else tell(id, { sent: 0 })
    return count <= freshStarts
  }

  async function send(recording: Recording): Promise<void> {
    const { id } = recording
    const remote = recording.remote ?? (await server.create(recording))
    if (!recording.remote) {
      await kept.change(id, { remote })
      onArrived()
    }
    let offset =
      offsets.get(id) ??
      (await server.arrived(remote.uploadUrl).catch((error: unknown) => {
        // No upload any more: it may be whole, and only the answer to its end was lost.
        if (isGone(error) && recording.state === 'accepted') return recording.bytes
        throw error
      }))
    for (;;) {
      offsets.set(id, offset)
      tell(id, { phase: 'sending', sent: offset, refusal: null })
      const piece = bytesFrom(await kept.parts(id, offset, partsPerPiece), offset)
      if (piece.size === 0) break
      if (!maySend()) return tell(id, { phase: 'held' })
      offset = await server.sendPiece(remote.uploadUrl, offset, piece)
    }
    const now = await kept.get(id)
    if (now?.state !== 'accepted' || offset < now.bytes) return
    const sha256 = await hashOf(await kept.parts(id))
    await server.finish(now, remote.videoId, { bytes: now.bytes, sha256 })
    onSent(now)
    await forget(id)
    onArrived()
  }

  async function forget(id: string): Promise<void> {
    await kept.remove(id)
    for (const map of [sendings, offsets, starts]) map.delete(id)
    onChange()
  }

  async function discard({ id, remote }: Recording): Promise<void> {
    if (remote) await server.remove(remote.videoId).catch(unlessAway)
    await forget(id)
    onArrived()
  }

  /** @returns true where it should be tried again soon. */
  async function failed(recording: Recording, error: unknown): Promise<boolean> {
    const { id } = recording
    offsets.delete(id)
    if (!(error instanceof CallError) || isAway(error)) {
      tell(id, { phase: 'offline' })
      return true
    }
    const { id: refusal } = error
    // The server emptied the upload: what came was not what lies here.
    if (refusal === 'upload-differs') return startOver(id)
    if (recording.remote && isGone(error)) {
      await kept.change(id, { remote: null, key: options.newKey() })
      return startOver(id)
    }
    // Another tab went on meanwhile, or a piece arrived whose answer did not.
    if (refusal === 'upload-incomplete' || isOffsetConflict(error)) return true
    tell(id, { phase: 'refused', refusal })
    return false
  }

  async function submit(submission: Submission): Promise<void> {
    await server.submit(submission).catch(unlessAway)
    await kept.removeSubmission(submission.applicationId)
    onArrived()
  }

  return {
    sendings: sendings as ReadonlyMap<string, Sending>,
    /** Tries a refused one again. */
    forgive(id: string): void {
      starts.delete(id)
      sendings.delete(id)
    },
    /** Sends all that is there now. @returns true where something should be tried again soon. */
    async pass(owner: string): Promise<boolean> {
      let again = false
      for (const recording of await kept.list(owner)) {
        const step =
          recording.state === 'discarded'
            ? discard(recording)
            : sendings.get(recording.id)?.phase === 'refused'
              ? undefined
              : send(recording)
        await step?.catch(async (error: unknown) => {
          if (await failed(recording, error)) again = true
        })
      }
      for (const submission of await kept.submissions(owner)) {
        const pending = (await kept.list(owner)).some(
          ({ target, state }) =>
            state !== 'discarded' &&
            target.purpose === 'interview' &&
            target.applicationId === submission.applicationId,
        )
        if (!pending) await submit(submission).catch(() => (again = true))
      }
      return again
    },
  }
}

/** The network or the server is away, or the session ended: trying again later helps. */
const isAway = ({ status }: CallError): boolean =>
  status === 0 || status >= 500 || status === 401 || status === 429

/** The server has no such upload. */
const isGone = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.status === 410)

/** tus answers 409 without a body of ours. */
const isOffsetConflict = ({ status, id }: CallError): boolean => status === 409 && id === 'network'

/** What the server refuses is settled: there is nothing to take away, or nothing to send. */
function unlessAway(error: unknown): void {
  if (!(error instanceof CallError) || isAway(error)) throw error
}

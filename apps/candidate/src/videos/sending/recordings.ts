import { randomUuid } from '@trilha/web/data/randomUuid.ts'
import type { RecordedMedium } from '../recording/recording.codec.ts'
import type { DeviceStore, Recording, Submission, Target } from './recordings.deviceStore.ts'
import { createLiveRecordings, lockName, withLock } from './recordings.locks.ts'
import { connection, isWifiOnly, maySend, networkOf, saveWifiOnly } from './recordings.network.ts'
import { savePending } from './recordings.pending.ts'
import { createSender, type Sending, type VideoServer } from './recordings.sender.ts'
import { createUploadLoop } from './recordings.retry.ts'

/** The recordings of a candidate on this device, and how far they are uploaded. */
export type DeviceRecordings = {
  /** False until the device storage has been read. */
  ready: boolean
  all: readonly Recording[]
  submissions: readonly Submission[]
  sendings: ReadonlyMap<string, Sending>
  /** Server ids of recordings discarded in this tab; the server may not know yet. */
  discardedIds: ReadonlySet<string>
  /** Questions whose answer this tab has uploaded completely; data loaded before is out of date. */
  sentQuestions: ReadonlySet<string>
  wifiOnly: boolean
}

/** Before the device storage has been read. */
export const noRecordings: DeviceRecordings = {
  ready: false,
  all: [],
  submissions: [],
  sendings: new Map(),
  discardedIds: new Set(),
  sentQuestions: new Set(),
  wifiOnly: false,
}

type Options = {
  deviceStore: DeviceStore
  server: VideoServer
  /** Id of the signed-in candidate; null if nobody is signed in. */
  signedIn: () => string | null
}

/**
 * The recordings on this device: stored part by part while recording, uploaded meanwhile, and
 * resumed after closed tabs, lost connections and server failures.
 */
export function createRecordings({ deviceStore, server, signedIn }: Options) {
  let owner: string | null = null
  let snapshot = noRecordings
  const live = createLiveRecordings()
  const discardedIds = new Set<string>()
  const sentQuestions = new Set<string>()
  const watchers = new Set<() => void>()
  const arrivalWatchers = new Set<() => void>()
  /** The user confirmed that this network is Wi-Fi; not stored, so it ends with the page. */
  let isConfirmedWifi = false

  const sender = createSender({
    deviceStore,
    server,
    maySend: () =>
      maySend({
        wifiOnly: snapshot.wifiOnly,
        network: networkOf(connection()),
        isConfirmedWifi,
      }),
    newKey: randomUuid,
    onChange: () => void refresh(),
    onSent: ({ target }) => {
      if (target.purpose === 'interview') sentQuestions.add(target.questionId)
    },
    onArrived: () => arrivalWatchers.forEach((watcher) => watcher()),
  })

  const uploads = createUploadLoop({
    owner: () => owner,
    signedIn,
    runOnce: (person) => sender.runOnce(person),
    onEnd: () => void refresh(),
  })

  async function refresh(): Promise<void> {
    const person = owner
    if (!person) return
    const [all, submissions] = await Promise.all([
      deviceStore.list(person),
      deviceStore.submissions(person),
    ])
    // Somebody else has signed in meanwhile.
    if (person !== owner) return
    publish({
      ready: true,
      all: all.filter(({ state }) => state !== 'discarded'),
      submissions,
      sendings: new Map(sender.sendings),
      discardedIds: new Set(discardedIds),
      sentQuestions: new Set(sentQuestions),
      wifiOnly: isWifiOnly(),
    })
    savePending(person, all.length + submissions.length > 0)
  }

  function publish(next: DeviceRecordings): void {
    snapshot = next
    for (const watcher of watchers) watcher()
  }

  /**
   * Ends recordings whose page was closed; their stored parts remain. Recordings in progress in
   * another tab are not changed.
   */
  async function endAbandoned(person: string): Promise<void> {
    for (const { id, state, bytes } of await deviceStore.list(person)) {
      if (state !== 'recording' || live.has(id)) continue
      await withLock(lockName(id), () =>
        deviceStore.change(id, {
          state: bytes > 0 ? 'recorded' : 'discarded',
          interrupted: true,
        }),
      )
    }
  }

  /** Ends the recording, which then waits for review. */
  async function end(id: string): Promise<void> {
    const recording = await deviceStore.get(id)
    await deviceStore.change(id, { state: recording?.bytes ? 'recorded' : 'discarded' })
    live.remove(id)
    await refresh()
    uploads.wake()
  }

  /** Discards the recording, here and on the server. */
  async function discard({ id, remote }: Recording): Promise<void> {
    if (remote) discardedIds.add(remote.videoId)
    await deviceStore.change(id, { state: 'discarded' })
    await refresh()
    uploads.wakeNow()
  }

  return {
    /** Loads the recordings of a candidate and starts uploading them. */
    async open(person: string): Promise<void> {
      if (owner === person) return
      owner = person
      publish({ ...noRecordings, wifiOnly: isWifiOnly() })
      if (person) await endAbandoned(person)
      await refresh()
      uploads.wakeNow()
    },

    snapshot: (): DeviceRecordings => snapshot,

    /** Calls `watcher` when the snapshot changes. @returns the unsubscribe function. */
    onChange: (watcher: () => void): (() => void) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },

    /** Calls `watcher` when data on the server changed. @returns the unsubscribe function. */
    onArrived: (watcher: () => void): (() => void) => {
      arrivalWatchers.add(watcher)
      return () => void arrivalWatchers.delete(watcher)
    },

    /** True if this tab is making the recording. */
    isLive: (id: string): boolean => live.has(id),

    /** Begins a recording and returns its id; call `append` for its parts. */
    async begin(target: Target, medium: RecordedMedium, mime: string): Promise<string> {
      if (!owner) throw new Error('nobody is signed in')
      const id = randomUuid()
      live.add(id)
      await deviceStore.add({
        id,
        owner,
        target,
        medium,
        mime,
        state: 'recording',
        startedAt: Date.now(),
        seconds: 0,
        bytes: 0,
        key: randomUuid(),
        remote: null,
      })
      await refresh()
      uploads.wakeNow()
      return id
    },

    /**
     * Stores the next part.
     * @throws DOMException QuotaExceededError when storage is full.
     */
    async append(id: string, data: Blob, seconds: number): Promise<void> {
      await deviceStore.append(id, await data.arrayBuffer(), seconds)
      // While offline, the retry timer decides when to send.
      if (!uploads.isWaiting()) uploads.wake()
    },

    end,

    /** Discards a recording that could not be stored completely. */
    async drop(id: string): Promise<void> {
      await end(id)
      const recording = await deviceStore.get(id)
      if (recording) await discard(recording)
    },

    /** Accepts the recording as the answer. */
    async accept(id: string): Promise<void> {
      await deviceStore.change(id, { state: 'accepted' })
      sender.allowRetry(id)
      await refresh()
      uploads.wakeNow()
    },

    discard,

    /** Submits the interview as soon as all its recordings are uploaded. */
    async submit(interview: Omit<Submission, 'owner'>): Promise<void> {
      if (!owner) return
      await deviceStore.addSubmission({ ...interview, owner })
      await refresh()
      uploads.wakeNow()
    },

    /** Sends now what waits for a retry. */
    uploadNow: (): void => uploads.wakeNow(),

    /**
     * Retries everything now, including refused uploads.
     * @param onWifi the user confirmed Wi-Fi.
     */
    tryNow(onWifi = false): void {
      if (onWifi) isConfirmedWifi = true
      for (const id of sender.sendings.keys()) sender.allowRetry(id)
      uploads.wakeNow()
    },

    setWifiOnly(wifiOnly: boolean): void {
      saveWifiOnly(wifiOnly)
      isConfirmedWifi = false
      // Updates the snapshot at once, because a controlled switch would otherwise jump back.
      publish({ ...snapshot, wifiOnly })
      uploads.wakeNow()
    },

    /** The whole recording, for playback. */
    async blobOf({ id, mime }: Pick<Recording, 'id' | 'mime'>): Promise<Blob> {
      const parts = await deviceStore.parts(id)
      return new Blob(
        parts.map(({ data }) => data),
        { type: mime },
      )
    },
  }
}

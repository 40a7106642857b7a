import { signedInCandidate } from '@trilha/web/data/session.ts'
import { useEffect, useSyncExternalStore } from 'react'
import type { RecordedMedium } from '../recording/recording.codec.ts'
import {
  deviceStore,
  type Recording,
  type Submission,
  type Target,
} from './recordings.deviceStore.ts'
import { connection, saveWifiOnly, isWifiOnly, maySend, networkOf } from './recordings.network.ts'
import { notePending } from './recordings.pending.ts'
import { createSender, type Sending } from './recordings.sender.ts'
import { videoServer } from './recordings.calls.ts'

/**
 * The recordings on this device: stored part by part while recording, uploaded meanwhile, and
 * resumed after closed tabs, lost connections and server failures. One instance for the whole site,
 * so that uploads continue across screens.
 */

export type Recordings = {
  /** False until the device storage has been read. */
  ready: boolean
  all: readonly Recording[]
  submissions: readonly Submission[]
  sendings: ReadonlyMap<string, Sending>
  /** Server ids of recordings discarded in this tab; the server may not know yet. */
  gone: ReadonlySet<string>
  /** Questions whose answer this tab has uploaded completely; data loaded before is out of date. */
  sent: ReadonlySet<string>
  wifiOnly: boolean
}

const nothing: Recordings = {
  ready: false,
  all: [],
  submissions: [],
  sendings: new Map(),
  gone: new Set(),
  sent: new Set(),
  wifiOnly: false,
}

let owner: string | null = null
let snapshot = nothing
/** Recordings in progress in this tab. */
const live = new Set<string>()
const gone = new Set<string>()
const sent = new Set<string>()
const watchers = new Set<() => void>()
const arrivals = new Set<() => void>()
/** The user confirmed Wi-Fi, until the page is closed. */
let saidWifi = false

const sender = createSender({
  deviceStore,
  server: videoServer,
  maySend: () =>
    maySend({
      wifiOnly: snapshot.wifiOnly,
      network: networkOf(connection()),
      said: saidWifi,
    }),
  newKey: () => crypto.randomUUID(),
  onChange: () => void read(),
  onSent: ({ target }) => {
    if (target.purpose === 'interview') sent.add(target.questionId)
  },
  onArrived: () => arrivals.forEach((watcher) => watcher()),
})

async function read(): Promise<void> {
  if (!owner) return
  const [all, submissions] = await Promise.all([
    deviceStore.list(owner),
    deviceStore.submissions(owner),
  ])
  show({
    ready: true,
    all: all.filter(({ state }) => state !== 'discarded'),
    submissions,
    sendings: new Map(sender.sendings),
    gone: new Set(gone),
    sent: new Set(sent),
    wifiOnly: isWifiOnly(),
  })
  notePending(all.length + submissions.length > 0)
}

function show(next: Recordings): void {
  snapshot = next
  for (const watcher of watchers) watcher()
}

let running = false
let wanted = false
let timer: ReturnType<typeof setTimeout> | undefined
const shortestWait = 1000
const longestWait = 15_000
let wait = shortestWait

/** Uploads everything, one tab at a time; failures are retried with increasing delays. */
function wake(): void {
  wanted = true
  if (running) return
  running = true
  clearTimeout(timer)
  timer = undefined
  void withLock('trilha-videos', sendAll)
    .catch(() => null)
    .then((shouldRetry) => {
      running = false
      void read()
      if (shouldRetry === false) {
        wait = shortestWait
        if (wanted) wake()
      } else {
        timer = setTimeout(wake, wait)
        wait = Math.min(longestWait, wait * 2)
      }
    })
}

/** @returns true if something should be retried soon. */
async function sendAll(): Promise<boolean> {
  let shouldRetry = false
  while (wanted && owner && signedInCandidate() === owner) {
    wanted = false
    shouldRetry = await sender.runOnce(owner)
  }
  // Continue if the user signs in again on this page.
  return shouldRetry || signedInCandidate() !== owner
}

/** Sends now, without waiting for the retry delay. */
function wakeNow(): void {
  wait = shortestWait
  wake()
}

/** @returns null if another tab has the lock. */
async function withLock<Result>(name: string, run: () => Promise<Result>): Promise<Result | null> {
  if (!('locks' in navigator)) return run()
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? run() : null))
}

/**
 * Ends recordings whose page was closed, with all stored parts. Recordings in progress in another
 * tab are not changed.
 */
async function endAbandoned(): Promise<void> {
  if (!owner) return
  for (const { id, state, bytes } of await deviceStore.list(owner)) {
    if (state !== 'recording' || live.has(id)) continue
    await withLock(`trilha-video-${id}`, () =>
      deviceStore.change(id, { state: bytes > 0 ? 'recorded' : 'discarded' }),
    )
  }
}

async function open(person: string): Promise<void> {
  if (owner === person) return
  owner = person
  snapshot = { ...nothing, wifiOnly: isWifiOnly() }
  await endAbandoned()
  await read()
  wakeNow()
}

if (typeof window !== 'undefined') {
  window.addEventListener('online', wakeNow)
  // A changed network may be Wi-Fi.
  connection()?.addEventListener('change', wakeNow)
}

export const recordings = {
  /** Loads the recordings of a candidate and starts uploading them. */
  open,

  /** True if this tab is recording it. */
  isLive: (id: string): boolean => live.has(id),

  /** Begins a recording; call `append` for its parts. */
  async begin(target: Target, medium: RecordedMedium, mime: string): Promise<string> {
    if (!owner) throw new Error('nobody is signed in')
    const id = crypto.randomUUID()
    live.add(id)
    // A lock for the lifetime of the page shows other tabs that the recording is in progress.
    if ('locks' in navigator)
      void navigator.locks.request(
        `trilha-video-${id}`,
        () => new Promise<void>((release) => releases.set(id, release)),
      )
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
      key: crypto.randomUUID(),
      remote: null,
    })
    await read()
    wakeNow()
    return id
  },

  /**
   * Stores the next part.
   * @throws DOMException QuotaExceededError when storage is full.
   */
  async append(id: string, data: Blob, seconds: number): Promise<void> {
    await deviceStore.append(id, await data.arrayBuffer(), seconds)
    // While offline, the retry timer decides when to send.
    if (!timer) wake()
  },

  /** Ends the recording, which then waits for review. */
  async end(id: string): Promise<void> {
    const recording = await deviceStore.get(id)
    await deviceStore.change(id, { state: recording?.bytes ? 'recorded' : 'discarded' })
    live.delete(id)
    releases.get(id)?.()
    releases.delete(id)
    await read()
    wake()
  },

  /** Discards a recording that could not be stored completely. */
  async drop(id: string): Promise<void> {
    await recordings.end(id)
    const recording = await deviceStore.get(id)
    if (recording) await recordings.discard(recording)
  },

  /** Accepts the recording as the answer. */
  async accept(id: string): Promise<void> {
    await deviceStore.change(id, { state: 'accepted' })
    sender.allowRetry(id)
    await read()
    wakeNow()
  },

  /** Discards the recording, here and on the server. */
  async discard({ id, remote }: Recording): Promise<void> {
    if (remote) gone.add(remote.videoId)
    await deviceStore.change(id, { state: 'discarded' })
    await read()
    wakeNow()
  },

  /** Submits the interview as soon as all its recordings are uploaded. */
  async submit(at: Omit<Submission, 'owner'>): Promise<void> {
    if (!owner) return
    await deviceStore.addSubmission({ ...at, owner })
    await read()
    wakeNow()
  },

  /**
   * Retries everything now, including refused uploads.
   * @param onWifi the user confirmed Wi-Fi.
   */
  tryNow(onWifi = false): void {
    if (onWifi) saidWifi = true
    for (const id of sender.sendings.keys()) sender.allowRetry(id)
    wakeNow()
  },

  setWifiOnly(only: boolean): void {
    saveWifiOnly(only)
    saidWifi = false
    // Updates the snapshot at once, because a controlled switch would otherwise jump back.
    show({ ...snapshot, wifiOnly: only })
    wakeNow()
  },
}

const releases = new Map<string, () => void>()

/** The recordings of a candidate on this device; re-renders on each change. */
export function useRecordings(person: string, onArrived: () => void): Recordings {
  useEffect(() => {
    void open(person)
  }, [person])
  useEffect(() => {
    arrivals.add(onArrived)
    return () => void arrivals.delete(onArrived)
  }, [onArrived])
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => snapshot,
    () => nothing,
  )
}

import { signedInCandidate } from '@trilha/web/data/session.ts'
import { useEffect, useSyncExternalStore } from 'react'
import type { RecordedMedium } from './recording.codec.ts'
import { kept, type Recording, type Submission, type Target } from './recordings.kept.ts'
import { connection, keepWifiOnly, keptWifiOnly, maySend, networkOf } from './recordings.network.ts'
import { notePending } from './recordings.pending.ts'
import { createSender, type Sending } from './recordings.sender.ts'
import { videoServer } from './recordings.calls.ts'

/**
 * The recordings of this device: kept part by part while recording, sent meanwhile, sent on after
 * everything that can happen to a tab, a network or a server. One for the whole site, so that
 * sending goes on from screen to screen.
 */

export type Recordings = {
  /** False until the device has been asked what it keeps. */
  ready: boolean
  all: readonly Recording[]
  submissions: readonly Submission[]
  sendings: ReadonlyMap<string, Sending>
  /** Recordings that this tab threw away, as the server calls them: it may not know yet. */
  gone: ReadonlySet<string>
  /** Questions whose answer this tab has sent whole: what it read of them before is out of date. */
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
/** Recordings that this very tab records now. */
const live = new Set<string>()
const gone = new Set<string>()
const sent = new Set<string>()
const watchers = new Set<() => void>()
const arrivals = new Set<() => void>()
/** "I'm on Wi-Fi now", until the page goes. */
let saidWifi = false

const sender = createSender({
  kept,
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
  onArrived: () => arrivals.forEach((told) => told()),
})

async function read(): Promise<void> {
  if (!owner) return
  const [all, submissions] = await Promise.all([kept.list(owner), kept.submissions(owner)])
  show({
    ready: true,
    all: all.filter(({ state }) => state !== 'discarded'),
    submissions,
    sendings: new Map(sender.sendings),
    gone: new Set(gone),
    sent: new Set(sent),
    wifiOnly: keptWifiOnly(),
  })
  notePending(all.length + submissions.length > 0)
}

function show(next: Recordings): void {
  snapshot = next
  for (const told of watchers) told()
}

let running = false
let wanted = false
let timer: ReturnType<typeof setTimeout> | undefined
const shortestWait = 1000
const longestWait = 15_000
let wait = shortestWait

/** Sends what there is, one tab at a time; what failed is tried again, less and less often. */
function wake(): void {
  wanted = true
  if (running) return
  running = true
  clearTimeout(timer)
  timer = undefined
  void exclusively('trilha-videos', sendAll)
    .catch(() => null)
    .then((again) => {
      running = false
      void read()
      if (again === false) {
        wait = shortestWait
        if (wanted) wake()
      } else {
        timer = setTimeout(wake, wait)
        wait = Math.min(longestWait, wait * 2)
      }
    })
}

/** @returns true where something should be tried again soon. */
async function sendAll(): Promise<boolean> {
  let again = false
  while (wanted && owner && signedInCandidate() === owner) {
    wanted = false
    again = await sender.pass(owner)
  }
  // Whoever signs in again on this page goes on.
  return again || signedInCandidate() !== owner
}

/** At once, whatever was waited for. */
function wakeNow(): void {
  wait = shortestWait
  wake()
}

/** @returns null where another tab is at it. */
async function exclusively<Result>(
  name: string,
  run: () => Promise<Result>,
): Promise<Result | null> {
  if (!('locks' in navigator)) return run()
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? run() : null))
}

/**
 * A recording that was under way when its page went away is over, with all that was kept. One that
 * another tab still records is left alone.
 */
async function endAbandoned(): Promise<void> {
  if (!owner) return
  for (const { id, state, bytes } of await kept.list(owner)) {
    if (state !== 'recording' || live.has(id)) continue
    await exclusively(`trilha-video-${id}`, () =>
      kept.change(id, { state: bytes > 0 ? 'recorded' : 'discarded' }),
    )
  }
}

async function open(person: string): Promise<void> {
  if (owner === person) return
  owner = person
  snapshot = { ...nothing, wifiOnly: keptWifiOnly() }
  await endAbandoned()
  await read()
  wakeNow()
}

if (typeof window !== 'undefined') {
  window.addEventListener('online', wakeNow)
  // A network that changed may be Wi-Fi now.
  connection()?.addEventListener('change', wakeNow)
}

export const recordings = {
  /** Looks after the recordings of a person from now on. */
  open,

  /** True for what this very tab records now. */
  isLive: (id: string): boolean => live.has(id),

  /** Begins a recording; parts follow. */
  async begin(target: Target, medium: RecordedMedium, mime: string): Promise<string> {
    if (!owner) throw new Error('nobody is signed in')
    const id = crypto.randomUUID()
    live.add(id)
    // Held as long as the page lives, so that other tabs know.
    if ('locks' in navigator)
      void navigator.locks.request(
        `trilha-video-${id}`,
        () => new Promise<void>((release) => releases.set(id, release)),
      )
    await kept.add({
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

  /** Keeps the next part. @throws DOMException QuotaExceededError where the device is full. */
  async append(id: string, data: Blob, seconds: number): Promise<void> {
    await kept.append(id, await data.arrayBuffer(), seconds)
    // While the network is away its own clock decides when to try.
    if (!timer) wake()
  },

  /** Recording is over; what was recorded waits to be looked at. */
  async end(id: string): Promise<void> {
    const recording = await kept.get(id)
    await kept.change(id, { state: recording?.bytes ? 'recorded' : 'discarded' })
    live.delete(id)
    releases.get(id)?.()
    releases.delete(id)
    await read()
    wake()
  },

  /** What could not be kept whole goes away again. */
  async drop(id: string): Promise<void> {
    await recordings.end(id)
    const recording = await kept.get(id)
    if (recording) await recordings.discard(recording)
  },

  /** This is the answer. */
  async accept(id: string): Promise<void> {
    await kept.change(id, { state: 'accepted' })
    sender.forgive(id)
    await read()
    wakeNow()
  },

  /** Not this one: it goes away, here and on the server. */
  async discard({ id, remote }: Recording): Promise<void> {
    if (remote) gone.add(remote.videoId)
    await kept.change(id, { state: 'discarded' })
    await read()
    wakeNow()
  },

  /** The interview goes to the company as soon as everything has arrived. */
  async submit(at: Omit<Submission, 'owner'>): Promise<void> {
    if (!owner) return
    await kept.addSubmission({ ...at, owner })
    await read()
    wakeNow()
  },

  /** Tries everything again now, refused ones too. @param onWifi the person says so. */
  tryNow(onWifi = false): void {
    if (onWifi) saidWifi = true
    for (const id of sender.sendings.keys()) sender.forgive(id)
    wakeNow()
  },

  setWifiOnly(only: boolean): void {
    keepWifiOnly(only)
    saidWifi = false
    // At once: a switch that answers later would jump back first.
    show({ ...snapshot, wifiOnly: only })
    wakeNow()
  },
}

const releases = new Map<string, () => void>()

/** The recordings of a person on this device, re-rendering on each change. */
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

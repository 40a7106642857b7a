import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { RecordedMedium } from './recording.codec.ts'
import type { Part } from './recording.parts.ts'

/** What a recording is for. */
export type Target =
  | { purpose: 'interview'; applicationId: string; stageId: string; questionId: string }
  | { purpose: 'resume' }

/**
 * A recording on this device, until the server has it whole. `recording` is under way, or was when
 * the page went away; `recorded` waits for a look; `accepted` goes to the company; `discarded` goes
 * away, here and on the server.
 */
export type Recording = {
  id: string
  /** The candidate's id: another person on this device never sees it. */
  owner: string
  target: Target
  medium: RecordedMedium
  mime: string
  state: 'recording' | 'recorded' | 'accepted' | 'discarded'
  startedAt: number
  /** Length so far. */
  seconds: number
  bytes: number
  /** Idempotency key of its creation on the server. */
  key: string
  /** What the server calls it, where it is sent, takes left after it; null until the server knows. */
  remote: { videoId: string; uploadUrl: string; takesLeft: number } | null
}

/** An interview that goes to the company as soon as its last recording has arrived. */
export type Submission = { applicationId: string; stageId: string; owner: string }

interface Schema extends DBSchema {
  recordings: { key: string; value: Recording; indexes: { owner: string } }
  parts: { key: [string, number]; value: Part & { recording: string } }
  submissions: { key: string; value: Submission; indexes: { owner: string } }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

const database = () =>
  (opened ??= openDB<Schema>('trilha-videos', 1, {
    upgrade(db) {
      db.createObjectStore('recordings', { keyPath: 'id' }).createIndex('owner', 'owner')
      db.createObjectStore('parts', { keyPath: ['recording', 'offset'] })
      db.createObjectStore('submissions', { keyPath: 'applicationId' }).createIndex(
        'owner',
        'owner',
      )
    },
    terminated() {
      opened = null
    },
  }))

const allParts = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, Infinity])

/** What this device keeps (IndexedDB): parts are written the moment the recorder hands them out. */
export const kept = {
  /** Recordings of a person, the oldest first. */
  async list(owner: string): Promise<Recording[]> {
    const all = await (await database()).getAllFromIndex('recordings', 'owner', owner)
    return all.sort((a, b) => a.startedAt - b.startedAt)
  },

  async get(id: string): Promise<Recording | undefined> {
    return (await database()).get('recordings', id)
  },

  async add(recording: Recording): Promise<void> {
    await (await database()).add('recordings', recording)
  },

  /** Changes a recording; one that is gone stays gone. */
  async change(id: string, change: Partial<Recording>): Promise<void> {
    const tx = (await database()).transaction('recordings', 'readwrite')
    const before = await tx.store.get(id)
    if (before) await tx.store.put({ ...before, ...change })
    await tx.done
  },

  /** Adds the next part. @throws DOMException QuotaExceededError where the device is full. */
  async append(id: string, data: ArrayBuffer, seconds: number): Promise<void> {
    const tx = (await database()).transaction(['recordings', 'parts'], 'readwrite')
    const recordings = tx.objectStore('recordings')
    const before = await recordings.get(id)
    if (before) {
      await tx.objectStore('parts').add({ recording: id, offset: before.bytes, data })
      await recordings.put({ ...before, seconds, bytes: before.bytes + data.byteLength })
    }
    await tx.done
  },

  /** Parts in order, beginning with the one that holds the byte at `offset`. */
  async parts(id: string, offset = 0, limit = Infinity): Promise<Part[]> {
    const tx = (await database()).transaction('parts')
    const before = IDBKeyRange.bound([id, 0], [id, offset])
    const first = await tx.store.openKeyCursor(before, 'prev')
    if (!first) return []
    const range = allParts(id, (first.key as [string, number])[1])
    return tx.store.getAll(range, Number.isFinite(limit) ? limit : undefined)
  },

  /** Forgets a recording and its parts. */
  async remove(id: string): Promise<void> {
    const tx = (await database()).transaction(['recordings', 'parts'], 'readwrite')
    await tx.objectStore('parts').delete(allParts(id))
    await tx.objectStore('recordings').delete(id)
    await tx.done
  },

  async submissions(owner: string): Promise<Submission[]> {
    return (await database()).getAllFromIndex('submissions', 'owner', owner)
  },

  async addSubmission(submission: Submission): Promise<void> {
    await (await database()).put('submissions', submission)
  },

  async removeSubmission(applicationId: string): Promise<void> {
    await (await database()).delete('submissions', applicationId)
  },
}

export type Kept = typeof kept

/** The whole recording, to look at it. */
export async function blobOf({ id, mime }: Pick<Recording, 'id' | 'mime'>): Promise<Blob> {
  const parts = await kept.parts(id)
  return new Blob(
    parts.map(({ data }) => data),
    { type: mime },
  )
}

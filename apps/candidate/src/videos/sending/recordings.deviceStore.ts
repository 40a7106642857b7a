import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { RecordedMedium } from '../recording/recording.codec.ts'
import type { Part } from '../recording/recording.parts.ts'

/** What a recording belongs to. */
export type Target =
  | { purpose: 'interview'; applicationId: string; stageId: string; questionId: string }
  | { purpose: 'resume' }

/**
 * A recording on this device, until it is uploaded completely. `recording` is in progress, or was
 * when the page closed; `recorded` waits for review; `accepted` is to be uploaded to the end;
 * `discarded` is to be deleted, here and on the server.
 */
export type Recording = {
  id: string
  /** The candidate's id: other users of this device never see the recording. */
  owner: string
  target: Target
  medium: RecordedMedium
  mime: string
  state: 'recording' | 'recorded' | 'accepted' | 'discarded'
  /** True if the page closed before the end of the recording. */
  interrupted?: boolean
  startedAt: number
  /** Seconds recorded so far. */
  seconds: number
  bytes: number
  /** Idempotency key of its creation on the server. */
  key: string
  /** Id, upload address and remaining takes from the server; null until it is created there. */
  remote: { videoId: string; uploadUrl: string; takesLeft: number } | null
}

/** An interview to submit when its last recording is uploaded. */
export type Submission = { applicationId: string; stageId: string; owner: string }

interface Schema extends DBSchema {
  recordings: { key: string; value: Recording; indexes: { owner: string } }
  parts: { key: [string, number]; value: Part & { recording: string } }
  submissions: { key: string; value: Submission; indexes: { owner: string } }
}

const allParts = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, Infinity])

/** Recordings stored on this device (IndexedDB): each part is written as soon as it is recorded. */
export function createDeviceStore() {
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

  return {
    /** All recordings of a candidate, oldest first. */
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

    /** Changes a recording; does nothing if it was deleted. */
    async change(id: string, change: Partial<Recording>): Promise<void> {
      const tx = (await database()).transaction('recordings', 'readwrite')
      const before = await tx.store.get(id)
      if (before) await tx.store.put({ ...before, ...change })
      await tx.done
    },

    /**
     * Adds the next part.
     * @throws DOMException QuotaExceededError when storage is full.
     */
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

    /** At most `limit` parts in order, starting with the one that contains the byte at `offset`. */
    async parts(id: string, offset = 0, limit = Infinity): Promise<Part[]> {
      const tx = (await database()).transaction('parts')
      const upToOffset = IDBKeyRange.bound([id, 0], [id, offset])
      const first = await tx.store.openKeyCursor(upToOffset, 'prev')
      if (!first) return []
      const range = allParts(id, (first.key as [string, number])[1])
      return tx.store.getAll(range, Number.isFinite(limit) ? limit : undefined)
    },

    /** Deletes a recording and its parts. */
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
}

export type DeviceStore = ReturnType<typeof createDeviceStore>

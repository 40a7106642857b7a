import { dayMs } from '@trilha/contracts/shared/durations'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

/**
 * The offline cache (IndexedDB) has the last answers and their owner. It has the data of one person
 * only: another sign-in, a sign-out and the end of the session delete it.
 */

type Entry = { key: string; owner: string; data: unknown; at: number }

/** Key of the entry with the signed-in user as the server returned it. */
const userKey = 'person'
/** Older answers would be misleading, and the device may have another user by then. */
const maxAgeDays = 7

interface Schema extends DBSchema {
  answers: { key: string; value: Entry }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

async function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('trilha-kept', 1, {
    upgrade(db) {
      db.createObjectStore('answers', { keyPath: 'key' })
    },
    terminated() {
      opened = null
    },
  })
  try {
    return await opened
  } catch (error) {
    opened = null
    throw error
  }
}

/** Runs `work`; undefined if the storage is full or forbidden, because caching is optional. */
async function attempt<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T | undefined> {
  try {
    return await work(await database())
  } catch (error) {
    // The connection was closed: the next call opens the database again.
    if (error instanceof DOMException && error.name === 'InvalidStateError') opened = null
    return undefined
  }
}

const readEntry = (key: string) =>
  attempt(async (db) => {
    const { store, done } = db.transaction('answers')
    // Both are awaited, because a failed read rejects both.
    const [entry] = await Promise.all([store.get(key), done])
    return entry
  })

const readFreshEntry = async (key: string): Promise<Entry | undefined> => {
  const entry = await readEntry(key)
  return entry && Date.now() - entry.at < maxAgeDays * dayMs ? entry : undefined
}

const write = (entry: Entry) => attempt((db) => db.put('answers', entry))

let lastChange: Promise<unknown> = Promise.resolve()

/** Runs changes one after another, in the order of the calls. */
function enqueue(work: () => Promise<unknown>): Promise<void> {
  const done = lastChange.then(work)
  lastChange = done
  return done.then(() => undefined)
}

const clear = () => attempt((db) => db.clear('answers'))

/** Deletes everything, for example on sign-out. */
export const clearCache = (): Promise<void> => enqueue(clear)

/** Stores the current user, and deletes the cached data of another user. */
export const cacheUser = (owner: string, data: unknown): Promise<void> =>
  enqueue(async () => {
    const before = await readEntry(userKey)
    if (before?.owner !== owner) await clear()
    await write({ key: userKey, owner, data, at: Date.now() })
  })

/** The last user on this device, as the server returned it; undefined if too old or missing. */
export const cachedUser = async (): Promise<unknown> => (await readFreshEntry(userKey))?.data

/** Caches an answer if its owner is still the current user. */
export const cacheAnswer = (owner: string, key: string, data: unknown): Promise<void> =>
  enqueue(async () => {
    const user = await readFreshEntry(userKey)
    if (user?.owner === owner) await write({ key, owner, data, at: Date.now() })
  })

/** The last answer for this user, `at` in epoch ms; undefined if there is none. */
export async function cachedAnswer(
  owner: string,
  key: string,
): Promise<{ data: unknown; at: number } | undefined> {
  const entry = await readFreshEntry(key)
  return entry?.owner === owner ? entry : undefined
}

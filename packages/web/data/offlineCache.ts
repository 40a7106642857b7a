import { dayMs } from '@trilha/contracts/shared/durations'

/**
 * The offline cache (IndexedDB): the last answers and their owner. Only one person's data at a
 * time: another sign-in, a sign-out and the end of the session delete it.
 */
type Entry = { key: string; owner: string; data: unknown; at: number }

/** Key of the entry with the signed-in user as the server returned it. */
const person = 'person'
/** Older answers would be misleading, and the device may have another user by then. */
const maxAgeDays = 7

let opened: Promise<IDBDatabase> | null = null

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open('trilha-kept', 1)
    asked.addEventListener('upgradeneeded', () =>
      asked.result.createObjectStore('answers', { keyPath: 'key' }),
    )
    asked.addEventListener('error', () => reject(asked.error ?? new Error('no storage')))
    asked.addEventListener('success', () => {
      asked.result.addEventListener('close', () => (opened = null))
      resolve(asked.result)
    })
  })
  return opened
}

/** Full or forbidden storage is not an error: then nothing is cached. */
async function transact<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const asked = work((await database()).transaction('answers', mode).objectStore('answers'))
    return await new Promise((resolve) => {
      asked.addEventListener('success', () => resolve(asked.result))
      asked.addEventListener('error', () => resolve(undefined))
    })
  } catch {
    opened = null
    return undefined
  }
}

const read = async (key: string): Promise<Entry | undefined> => {
  const entry = (await transact('readonly', (store) => store.get(key))) as Entry | undefined
  return entry && Date.now() - entry.at < maxAgeDays * dayMs ? entry : undefined
}

const write = (entry: Entry) => transact('readwrite', (store) => store.put(entry))

let last: Promise<unknown> = Promise.resolve()
/** Runs changes in the order of the calls. */
function enqueue(work: () => Promise<unknown>): Promise<void> {
  const done = last.then(work)
  last = done
  return done.then(() => undefined)
}

const clear = () => transact('readwrite', (store) => store.clear())

/** Deletes everything, for example on sign-out. */
export const clearCache = (): Promise<void> => enqueue(clear)

/** Sets the current user; deletes cached data of anyone else. */
export const cacheUser = (owner: string, data: unknown): Promise<void> =>
  enqueue(async () => {
    const before = (await transact('readonly', (store) => store.get(person))) as Entry | undefined
    if (before?.owner !== owner) await clear()
    await write({ key: person, owner, data, at: Date.now() })
  })

/** The last user on this device, as the server returned it; undefined if too old or missing. */
export const cachedUser = async (): Promise<unknown> => (await read(person))?.data

/** Caches an answer, unless its owner has signed out meanwhile. */
export const cacheAnswer = (owner: string, key: string, data: unknown): Promise<void> =>
  enqueue(async () => {
    if ((await read(person))?.owner === owner) await write({ key, owner, data, at: Date.now() })
  })

/** The last answer for this user; undefined if there is none. `at` in milliseconds. */
export async function cachedAnswer(
  owner: string,
  key: string,
): Promise<{ data: unknown; at: number } | undefined> {
  const entry = await read(key)
  return entry?.owner === owner ? entry : undefined
}

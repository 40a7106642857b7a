/**
 * What this device keeps to be read without a network (IndexedDB): the last answers, and whose they
 * are. One person's at a time: another one's sign-in, a sign-out and the end of a session remove it.
 */
type Entry = { key: string; owner: string; data: unknown; at: number }

/** Whose the answers are; the signed-in user as the server said it. */
const person = 'person'
/** Older answers would mislead, and the device may have changed hands. */
const daysKept = 7

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

/** Storage that is full or forbidden is no reason to fail: then nothing is kept. */
async function act<T>(
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
  const entry = (await act('readonly', (store) => store.get(key))) as Entry | undefined
  return entry && Date.now() - entry.at < daysKept * 86_400_000 ? entry : undefined
}

const write = (entry: Entry) => act('readwrite', (store) => store.put(entry))

let last: Promise<unknown> = Promise.resolve()
/** Changes happen in the order in which they were asked for. */
function inTurn(work: () => Promise<unknown>): Promise<void> {
  const done = last.then(work)
  last = done
  return done.then(() => undefined)
}

const clear = () => act('readwrite', (store) => store.clear())

/** Removes everything, as when a person leaves. */
export const forgetKept = (): Promise<void> => inTurn(clear)

/** Says who reads on this device now; what was kept of anybody else goes. */
export const keepPerson = (owner: string, data: unknown): Promise<void> =>
  inTurn(async () => {
    const before = (await act('readonly', (store) => store.get(person))) as Entry | undefined
    if (before?.owner !== owner) await clear()
    await write({ key: person, owner, data, at: Date.now() })
  })

/** Who read here last, as the server said it; undefined when nobody did lately. */
export const keptPerson = async (): Promise<unknown> => (await read(person))?.data

/** Keeps an answer, unless its person has left meanwhile. */
export const keepAnswer = (owner: string, key: string, data: unknown): Promise<void> =>
  inTurn(async () => {
    if ((await read(person))?.owner === owner) await write({ key, owner, data, at: Date.now() })
  })

/** The last answer of this person; undefined when there is none. `at` in milliseconds. */
export async function keptAnswer(
  owner: string,
  key: string,
): Promise<{ data: unknown; at: number } | undefined> {
  const entry = await read(key)
  return entry?.owner === owner ? entry : undefined
}

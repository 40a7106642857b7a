import { randomUuid } from '@trilha/web/data/randomUuid.ts'

const storageKey = 'trilha.device'
const ids = new Map<string, Promise<string>>()
const lockTimeoutMs = 1000

/**
 * Id under which this page saves answers: the id of the device. If another tab has the same test
 * open, it is a new id for this tab.
 */
export function deviceFor(stageId: string): Promise<string> {
  const device = ids.get(stageId) ?? claim(stageId)
  ids.set(stageId, device)
  return device
}

async function claim(stageId: string): Promise<string> {
  const hasLock = await takeLock(`trilha.test.${stageId}`)
  return hasLock ? ownDevice() : randomUuid()
}

/**
 * Takes a lock until the page is closed; false if another tab has it. Waits a moment, because a
 * page that is being reloaded releases the lock soon.
 */
function takeLock(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true)
  return new Promise((resolve) => {
    navigator.locks
      .request(name, { signal: AbortSignal.timeout(lockTimeoutMs) }, () => {
        resolve(true)
        return new Promise(() => undefined)
      })
      .catch(() => resolve(false))
  })
}

function ownDevice(): string {
  const stored = localStorage.getItem(storageKey)
  if (stored) return stored
  const created = randomUuid()
  try {
    localStorage.setItem(storageKey, created)
  } catch {
    // Storage is full: the id is new on each visit.
  }
  return created
}

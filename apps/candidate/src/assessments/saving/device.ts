import { randomUuid } from '@trilha/web/data/randomUuid.ts'

const name = 'trilha.device'
const known = new Map<string, Promise<string>>()
const lockTimeoutMs = 1000

/**
 * Id of the writer for the server: this device, or this tab only if another tab has the same test
 * open.
 */
export function deviceFor(stageId: string): Promise<string> {
  const device = known.get(stageId) ?? claim(stageId)
  known.set(stageId, device)
  return device
}

async function claim(stageId: string): Promise<string> {
  const alone = await isAlone(`trilha.test.${stageId}`)
  return alone ? ownDevice() : randomUuid()
}

/**
 * Acquires a lock for the lifetime of the page. Waits a moment, because a reloading page releases
 * it soon.
 */
function isAlone(lock: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true)
  return new Promise((resolve) => {
    navigator.locks
      .request(lock, { signal: AbortSignal.timeout(lockTimeoutMs) }, () => {
        resolve(true)
        return new Promise(() => undefined)
      })
      .catch(() => resolve(false))
  })
}

function ownDevice(): string {
  const stored = localStorage.getItem(name)
  if (stored) return stored
  const made = randomUuid()
  try {
    localStorage.setItem(name, made)
  } catch {
    // Storage is unavailable: a new id for this visit.
  }
  return made
}

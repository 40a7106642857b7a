import { randomUuid } from '@trilha/web/data/randomUuid.ts'

const name = 'trilha.device'
const known = new Map<string, Promise<string>>()
const patience = 1000

/**
 * Who writes in a test, as the server tells two places apart: this device, or this tab alone where
 * another tab of the device has the same test open.
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

/** Holds a lock for as long as the page lives. A page that is being reloaded gives it back soon. */
function isAlone(lock: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true)
  return new Promise((resolve) => {
    navigator.locks
      .request(lock, { signal: AbortSignal.timeout(patience) }, () => {
        resolve(true)
        return new Promise(() => undefined)
      })
      .catch(() => resolve(false))
  })
}

function ownDevice(): string {
  const kept = localStorage.getItem(name)
  if (kept) return kept
  const made = randomUuid()
  try {
    localStorage.setItem(name, made)
  } catch {
    // Without room on the device this visit has a name of its own.
  }
  return made
}

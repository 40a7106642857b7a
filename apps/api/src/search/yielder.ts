import { setImmediate } from 'node:timers/promises'

/** Lets other work of the event loop run, if the current work has taken long enough. */
export type Yielder = () => Promise<void>

/** @param milliseconds maximum time for which work may block the event loop */
export function createYielder(milliseconds = 3): Yielder {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < milliseconds) return
    await setImmediate()
    since = performance.now()
  }
}

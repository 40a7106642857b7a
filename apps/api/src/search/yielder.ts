import { setImmediate } from 'node:timers/promises'

/** Lets other work of the event loop run, if enough time has passed since it last could. */
export type Yielder = () => Promise<void>

/** @param milliseconds how long work may hold the event loop at a time */
export function createYielder(milliseconds = 3): Yielder {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < milliseconds) return
    await setImmediate()
    since = performance.now()
  }
}

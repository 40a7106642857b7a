import { setImmediate } from 'node:timers/promises'

/** Lets other work run once a few milliseconds have passed since it last could. */
export type Breath = () => Promise<void>

/** @param milliseconds how long work may hold the event loop at a time */
export function createBreath(milliseconds = 3): Breath {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < milliseconds) return
    await setImmediate()
    since = performance.now()
  }
}

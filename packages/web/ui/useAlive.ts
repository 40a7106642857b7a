import { useSyncExternalStore } from 'react'

/** True once the page is alive: false on the server and in the first rendering of the browser. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}

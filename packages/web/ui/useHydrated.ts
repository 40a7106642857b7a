import { useSyncExternalStore } from 'react'

/** True once the page is hydrated: false on the server and in the first browser render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}

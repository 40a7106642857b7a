import { useSyncExternalStore } from 'react'

const query = '(max-width: 899.98px)'

function watch(tell: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', tell)
  return () => media.removeEventListener('change', tell)
}

/** True where there is room for one column only. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => false,
  )

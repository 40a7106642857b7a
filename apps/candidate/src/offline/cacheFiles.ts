/** Caches the files that this tab's pages load, for reading offline. Returns a function to stop. */
export function cacheFiles(): () => void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return () => undefined
  const observer = new PerformanceObserver((list) => {
    const files = filesOf(list.getEntries())
    if (files.length === 0) return
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ loaded: files }))
  })
  observer.observe({ type: 'resource', buffered: true })
  return () => observer.disconnect()
}

/** Paths of the hashed asset files among the loaded resources. */
export const filesOf = (entries: readonly PerformanceEntry[]): string[] =>
  entries
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

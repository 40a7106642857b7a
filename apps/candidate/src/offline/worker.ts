import { filesOf } from './keepFiles.ts'

/** The page comes alive, and is measured, first. */
const afterLoadMs = 4000

/** Starts the service worker (`public/sw.js`) long after the page has loaded. */
export async function startWorker(): Promise<void> {
  // While developing, files change without changing their names.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  await loaded()
  await new Promise((resolve) => setTimeout(resolve, afterLoadMs))
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))
  try {
    await navigator.serviceWorker.register('/sw.js')
    const worker = (await navigator.serviceWorker.ready).active
    // The offline page of this build.
    worker?.postMessage({
      loaded: filesOf(performance.getEntriesByType('resource')).filter(isManifest),
    })
  } catch {
    // Private windows refuse: the site works without.
  }
}

const isManifest = (file: string) => file.startsWith('/assets/manifest-')

const loaded = (): Promise<void> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => {
        addEventListener('load', () => resolve(), { once: true })
      })

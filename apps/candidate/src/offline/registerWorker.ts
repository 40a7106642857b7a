import type { i18n } from 'i18next'
import { filesOf } from './cacheFiles.ts'

/** Delay after the page load, so that caching does not slow down hydration. */
const afterLoadMs = 4000

/** Starts the service worker (`public/sw.js`) some time after the page has loaded. */
export async function startWorker(texts: i18n): Promise<void> {
  // In development files change without a new hash.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  await pageLoaded()
  await new Promise((resolve) => setTimeout(resolve, afterLoadMs))
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))
  // The offline page needs these texts.
  await texts.loadNamespaces('public')
  try {
    await navigator.serviceWorker.register('/sw.js')
    const worker = (await navigator.serviceWorker.ready).active
    // Caches the offline page of this build.
    worker?.postMessage({
      loaded: filesOf(performance.getEntriesByType('resource')).filter(isForOfflinePage),
    })
  } catch {
    // Private windows refuse service workers: the site works without one.
  }
}

/** True for the texts of the offline page, and for the manifest, which identifies the build. */
const isForOfflinePage = (file: string) => /^\/assets\/(manifest|common|public)-/.test(file)

const pageLoaded = (): Promise<void> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => {
        addEventListener('load', () => resolve(), { once: true })
      })

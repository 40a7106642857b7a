import { useEffect, useState } from 'react'
import { isServerReachable } from '../data/importWithRetry.ts'

/** Storage key of the last automatic reload in this tab, to avoid a reload loop. */
const reopenedKey = 'trilha:reopened'
const minReloadIntervalMs = 60_000

/**
 * Reloads a page that did not load: at once if the server responds (a newer release has other
 * files), otherwise when the network is back.
 * @returns true if the server does not respond, or if the page was reloaded a moment ago; false
 * while this is unknown.
 */
export function useReloadWhenReachable(): boolean {
  const [isUnreachable, setUnreachable] = useState(false)
  useEffect(() => {
    let isUnmounted = false
    const reopen = () => window.location.reload()
    void isServerReachable().then((responds) => {
      if (isUnmounted) return
      if (responds && mayReload()) reopen()
      else setUnreachable(true)
    })
    window.addEventListener('online', reopen)
    return () => {
      isUnmounted = true
      window.removeEventListener('online', reopen)
    }
  }, [])
  return isUnreachable
}

/** True if this tab has not reloaded automatically in the last minute; stores the current time. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reopenedKey))
    sessionStorage.setItem(reopenedKey, String(Date.now()))
    return Date.now() - last > minReloadIntervalMs
  } catch {
    // Storage is forbidden: do not reload automatically.
    return false
  }
}

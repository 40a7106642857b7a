import { useEffect, useState } from 'react'
import { isServerReachable } from '../data/untilLoaded.ts'

/** When this tab last reloaded a page automatically, to avoid a reload loop. */
const reopenedKey = 'trilha:reopened'
const minReloadIntervalMs = 60_000

/**
 * Reloads a page that did not load: at once if the server responds (a newer release has other
 * files), otherwise when the network is back.
 * @returns false until it is known whether the network is down.
 */
export function useReloadWhenReachable(): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    let left = false
    const reopen = () => window.location.reload()
    void isServerReachable().then((answers) => {
      if (left) return
      if (answers && isFirst()) reopen()
      else setAway(true)
    })
    window.addEventListener('online', reopen)
    return () => {
      left = true
      window.removeEventListener('online', reopen)
    }
  }, [])
  return away
}

function isFirst(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reopenedKey))
    sessionStorage.setItem(reopenedKey, String(Date.now()))
    return Date.now() - last > minReloadIntervalMs
  } catch {
    // Storage is forbidden: do not reload automatically.
    return false
  }
}

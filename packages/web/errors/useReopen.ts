import { useEffect, useState } from 'react'
import { serverAnswers } from '../data/untilLoaded.ts'

/** When this tab last opened a page anew by itself: once, and not again and again. */
const reopenedKey = 'trilha:reopened'
const againAfterMs = 60_000

/**
 * Opens a page that did not arrive anew: at once where the server answers (a newer release has other
 * files), else when the network is back.
 * @returns false while it is not known yet which of both.
 */
export function useReopen(): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    let left = false
    const reopen = () => window.location.reload()
    void serverAnswers().then((answers) => {
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
    return Date.now() - last > againAfterMs
  } catch {
    // Forbidden storage: the person decides.
    return false
  }
}

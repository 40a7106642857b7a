import { live } from '@trilha/contracts/system/system'
import { call } from '@trilha/web/data/call.ts'
import { cachedUser } from '@trilha/web/data/offlineCache.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'

const retryMs = 15_000
/**
 * Storage key of the dashboard page that was opened from the offline page and has not rendered yet.
 * It prevents a loop when files of that page are missing.
 */
const triedKey = 'trilha:offline-tried'

/** Called by a dashboard screen when it has rendered. */
export const markScreenRendered = (): void => sessionStorage.removeItem(triedKey)

const inDashboard = (path: string) => path === paths.home() || path.startsWith(`${paths.home()}/`)

/**
 * Goes from the offline page to the requested one. A dashboard screen opens at once if there is
 * cached data; any other page opens when the server responds again.
 * @param wanted null if no page was requested.
 */
export function useLeaveOfflinePage(wanted: string | null): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (wanted === null) return
    let stopped = false
    async function openCached(to: string) {
      if (!inDashboard(to) || sessionStorage.getItem(triedKey) === to) return
      if (!(await cachedUser()) || stopped) return
      sessionStorage.setItem(triedKey, to)
      await navigate(to, { replace: true })
    }
    async function openWhenOnline(to: string) {
      await call(live, {})
      if (!stopped) window.location.replace(to)
    }
    const retry = () => void openWhenOnline(wanted).catch(() => undefined)
    void openCached(wanted)
    retry()
    const timer = setInterval(retry, retryMs)
    window.addEventListener('online', retry)
    return () => {
      stopped = true
      clearInterval(timer)
      window.removeEventListener('online', retry)
    }
  }, [wanted, navigate])
}

import { live } from '@trilha/contracts/system/system'
import { call } from '@trilha/web/data/call.ts'
import { cachedUser } from '@trilha/web/data/offlineCache.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'

const retryMs = 15_000
/**
 * The page last opened from here, until it has rendered: prevents a loop if its files are missing.
 */
const triedKey = 'trilha:offline-tried'

/** Called by a dashboard screen when it has rendered. */
export const markScreenRendered = (): void => sessionStorage.removeItem(triedKey)

const inDashboard = (path: string) => path === paths.home() || path.startsWith(`${paths.home()}/`)

/**
 * Goes from the offline page to the requested one: at once to a dashboard screen if there is cached
 * data; to any page when the server responds again.
 * @param wanted null if no page was requested.
 */
export function useLeaveOfflinePage(wanted: string | null): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (wanted === null) return
    let left = false
    async function openCached(to: string) {
      if (!inDashboard(to) || sessionStorage.getItem(triedKey) === to) return
      if (!(await cachedUser()) || left) return
      sessionStorage.setItem(triedKey, to)
      await navigate(to, { replace: true })
    }
    async function open(to: string) {
      await call(live, {})
      if (!left) window.location.replace(to)
    }
    const look = () => void open(wanted).catch(() => undefined)
    void openCached(wanted)
    look()
    const timer = setInterval(look, retryMs)
    window.addEventListener('online', look)
    return () => {
      left = true
      clearInterval(timer)
      window.removeEventListener('online', look)
    }
  }, [wanted, navigate])
}

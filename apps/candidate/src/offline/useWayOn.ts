import { live } from '@trilha/contracts/system'
import { call } from '@trilha/web/data/call.ts'
import { keptPerson } from '@trilha/web/data/kept.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'

const lookAgainMs = 15_000
/** Names the page that was gone on to from here, until it stands: its files may be missing. */
const triedKey = 'trilha:offline-tried'

/** Told by a screen of the dashboard that it stands. */
export const wentOn = (): void => sessionStorage.removeItem(triedKey)

const inDashboard = (path: string) => path === paths.home() || path.startsWith(`${paths.home()}/`)

/**
 * From the offline page to the wanted one: a screen of the dashboard at once, where this device
 * keeps something to read; any when the server answers again.
 * @param wanted null where nobody was on the way anywhere.
 */
export function useWayOn(wanted: string | null): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (wanted === null) return
    let left = false
    async function readKept(to: string) {
      if (!inDashboard(to) || sessionStorage.getItem(triedKey) === to) return
      if (!(await keptPerson()) || left) return
      sessionStorage.setItem(triedKey, to)
      await navigate(to, { replace: true })
    }
    async function open(to: string) {
      await call(live, {})
      if (!left) window.location.replace(to)
    }
    const look = () => void open(wanted).catch(() => undefined)
    void readKept(wanted)
    look()
    const timer = setInterval(look, lookAgainMs)
    window.addEventListener('online', look)
    return () => {
      left = true
      clearInterval(timer)
      window.removeEventListener('online', look)
    }
  }, [wanted, navigate])
}

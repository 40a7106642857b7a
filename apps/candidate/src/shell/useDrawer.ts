import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Screen widths with a drawer: wider screens have the top menu, narrower ones the tabs. */
const widths = '(min-width: 600px) and (max-width: 1103.98px)'

/**
 * Whether the drawer is open. It closes on navigation, and when the screen width leaves its range.
 */
export function useDrawer() {
  const { key } = useLocation()
  const [openLocationKey, setOpenLocationKey] = useState<string>()
  useEffect(() => {
    const media = window.matchMedia(widths)
    const reset = () => setOpenLocationKey(undefined)
    media.addEventListener('change', reset)
    return () => media.removeEventListener('change', reset)
  }, [])
  return {
    open: openLocationKey === key,
    setOpen: (open: boolean) => setOpenLocationKey(open ? key : undefined),
  }
}

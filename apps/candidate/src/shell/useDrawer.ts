import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Screen widths with a drawer: wider screens have the top menu, narrower ones the tabs. */
const widths = '(min-width: 600px) and (max-width: 1103.98px)'

/**
 * Whether the drawer is open. It closes on navigation, and when the screen width leaves its range.
 */
export function useDrawer() {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  useEffect(() => {
    const media = window.matchMedia(widths)
    const reset = () => setOpenAt(undefined)
    media.addEventListener('change', reset)
    return () => media.removeEventListener('change', reset)
  }, [])
  return {
    open: openAt === key,
    setOpen: (open: boolean) => setOpenAt(open ? key : undefined),
  }
}

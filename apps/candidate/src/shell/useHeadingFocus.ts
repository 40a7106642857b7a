import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves the focus to the main heading after navigation, so that screen readers announce the page.
 * If the heading is rendered later, it waits, but no longer after the user moved the focus.
 */
export function useHeadingFocus() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current === pathname || !main.current) return
    seen.current = pathname
    const before = document.activeElement
    const area = main.current
    const focus = () => {
      const heading = area.querySelector<HTMLElement>('h1')
      if (!heading) return false
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
      return true
    }
    if (focus()) return
    const observer = new MutationObserver(() => {
      const active = document.activeElement
      if ((active !== before && active !== document.body) || focus()) observer.disconnect()
    })
    observer.observe(area, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname])
  return main
}

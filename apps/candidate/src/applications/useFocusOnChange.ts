import { useEffect, useRef } from 'react'
import { focusHeading } from './focusHeading.ts'

/** Moves the focus to the heading of a new part of the page, so that screen readers announce it. */
export function useFocusOnChange(part: string) {
  const seen = useRef(part)
  useEffect(() => {
    if (seen.current === part) return
    seen.current = part
    focusHeading()
    window.scrollTo(0, 0)
  }, [part])
}

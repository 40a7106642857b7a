import { useEffect, useLayoutEffect, useRef } from 'react'

/** Pixels between the field and the list. */
const gap = 6
/** Pixels between the list and the edge of the screen. */
const margin = 12
/** Maximum height of the list in pixels. */
const maxHeight = 320

/**
 * Shows a list on top of all other content, because a dialog or a sheet would clip it. The list is
 * below its parent element, or above it if there is more room. In browsers without the popover API
 * the style sheet positions the list.
 * @returns the ref of the list.
 */
export function useDropList() {
  const list = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const shown = list.current
    if (!shown || typeof shown.showPopover !== 'function') return undefined
    shown.popover = 'manual'
    shown.showPopover()
    const follow = () => place(shown)
    // Scrolling any ancestor moves the field; a phone's keyboard changes only the visual viewport.
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    window.visualViewport?.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
      window.visualViewport?.removeEventListener('resize', follow)
    }
  }, [])
  // After every render, because the rows change the height of the list, and so where it fits.
  useEffect(() => {
    if (list.current?.popover) place(list.current)
  })
  return list
}

function place(list: HTMLElement) {
  const field = list.parentElement?.getBoundingClientRect()
  if (!field) return
  const height = window.visualViewport?.height ?? window.innerHeight
  const below = height - field.bottom - gap - margin
  const above = field.top - gap - margin
  const up = below < Math.min(list.scrollHeight, maxHeight) && above > below
  Object.assign(list.style, {
    position: 'fixed',
    inset: 'auto',
    left: `${field.left}px`,
    width: `${field.width}px`,
    maxHeight: `${Math.max(96, Math.min(maxHeight, up ? above : below))}px`,
    ...(up
      ? { bottom: `${window.innerHeight - field.top + gap}px` }
      : { top: `${field.bottom + gap}px` }),
  })
}

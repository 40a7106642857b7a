import { useEffect, useLayoutEffect, useRef } from 'react'

/** Pixels: between field and list, to the edge of the screen, and maximum height of the list. */
const gap = 6
const margin = 12
const maxHeight = 320

/**
 * Positions a list below its parent element, or above where there is more room, over everything (a
 * dialog or a sheet would clip it otherwise). Browsers without the popover API use the position of
 * the style sheet.
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
  // After every render: the rows determine the height of the list, and so on which side it fits.
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

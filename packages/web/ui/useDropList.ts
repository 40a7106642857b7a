import { useEffect, useLayoutEffect, useRef } from 'react'

/** Pixels: between field and list, to the edge of the screen, and the list at its tallest. */
const gap = 6
const margin = 12
const tallest = 320

/**
 * Puts a list below the element it stands in, above where there is more room, over everything
 * (a dialog or a sheet would cut it off otherwise). A browser without popovers keeps the place
 * the style sheet gives.
 */
export function useDropList() {
  const list = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const shown = list.current
    if (!shown || typeof shown.showPopover !== 'function') return undefined
    shown.popover = 'manual'
    shown.showPopover()
    const follow = () => place(shown)
    // Scrolling anywhere moves the field; the keyboard of a phone changes the visual viewport only.
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    window.visualViewport?.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
      window.visualViewport?.removeEventListener('resize', follow)
    }
  }, [])
  // After every drawing: the rows decide how tall the list is, and so on which side it fits.
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
  const up = below < Math.min(list.scrollHeight, tallest) && above > below
  Object.assign(list.style, {
    position: 'fixed',
    inset: 'auto',
    left: `${field.left}px`,
    width: `${field.width}px`,
    maxHeight: `${Math.max(96, Math.min(tallest, up ? above : below))}px`,
    ...(up
      ? { bottom: `${window.innerHeight - field.top + gap}px` }
      : { top: `${field.bottom + gap}px` }),
  })
}

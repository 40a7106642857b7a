import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** What a link within the editor hands along: the field that it leads to. */
export type FieldState = { field: string }

const control = 'input, textarea, select, [contenteditable=true], button[aria-expanded]'

/**
 * Brings the keyboard to the field that a link names, else to the title of the part that it opened.
 * @returns the title's place.
 */
export function usePartFocus(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  const { key, state } = useLocation()
  const opened = useRef<string | null>(key)
  useEffect(() => {
    // As the editor was opened it begins at its top.
    if (opened.current === key) return
    opened.current = null
    const field = (state as FieldState | null)?.field
    const place = field ? placeOf(field)?.querySelector<HTMLElement>(control) : null
    ;(place ?? title.current)?.focus()
  }, [key, state])
  return title
}

/** Where a field is written, else the closed entry that holds it, else the first of its own. */
function placeOf(field: string): Element | undefined {
  const all = [...document.querySelectorAll('[data-field]')]
  const nameOf = (place: Element) => place.getAttribute('data-field') ?? ''
  return (
    all.findLast((place) => `${field}.`.startsWith(`${nameOf(place)}.`)) ??
    all.find((place) => nameOf(place).startsWith(`${field}.`))
  )
}

import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** Location state of links inside the editor: the target field. */
export type FieldState = { field: string }

const control = 'input, textarea, select, [contenteditable=true], button[aria-expanded]'

/**
 * Moves the focus to the field named by a link, otherwise to the title of the part.
 * @returns ref for the title.
 */
export function usePartFocus(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  const { key, state } = useLocation()
  const initialKey = useRef<string | null>(key)
  useEffect(() => {
    // On the first render, leave the page at its top.
    if (initialKey.current === key) return
    initialKey.current = null
    const field = (state as FieldState | null)?.field
    const element = field ? elementOf(field)?.querySelector<HTMLElement>(control) : null
    ;(element ?? title.current)?.focus()
  }, [key, state])
  return title
}

/**
 * Element of a field. If it is not rendered: the collapsed entry that contains it, or else the
 * first control inside the field.
 */
function elementOf(field: string): Element | undefined {
  const all = [...document.querySelectorAll('[data-field]')]
  const nameOf = (element: Element) => element.getAttribute('data-field') ?? ''
  return (
    all.findLast((element) => `${field}.`.startsWith(`${nameOf(element)}.`)) ??
    all.find((element) => nameOf(element).startsWith(`${field}.`))
  )
}

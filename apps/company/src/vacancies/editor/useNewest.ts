import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the first field of an entry that was added at the end of a list.
 * @param count length of the list.
 */
export function useNewest<List extends HTMLElement>(count: number) {
  const list = useRef<List>(null)
  const fresh = useRef(false)
  useEffect(() => {
    if (fresh.current)
      list.current?.lastElementChild
        ?.querySelector<HTMLElement>('input, textarea, select, button[aria-expanded]')
        ?.focus()
    fresh.current = false
  }, [count])
  return {
    list,
    /** Call it before adding an entry. */
    expect: () => {
      fresh.current = true
    },
  }
}

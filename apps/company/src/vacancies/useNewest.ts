import { useEffect, useRef } from 'react'

/**
 * Brings the keyboard to the first field of what was just added to the end of a list.
 * @param count how many stand in it.
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
    /** Said before the list grows. */
    expect: () => {
      fresh.current = true
    },
  }
}

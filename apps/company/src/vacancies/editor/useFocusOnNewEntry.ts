import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the first field of an entry that was added at the end of a list.
 * @param count length of the list.
 */
export function useFocusOnNewEntry<List extends HTMLElement>(count: number) {
  const list = useRef<List>(null)
  const hasNewEntry = useRef(false)
  useEffect(() => {
    if (hasNewEntry.current)
      list.current?.lastElementChild
        ?.querySelector<HTMLElement>('input, textarea, select, button[aria-expanded]')
        ?.focus()
    hasNewEntry.current = false
  }, [count])
  return {
    list,
    /** Call it before an entry is added; the entry gets the focus as soon as it is rendered. */
    focusNewEntry: () => {
      hasNewEntry.current = true
    },
  }
}

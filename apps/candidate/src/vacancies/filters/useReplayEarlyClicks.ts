import { useEffect, useRef, type RefObject } from 'react'
import type { VacancyFilters } from '../search/search.ts'

/**
 * Repeats the checkbox clicks made before hydration, because people on slow phones click before the
 * scripts are loaded. A click changes the filters, so each one waits for the filters of the one
 * before it.
 */
export function useReplayEarlyClicks(filters: VacancyFilters): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const waiting = useRef<HTMLInputElement[] | null>(null)
  const current = JSON.stringify(filters)
  useEffect(() => {
    waiting.current ??= resetClicked(form.current)
    waiting.current.shift()?.click()
  }, [current])
  return form
}

/** Boxes that were clicked before hydration. They get back the state that React knows. */
function resetClicked(form: HTMLFormElement | null): HTMLInputElement[] {
  const boxes = form?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []
  const clicked = [...boxes].filter((box) => box.checked !== box.defaultChecked)
  for (const box of clicked) box.checked = box.defaultChecked
  return clicked
}

import { useEffect, useRef, type RefObject } from 'react'

/**
 * Boxes of a form that were pressed before the page was alive count once it is, as if they were
 * pressed then: on a slow phone nobody waits for scripts. Several are sent as the form itself would.
 */
export function usePressedEarly(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []
    const [pressed, ...more] = [...boxes].filter((box) => box.checked !== box.defaultChecked)
    if (!pressed) return
    if (more.length > 0) return form.current?.requestSubmit()
    // As it came, and pressed again now that somebody listens.
    pressed.checked = pressed.defaultChecked
    pressed.click()
  }, [])
  return form
}

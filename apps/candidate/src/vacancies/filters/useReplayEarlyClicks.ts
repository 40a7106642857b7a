import { useEffect, useRef, type RefObject } from 'react'

/**
 * Repeats a checkbox click made before hydration, because people on slow phones click before the
 * scripts are loaded. After several clicks it submits the form instead.
 */
export function useReplayEarlyClicks(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []
    const [pressed, ...more] = [...boxes].filter((box) => box.checked !== box.defaultChecked)
    if (!pressed) return
    if (more.length > 0) return form.current?.requestSubmit()
    // Resets the box to its initial state and clicks it again, now that the handler is attached.
    pressed.checked = pressed.defaultChecked
    pressed.click()
  }, [])
  return form
}

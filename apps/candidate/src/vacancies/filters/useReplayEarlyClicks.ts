import { useEffect, useRef, type RefObject } from 'react'

/**
 * Replays checkbox clicks made before hydration, as if they happened after it: on a slow phone
 * nobody waits for scripts. Several are submitted as the native form would.
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

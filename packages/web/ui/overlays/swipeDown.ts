import { useRef, type PointerEvent } from 'react'

/** Pixels after which releasing closes the sheet. */
const closeDistance = 96

/**
 * Closes a sheet when its handle is swiped down. Not the drawer of Base UI, because it would add
 * 14.6 KB (gzip) to every screen with filters. Keyboard and screen readers use the close button.
 * @returns the event handlers of the handle.
 */
export function useSwipeDown(close: () => void) {
  const start = useRef<number>(undefined)

  function moveSheet(event: PointerEvent<HTMLElement>, pulled: number) {
    const sheet = event.currentTarget.parentElement
    if (!sheet) return
    sheet.style.transition = pulled > 0 ? 'none' : ''
    sheet.style.transform = pulled > 0 ? `translateY(${pulled}px)` : ''
  }
  function distance(event: PointerEvent) {
    return start.current === undefined ? 0 : Math.max(0, event.clientY - start.current)
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      start.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      moveSheet(event, distance(event))
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const pulled = distance(event)
      start.current = undefined
      moveSheet(event, 0)
      if (pulled > closeDistance) close()
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      start.current = undefined
      moveSheet(event, 0)
    },
  }
}

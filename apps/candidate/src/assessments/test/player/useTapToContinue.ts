import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
} from 'react'

/** How long the chosen option is seen before the next question, in milliseconds. */
const pauseMs = 450
/** Without the animation of the option there is less to see. */
const stillPauseMs = 250

/**
 * Continues after a tap on a radio button, also on one that is chosen already. Mouse and keyboard
 * choose only: arrow keys pass over options on their way.
 * @returns handlers for an element around the options.
 */
export function useTapToContinue(isOneTap: boolean, onNext: () => void) {
  const [tap, setTap] = useState<{ pauseMs: number } | null>(null)
  const pointer = useRef('')
  const goOn = useEffectEvent(onNext)
  useEffect(() => {
    if (!tap) return
    const timer = setTimeout(() => {
      setTap(null)
      goOn()
    }, tap.pauseMs)
    return () => clearTimeout(timer)
  }, [tap])
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      pointer.current = pointerType
      setTap(null)
    },
    onKeyDown: () => {
      pointer.current = ''
      setTap(null)
    },
    onClick: ({ target }: MouseEvent) => {
      // The click on a label is followed by one on its radio button.
      const isRadio = target instanceof HTMLInputElement && target.type === 'radio'
      if (!isOneTap || !isRadio || !['touch', 'pen'].includes(pointer.current)) return
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      setTap({ pauseMs: isStill ? stillPauseMs : pauseMs })
    },
  }
}

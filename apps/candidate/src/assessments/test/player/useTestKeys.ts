import { useEffectEvent, useLayoutEffect } from 'react'

const handlesOwnKeys =
  'select, textarea, input:not([type=radio], [type=checkbox]), [role=dialog], [role=alertdialog]'

type Keys = {
  /** The index starts at 0. */
  onNumber?: (index: number) => void
  onNext: () => void
  onBack?: () => void
}

/**
 * Number keys select, Enter continues. The left arrow goes back (in right-to-left text, the right
 * arrow). Fields, lists and dialogs handle their own keys; a focused button handles Enter.
 */
export function useTestKeys({ onNumber, onNext, onBack }: Keys): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const target = event.target instanceof Element ? event.target : document.body
    if (target.closest(handlesOwnKeys)) return
    const back = target.matches(':dir(rtl)') ? 'ArrowRight' : 'ArrowLeft'
    if (event.key === back && onBack) onBack()
    else if (event.key === 'Enter' && !target.closest('a, button, summary')) onNext()
    else if (/^[1-9]$/.test(event.key) && onNumber) onNumber(Number(event.key) - 1)
    else return
    event.preventDefault()
  })
  // A layout effect, so that a key pressed right after the question appears is handled.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

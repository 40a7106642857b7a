import { useEffectEvent, useLayoutEffect } from 'react'

const ownKeys =
  'select, textarea, input:not([type=radio], [type=checkbox]), [role=dialog], [role=alertdialog]'

type Keys = {
  /** From 0. */
  onNumber?: (index: number) => void
  onNext: () => void
  onBack?: () => void
}

/**
 * Numbers choose, Enter goes on, the arrow against the reading direction goes back. Fields, lists
 * and dialogs keep their own keys; a button under the focus keeps Enter.
 */
export function useTestKeys({ onNumber, onNext, onBack }: Keys): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const target = event.target instanceof Element ? event.target : document.body
    if (target.closest(ownKeys)) return
    const back = target.matches(':dir(rtl)') ? 'ArrowRight' : 'ArrowLeft'
    if (event.key === back && onBack) onBack()
    else if (event.key === 'Enter' && !target.closest('a, button, summary')) onNext()
    else if (/^[1-9]$/.test(event.key) && onNumber) onNumber(Number(event.key) - 1)
    else return
    event.preventDefault()
  })
  // Before the question is painted: a key pressed as soon as it is seen must count.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

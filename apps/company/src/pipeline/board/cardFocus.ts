import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/** The card of a person, if the board renders it. */
const cardOf = (id: string) => document.querySelector(`[data-card="${CSS.escape(id)}"]`)

/** The scroll container of the board, or the link of the first card when the window scrolls. */
const fallbackTarget = () => {
  const first = document.querySelector('[data-card]')
  return (
    first?.closest<HTMLElement>('section[tabindex]') ??
    first?.querySelector<HTMLElement>('a') ??
    null
  )
}

/** Focus target after closing a person's sheet: the card, wherever it is now. */
export const afterSheet = (id: string): HTMLElement | null =>
  cardOf(id)?.querySelector<HTMLElement>('a') ?? fallbackTarget()

/**
 * When an element that has the focus unmounts, moves the focus to the next card. Otherwise the
 * focus would return to the top of the page.
 * @param menuUsed true after the menu of the element was used: then the menu has the focus.
 */
export function useFocusHandover(
  element: RefObject<HTMLElement | null>,
  menuUsed: RefObject<boolean>,
): void {
  // Evaluated at unmount, not at mount.
  const hasFocus = useEffectEvent(
    (part: HTMLElement) => menuUsed.current || part.contains(document.activeElement),
  )
  useLayoutEffect(() => {
    const part = element.current
    return () => {
      if (!part || !hasFocus(part)) return
      const next = neighbourOf(part) ?? fallbackTarget()
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) next?.focus({ preventScroll: true })
      })
    }
  }, [element])
}

/** Menu button of the next card, or of the previous one at the end; its link if it has no menu. */
function neighbourOf(part: HTMLElement): HTMLElement | null {
  const row = part.closest('li')
  const card = row?.nextElementSibling ?? row?.previousElementSibling
  const find = (selector: string) => card?.querySelector<HTMLElement>(selector)
  return find('[aria-haspopup=menu]') ?? find('a') ?? null
}

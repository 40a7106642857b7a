import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/** The card of a person, if the board renders it. */
const cardOf = (id: string) => document.querySelector(`[data-card="${CSS.escape(id)}"]`)

/** The scroll container of the board, or the first card when the window scrolls. */
const people = () => {
  const first = document.querySelector('[data-card]')
  return (
    first?.closest<HTMLElement>('section[tabindex]') ??
    first?.querySelector<HTMLElement>('a') ??
    null
  )
}

/** Focus target after closing a person's sheet: the card, wherever it is now. */
export const afterSheet = (id: string): HTMLElement | null =>
  cardOf(id)?.querySelector<HTMLElement>('a') ?? people()

/**
 * Moves the focus to the next card when a part with the focus (or with an open menu) unmounts;
 * otherwise the focus would return to the top of the page.
 * @param acted true after its menu was used.
 */
export function useFocusHandover(
  own: RefObject<HTMLElement | null>,
  acted: RefObject<boolean>,
): void {
  // Evaluated at unmount, not at mount.
  const isHere = useEffectEvent(
    (part: HTMLElement) => acted.current || part.contains(document.activeElement),
  )
  useLayoutEffect(() => {
    const part = own.current
    return () => {
      if (!part || !isHere(part)) return
      const next = neighbourOf(part) ?? people()
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) next?.focus({ preventScroll: true })
      })
    }
  }, [own])
}

/** Target in the next card, else in the previous one: the same menu, else the name. */
function neighbourOf(part: HTMLElement): HTMLElement | null {
  const row = part.closest('li')
  const card = row?.nextElementSibling ?? row?.previousElementSibling
  const named = (what: string) => card?.querySelector<HTMLElement>(what)
  return named('[aria-haspopup=menu]') ?? named('a') ?? null
}

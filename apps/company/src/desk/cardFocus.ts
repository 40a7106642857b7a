import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/** The card of a person, where the board draws it. */
const cardOf = (id: string) => document.querySelector(`[data-card="${CSS.escape(id)}"]`)

/** What scrolls the board, or the first card of a page that scrolls itself. */
const people = () => {
  const first = document.querySelector('[data-card]')
  return (
    first?.closest<HTMLElement>('section[tabindex]') ??
    first?.querySelector<HTMLElement>('a') ??
    null
  )
}

/** Where the keyboard goes on after a person's sheet: their card, wherever it stands now. */
export const afterSheet = (id: string): HTMLElement | null =>
  cardOf(id)?.querySelector<HTMLElement>('a') ?? people()

/**
 * A part that goes with the focus in it, or in its menu, hands it on: the keyboard stays at its work
 * instead of at the top of the page.
 * @param acted true once its menu was used.
 */
export function useHandOn(own: RefObject<HTMLElement | null>, acted: RefObject<boolean>): void {
  // Asked as it goes, not as it came.
  const isHere = useEffectEvent(
    (part: HTMLElement) => acted.current || part.contains(document.activeElement),
  )
  useLayoutEffect(() => {
    const part = own.current
    return () => {
      if (!part || !isHere(part)) return
      const next = besides(part) ?? people()
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) next?.focus({ preventScroll: true })
      })
    }
  }, [own])
}

/** In the next card of the list, else in the one before: the same menu, else the name. */
function besides(part: HTMLElement): HTMLElement | null {
  const row = part.closest('li')
  const card = row?.nextElementSibling ?? row?.previousElementSibling
  const named = (what: string) => card?.querySelector<HTMLElement>(what)
  return named('[aria-haspopup=menu]') ?? named('a') ?? null
}

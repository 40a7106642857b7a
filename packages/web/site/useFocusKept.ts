import { useEffect, type RefObject } from 'react'
import { give } from './give.ts'

const field = 'input:not([type=hidden]):not(:disabled), textarea, select, [contenteditable=true]'
const heading = 'h1, h2, h3, h4, legend'
const whole = 'li, article, section, form, fieldset, dl'
/** What opens the acts of a row: a second press does nothing but open it. */
const acts = '[aria-haspopup=menu]'

/**
 * Keeps the keyboard, and who listens, at their work. Where what had the focus goes away, a field
 * that came in its place has it next, else the menu of the next row or what that is called, else the
 * title of its part: never a button that a second press would set off. On another page its title has it.
 * @param main what holds the screens.
 * @param pathname which screen is shown.
 */
export function useFocusKept(main: RefObject<HTMLElement | null>, pathname: string): void {
  useEffect(() => {
    let at: Element | null = null
    let gap: Gap | null = null
    const come = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !main.current?.contains(target)) return
      at = target
      gap = null
      // Chromium leaves what shows a few pixels in a row of tabs or chips where it is.
      if (target.matches(':focus-visible'))
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    // Whoever leaves by hand is not brought back.
    const leave = () => {
      if (at?.isConnected && isNowhere()) at = null
    }
    const watcher = new MutationObserver((changes) => {
      if (!at || at.isConnected) return
      for (const change of changes) gap = gapOf(change, gap?.parent ?? at) ?? gap
      // Whoever closes a dialog, or hands the focus on itself, does so first.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (!main.current || !gap || !isNowhere()) return
          const place = placeAt(gap, main.current, at?.matches(heading) ?? false)
          if (place) give(place)
          at = null
        }),
      )
    })
    document.addEventListener('focusin', come)
    document.addEventListener('pointerup', leave)
    watcher.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', come)
      document.removeEventListener('pointerup', leave)
      watcher.disconnect()
      // On another page nothing comes in the place of what was left: `arrive` alone begins there.
      gap = null
    }
  }, [main, pathname])
  useEffect(() => arrive(main), [main, pathname])
}

/** Where something was taken out, and what stood beside it. */
type Gap = { parent: Node; before: Node | null; after: Node | null }

function gapOf(change: MutationRecord, lost: Node): Gap | null {
  const holds = [...change.removedNodes].some((node) => node === lost || node.contains(lost))
  if (!holds) return null
  return { parent: change.target, before: change.previousSibling, after: change.nextSibling }
}

const isNowhere = () => !document.activeElement || document.activeElement === document.body

/**
 * What goes on at a gap, as the page is now.
 * @param reads a title is what went away: whoever only reads goes on at one, never in a field.
 */
function placeAt(
  { parent, before, after }: Gap,
  main: HTMLElement,
  reads: boolean,
): HTMLElement | null {
  const came =
    before instanceof Element && before.isConnected
      ? before.nextElementSibling
      : parent instanceof Element
        ? parent.firstElementChild
        : null
  const next = after instanceof Element && after.isConnected ? after : null
  const previous = before instanceof Element && before.isConnected ? before : null
  for (const beside of [came, next, previous]) {
    const isNew = beside === came && beside !== next
    const place = beside && main.contains(beside) && placeIn(beside, isNew, reads)
    if (place) return place
  }
  for (let part = parent instanceof Element ? parent : null; part && main.contains(part);) {
    const place = part.matches(whole) && placeIn(part, false, reads)
    if (place) return place
    part = part === main ? null : part.parentElement
  }
  return main.querySelector('h1')
}

function placeIn(part: Element, isNew: boolean, reads: boolean): HTMLElement | null {
  // A form goes on at its first field, whether it is new or only moved up.
  const writes = !reads && (isNew || part.matches('form'))
  const written = writes && (part.matches(field) ? part : part.querySelector(field))
  const row = part.matches('li, article') ? part : null
  const title = part.matches(heading) ? part : part.querySelector(heading)
  return (written || row?.querySelector(acts) || title || row || null) as HTMLElement | null
}

/**
 * Brings the keyboard to the title of another page, which is then read aloud; a page that was just
 * opened begins at its top. @returns how to stop.
 */
function arrive(main: RefObject<HTMLElement | null>): () => void {
  if (!navigator.userActivation?.hasBeenActive) return () => undefined
  const go = () => {
    const active = document.activeElement
    const title = main.current?.querySelector('h1')
    // A screen may have begun somewhere of its own, and a sheet that leads here closes first.
    const begun = !isNowhere() && main.current?.contains(active)
    if (!begun && (!title || active?.closest('[role=dialog]'))) return
    if (!begun && title) give(title, { preventScroll: true })
    stop()
  }
  const watcher = new MutationObserver(() => requestAnimationFrame(go))
  const stop = () => {
    watcher.disconnect()
    document.removeEventListener('keydown', stop)
    document.removeEventListener('pointerdown', stop)
  }
  watcher.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('keydown', stop)
  document.addEventListener('pointerdown', stop)
  requestAnimationFrame(go)
  return stop
}

import { useEffect, type RefObject } from 'react'
import { focusElement } from './give.ts'

const field = 'input:not([type=hidden]):not(:disabled), textarea, select, [contenteditable=true]'
const heading = 'h1, h2, h3, h4, legend'
const container = 'li, article, section, form, fieldset, dl'
/** Button that opens a row's action menu: pressing it again by accident is harmless. */
const menuButton = '[aria-haspopup=menu]'

/**
 * Restores the focus when the focused element is removed: to a new field in its place, or to the
 * action menu or title of the next row, or to the title of its section; never to a button that a
 * second key press would trigger. After navigation the page's title gets the focus.
 * @param main contains the screens.
 * @param pathname of the current screen.
 */
export function useFocusRecovery(main: RefObject<HTMLElement | null>, pathname: string): void {
  useEffect(() => {
    let focused: Element | null = null
    let gap: Gap | null = null
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !main.current?.contains(target)) return
      focused = target
      gap = null
      // Chromium does not scroll a focused element into view if a few pixels of it are visible.
      if (target.matches(':focus-visible'))
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    // The user has moved the focus away on purpose: do not restore it.
    const onPointerUp = () => {
      if (focused?.isConnected && isNowhere()) focused = null
    }
    const watcher = new MutationObserver((changes) => {
      if (!focused || focused.isConnected) return
      for (const change of changes) gap = gapOf(change, gap?.parent ?? focused) ?? gap
      // Two frames later, because closing dialogs and other code move the focus themselves first.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (!main.current || !gap || !isNowhere()) return
          const target = findTarget(gap, main.current, focused?.matches(heading) ?? false)
          if (target) focusElement(target)
          focused = null
        }),
      )
    })
    document.addEventListener('focusin', onFocus)
    document.addEventListener('pointerup', onPointerUp)
    watcher.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('pointerup', onPointerUp)
      watcher.disconnect()
      // On a new page the removed element has no replacement: only `focusTitle` moves the focus.
      gap = null
    }
  }, [main, pathname])
  useEffect(() => focusTitle(main), [main, pathname])
}

/** Where an element was removed, with its siblings. */
type Gap = { parent: Node; before: Node | null; after: Node | null }

function gapOf(change: MutationRecord, lost: Node): Gap | null {
  const holds = [...change.removedNodes].some((node) => node === lost || node.contains(lost))
  if (!holds) return null
  return { parent: change.target, before: change.previousSibling, after: change.nextSibling }
}

const isNowhere = () => !document.activeElement || document.activeElement === document.body

/**
 * The element to focus after a removal.
 * @param reads the removed element was a title: then the focus goes to a title, never to a field.
 */
function findTarget(
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
  for (const sibling of [came, next, previous]) {
    const isNew = sibling === came && sibling !== next
    const target = sibling && main.contains(sibling) && targetIn(sibling, isNew, reads)
    if (target) return target
  }
  for (let part = parent instanceof Element ? parent : null; part && main.contains(part);) {
    const target = part.matches(container) && targetIn(part, false, reads)
    if (target) return target
    part = part === main ? null : part.parentElement
  }
  return main.querySelector('h1')
}

function targetIn(part: Element, isNew: boolean, reads: boolean): HTMLElement | null {
  // In a form the first field gets the focus, whether it is new or only moved up.
  const writes = !reads && (isNew || part.matches('form'))
  const written = writes && (part.matches(field) ? part : part.querySelector(field))
  const row = part.matches('li, article') ? part : null
  const title = part.matches(heading) ? part : part.querySelector(heading)
  return (written || row?.querySelector(menuButton) || title || row || null) as HTMLElement | null
}

/**
 * Focuses the title of a new page, so that it is read aloud; the first page of a visit starts at
 * its top.
 * @returns stops waiting for the title.
 */
function focusTitle(main: RefObject<HTMLElement | null>): () => void {
  if (!navigator.userActivation?.hasBeenActive) return () => undefined
  const go = () => {
    const active = document.activeElement
    const title = main.current?.querySelector('h1')
    // A screen may set its own focus, and a sheet that led here closes first.
    const isFocusSet = !isNowhere() && main.current?.contains(active)
    if (!isFocusSet && (!title || active?.closest('[role=dialog]'))) return
    if (!isFocusSet && title) focusElement(title, { preventScroll: true })
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

import { useEffect, type RefObject } from 'react'
import { focusElement } from './focusElement.ts'

const field = 'input:not([type=hidden]):not(:disabled), textarea, select, [contenteditable=true]'
const heading = 'h1, h2, h3, h4, legend'
const container = 'li, article, section, form, fieldset, dl'
/** Button that opens a row's action menu: pressing it again by accident is harmless. */
const menuButton = '[aria-haspopup=menu]'

/**
 * Restores the focus when the focused element is removed. The first of these that exists gets the
 * focus: a new field in the same place, the action menu or the title of the next row, the title of
 * the section. Other buttons never get it, because a second key press would trigger them. After a
 * navigation the title of the page gets the focus.
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
      if (focused?.isConnected && isFocusLost()) focused = null
    }
    const watcher = new MutationObserver((changes) => {
      if (!focused || focused.isConnected) return
      // When the parent of the gap is removed too, the gap becomes the place of that parent.
      for (const change of changes) gap = gapOf(change, gap?.parent ?? focused) ?? gap
      // Two frames later, because closing dialogs and other code move the focus themselves first.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (!main.current || !gap || !isFocusLost()) return
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

/** The place of a removed element: its parent and its siblings. */
type Gap = { parent: Node; before: Node | null; after: Node | null }

function gapOf(change: MutationRecord, lost: Node): Gap | null {
  const isLost = [...change.removedNodes].some((node) => node === lost || node.contains(lost))
  if (!isLost) return null
  return { parent: change.target, before: change.previousSibling, after: change.nextSibling }
}

const isFocusLost = () => !document.activeElement || document.activeElement === document.body

/**
 * The element to focus after a removal.
 * @param wasTitle the removed element was a title: then the focus goes to a title, not to a field.
 */
function findTarget(
  { parent, before, after }: Gap,
  main: HTMLElement,
  wasTitle: boolean,
): HTMLElement | null {
  const inserted =
    before instanceof Element && before.isConnected
      ? before.nextElementSibling
      : parent instanceof Element
        ? parent.firstElementChild
        : null
  const next = after instanceof Element && after.isConnected ? after : null
  const previous = before instanceof Element && before.isConnected ? before : null
  for (const sibling of [inserted, next, previous]) {
    const isNew = sibling === inserted && sibling !== next
    const target = sibling && main.contains(sibling) && targetIn(sibling, isNew, wasTitle)
    if (target) return target
  }
  let part = parent instanceof Element ? parent : null
  while (part && main.contains(part)) {
    const target = part.matches(container) && targetIn(part, false, wasTitle)
    if (target) return target
    part = part === main ? null : part.parentElement
  }
  return main.querySelector('h1')
}

function targetIn(part: Element, isNew: boolean, wasTitle: boolean): HTMLElement | null {
  // In a form the first field gets the focus, whether it is new or only moved up.
  const prefersField = !wasTitle && (isNew || part.matches('form'))
  const input = prefersField && (part.matches(field) ? part : part.querySelector(field))
  const row = part.matches('li, article') ? part : null
  const title = part.matches(heading) ? part : part.querySelector(heading)
  return (input || row?.querySelector(menuButton) || title || row || null) as HTMLElement | null
}

/**
 * Focuses the title of a new page, so that it is read aloud. On the first page of a visit the focus
 * does not move.
 * @returns a function that stops waiting for the title.
 */
function focusTitle(main: RefObject<HTMLElement | null>): () => void {
  if (!navigator.userActivation?.hasBeenActive) return () => undefined
  const tryFocus = () => {
    const active = document.activeElement
    const title = main.current?.querySelector('h1')
    // A screen may set its own focus, and a sheet that led here closes first.
    const isFocusSet = !isFocusLost() && main.current?.contains(active)
    if (!isFocusSet && (!title || active?.closest('[role=dialog]'))) return
    if (!isFocusSet && title) focusElement(title, { preventScroll: true })
    stop()
  }
  const watcher = new MutationObserver(() => requestAnimationFrame(tryFocus))
  const stop = () => {
    watcher.disconnect()
    document.removeEventListener('keydown', stop)
    document.removeEventListener('pointerdown', stop)
  }
  watcher.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('keydown', stop)
  document.addEventListener('pointerdown', stop)
  requestAnimationFrame(tryFocus)
  return stop
}

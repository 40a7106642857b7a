/**
 * Moves the focus to the page title after an action that replaces the screen, because the pressed
 * button is gone.
 */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}

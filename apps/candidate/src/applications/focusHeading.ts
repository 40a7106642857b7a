/**
 * After an act that changes the whole screen, reading goes on at its top: the button that was
 * pressed is gone.
 */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}

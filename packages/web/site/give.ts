/** Words take the focus as well; they are no stop on the keyboard's way. */
export function give(place: HTMLElement, options?: FocusOptions): void {
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus(options)
}

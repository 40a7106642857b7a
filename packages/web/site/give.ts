/** Focuses any element; headings and texts become focusable without becoming a tab stop. */
export function focusElement(place: HTMLElement, options?: FocusOptions): void {
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus(options)
}

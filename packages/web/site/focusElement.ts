/** Focuses any element; headings and texts become focusable without becoming a tab stop. */
export function focusElement(element: HTMLElement, options?: FocusOptions): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus(options)
}

/** A page is attended for this long after the last touch, click or key. */
const attendedMs = 5 * 60_000
const inputs = [
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'click',
  'input',
  'focusin',
] as const

let lastInputAt = Date.now()
const noteInput = () => {
  lastInputAt = Date.now()
}

/** Notices input from now on. */
export function watchInput(): void {
  for (const type of inputs) addEventListener(type, noteInput, { capture: true, passive: true })
}

/**
 * False when nobody has touched the page for a while: then its calls, which polling and live events
 * make, are no use of the session and must not keep it open.
 */
export const isAttended = (): boolean => Date.now() - lastInputAt < attendedMs

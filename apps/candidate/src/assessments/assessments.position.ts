/** Steps of a test: its questions, counted from 0, and the review after the last one. */

/** The step in an address: questions from 1, or `review`; null for anything else. */
export function stepIndexOf(param: string | null, count: number): number | null {
  if (param === 'review') return count
  const number = /^[1-9]\d{0,2}$/.test(param ?? '') ? Number(param) : 0
  return number >= 1 && number <= count ? number - 1 : null
}

/** The inverse of `stepIndexOf`: the step as written in the address. */
export const stepParamOf = (index: number, count: number): string =>
  index >= count ? 'review' : String(index + 1)

/**
 * The step at which to resume: the last question shown on this device; otherwise the first
 * unanswered one, or the review if all are answered. A new test starts at its first question, even
 * if the profile answers it, because the candidate must confirm.
 */
export function resumeAt(
  steps: readonly { id: string; done: boolean }[],
  { begun, stored }: { begun: boolean; stored: string | null },
): number {
  const index = steps.findIndex(({ id }) => id === stored)
  if (index !== -1) return index
  return begun ? firstUnansweredIndex(steps) : 0
}

/** The first unanswered question; the review if there is none. */
export function firstUnansweredIndex(steps: readonly { done: boolean }[]): number {
  const index = steps.findIndex(({ done }) => !done)
  return index === -1 ? steps.length : index
}

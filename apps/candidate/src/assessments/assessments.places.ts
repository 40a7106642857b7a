/** Places of a test: its questions, counted from 0, and the review past the last one. */

/** The place that an address names: counted from 1, `review` for the last; null for anything else. */
export function placeOf(param: string | null, count: number): number | null {
  if (param === 'review') return count
  const number = /^[1-9]\d{0,2}$/.test(param ?? '') ? Number(param) : 0
  return number >= 1 && number <= count ? number - 1 : null
}

/** The other way round. */
export const nameOf = (place: number, count: number): string =>
  place >= count ? 'review' : String(place + 1)

/**
 * Where somebody comes back to: the question they were at on this device; elsewhere the first one
 * that is not done, and the review where all are. A test not begun starts at its first question,
 * also where the profile already answers it: the person confirms.
 */
export function resumeAt(
  steps: readonly { id: string; done: boolean }[],
  { begun, kept }: { begun: boolean; kept: string | null },
): number {
  const index = steps.findIndex(({ id }) => id === kept)
  if (index !== -1) return index
  return begun ? firstOpen(steps) : 0
}

/** The first question that is not done; the review, past the last one, when there is none. */
export function firstOpen(steps: readonly { done: boolean }[]): number {
  const index = steps.findIndex(({ done }) => !done)
  return index === -1 ? steps.length : index
}

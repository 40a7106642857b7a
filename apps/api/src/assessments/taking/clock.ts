import { graceMs } from '@trilha/contracts/assessments/assessments'

/** End times of tests and questions, by the server's clock. Pure. */

/** The end of a test or item that starts at `start`; null without a time limit. */
export function endOf(start: Date, seconds: number | null, factor: number): Date | null {
  return seconds === null ? null : new Date(start.getTime() + seconds * factor * 1000)
}

/** True after the end and the grace period for answers that are still on the network. */
export function isPastDeadline(end: Date | null, now: Date): boolean {
  return end !== null && now.getTime() > end.getTime() + graceMs
}

/** End of an opened timed item, at the latest the end of the test; null for other items. */
export function itemEnd(
  item: { seconds: number | null; shownAt: Date | null },
  factor: number,
  testEnd: Date | null,
): Date | null {
  if (item.seconds === null || item.shownAt === null) return null
  const end = endOf(item.shownAt, item.seconds, factor)
  return end && testEnd && testEnd < end ? testEnd : end
}

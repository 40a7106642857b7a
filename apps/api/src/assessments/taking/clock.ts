import { graceMs } from '@trilha/contracts/assessments/assessments'

/** End times of tests and questions, by the server's clock. Pure. */

/** When a test ends that starts at `start`; null without a time limit. */
export function endOf(start: Date, seconds: number | null, factor: number): Date | null {
  return seconds === null ? null : new Date(start.getTime() + seconds * factor * 1000)
}

/** True after the end and the grace period for answers that are still on the network. */
export function isOver(end: Date | null, now: Date): boolean {
  return end !== null && now.getTime() > end.getTime() + graceMs
}

/** End of a timed item: at the latest the end of the whole test. */
export function itemEnd(
  item: { seconds: number | null; shownAt: Date | null },
  factor: number,
  testEnd: Date | null,
): Date | null {
  if (item.seconds === null || item.shownAt === null) return null
  const own = endOf(item.shownAt, item.seconds, factor)
  return own && testEnd && testEnd < own ? testEnd : own
}

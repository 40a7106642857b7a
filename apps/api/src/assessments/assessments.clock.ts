import { graceMs } from '@trilha/contracts/assessments'

/** The ends of a test, all on the server's clock. Pure. */

/** When a test ends that starts now; null without a limit. */
export function endOf(start: Date, seconds: number | null, factor: number): Date | null {
  return seconds === null ? null : new Date(start.getTime() + seconds * factor * 1000)
}

/** True once even an answer that was on its way is too late. */
export function isOver(end: Date | null, now: Date): boolean {
  return end !== null && now.getTime() > end.getTime() + graceMs
}

/** End of an item's own time: that of the whole test where it comes first. */
export function itemEnd(
  item: { seconds: number | null; shownAt: Date | null },
  factor: number,
  testEnd: Date | null,
): Date | null {
  if (item.seconds === null || item.shownAt === null) return null
  const own = endOf(item.shownAt, item.seconds, factor)
  return own && testEnd && testEnd < own ? testEnd : own
}

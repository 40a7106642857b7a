import { formatMinutesAndSeconds } from '@trilha/web/i18n/format.ts'

/** The seconds left at which the time is announced: at half, at 5 minutes and at 1 minute. */
export function announcementTimes(total: number): number[] {
  const moments = [total / 2, 300, 60].filter((at) => at < total)
  return [...new Set(moments)].toSorted((a, b) => b - a)
}

/** The latest moment that passed between two readings of the clock; null if none. */
export function lastPassedTime(
  moments: readonly number[],
  before: number,
  now: number,
): number | null {
  return moments.findLast((at) => before > at && now <= at) ?? null
}

/** The time left: `4:05`. Rounded up, so that `0:00` is shown only when the time is over. */
export const minutesAndSeconds = (left: number): string => formatMinutesAndSeconds(Math.ceil(left))

/**
 * The server's clock, from its last response and the time passed since. It does not use the
 * device's date, so changing the date gains no time.
 * @param now instant of the server's response.
 * @param monotonicMs milliseconds of a monotonic clock.
 */
export function serverClock(now: string, monotonicMs: () => number = () => performance.now()) {
  const offset = Date.parse(now) - monotonicMs()
  return { now: () => monotonicMs() + offset }
}

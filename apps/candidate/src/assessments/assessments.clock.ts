/** Times left, in seconds, at which to announce it: half, 5 minutes, 1 minute. */
export function momentsOf(total: number): number[] {
  const moments = [total / 2, 300, 60].filter((at) => at < total)
  return [...new Set(moments)].toSorted((a, b) => b - a)
}

/** The latest moment that passed between two readings of the clock; null if none. */
export function passed(moments: readonly number[], before: number, now: number): number | null {
  return moments.findLast((at) => before > at && now <= at) ?? null
}

/** Minutes and seconds: `4:05`. */
export function minutesAndSeconds(left: number): string {
  const seconds = Math.ceil(left)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * The server's clock, from its last response and the time passed since. It does not use the
 * device's date, so changing that gains no time.
 * @param now instant of the server's response.
 * @param ticked milliseconds of a monotonic clock.
 */
export function serverClock(now: string, ticked: () => number = () => performance.now()) {
  const offset = Date.parse(now) - ticked()
  return { now: () => ticked() + offset }
}

/** Moments of the time left, in seconds, that are worth telling: half of it, 5 minutes, 1 minute. */
export function momentsOf(total: number): number[] {
  const moments = [total / 2, 300, 60].filter((at) => at < total)
  return [...new Set(moments)].toSorted((a, b) => b - a)
}

/** The moment that was passed between two looks at the clock, the latest of them; null for none. */
export function passed(moments: readonly number[], before: number, now: number): number | null {
  return moments.findLast((at) => before > at && now <= at) ?? null
}

/** Minutes and seconds: `4:05`. */
export function minutesAndSeconds(left: number): string {
  const seconds = Math.ceil(left)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * The server's clock, from the moment it named and the time that went by here since. The device's
 * own date plays no part: nobody can win time by setting it.
 * @param now instant of the server's answer. @param ticked milliseconds of a steady clock.
 */
export function serverClock(now: string, ticked: () => number = () => performance.now()) {
  const offset = Date.parse(now) - ticked()
  return { now: () => ticked() + offset }
}

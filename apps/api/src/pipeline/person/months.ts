type Period = { start: string; end: string | null }

/** First and last month of a period, counted from year 0; a year alone covers all its months. */
function monthSpan({ start, end }: Period, now: string): [number, number] {
  return [monthOf(start, 1), monthOf(end ?? now, 12)]
}

function monthOf(text: string, defaultMonth: number): number {
  const [year = 0, month = defaultMonth] = text.split('-').map(Number)
  return year * 12 + month
}

/**
 * Total months that periods cover. Overlapping months count once; both ends are included.
 * @param now `yyyy-mm`: the end of periods without an end.
 */
export function monthsOf(periods: readonly Period[], now: string): number {
  const spans = periods.map((period) => monthSpan(period, now)).toSorted(([a], [b]) => a - b)
  let months = 0
  let countedUntil = Number.NEGATIVE_INFINITY
  for (const [first, last] of spans) {
    const from = Math.max(first, countedUntil + 1)
    months += Math.max(0, last - from + 1)
    countedUntil = Math.max(countedUntil, last)
  }
  return months
}

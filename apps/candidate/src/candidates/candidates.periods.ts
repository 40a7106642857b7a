const parts = (month: string) => month.split('-').map(Number) as [number, number?]

/**
 * Whole months from the first to the last, both counted.
 * @param start, end `yyyy-mm` or `yyyy`; null for until now.
 * @returns null where a month is not known, or the two stand in the wrong order.
 */
export function monthsBetween(start: string, end: string | null, now: Date): number | null {
  const [fromYear, fromMonth] = parts(start)
  const [toYear, toMonth] = end === null ? [now.getFullYear(), now.getMonth() + 1] : parts(end)
  if (fromMonth === undefined || toMonth === undefined) return null
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth + 1
  return months > 0 ? months : null
}

/** A year and perhaps a month as they travel; null while there is no year. */
export const joinedMonth = (year: string, month: string): string | null =>
  year === '' ? null : month === '' ? year : `${year}-${month}`

/** The reverse of `joinedMonth`. */
export function splitMonth(value: string | null | undefined): { year: string; month: string } {
  const [year = '', month = ''] = (value ?? '').split('-')
  return { year, month }
}

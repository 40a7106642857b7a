const yearAndMonth = (month: string) => month.split('-').map(Number) as [number, number?]

/**
 * Whole months from start to end, both included.
 * @param start, end `yyyy-mm` or `yyyy`; null for until now.
 * @returns null if a month is unknown, or the order is wrong.
 */
export function monthsBetween(start: string, end: string | null, now: Date): number | null {
  const [fromYear, fromMonth] = yearAndMonth(start)
  const [toYear, toMonth] =
    end === null ? [now.getFullYear(), now.getMonth() + 1] : yearAndMonth(end)
  if (fromMonth === undefined || toMonth === undefined) return null
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth + 1
  return months > 0 ? months : null
}

/** `yyyy-mm` or `yyyy`; null without a year. */
export const joinMonth = (year: string, month: string): string | null =>
  year === '' ? null : month === '' ? year : `${year}-${month}`

/** The inverse of `joinMonth`. */
export function splitMonth(value: string | null | undefined): { year: string; month: string } {
  const [year = '', month = ''] = (value ?? '').split('-')
  return { year, month }
}

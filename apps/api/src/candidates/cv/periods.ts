import { foldInPlace } from './words.ts'

/** A period as `yyyy` or `yyyy-mm`; `end` is null while it is ongoing. */
export type Period = { start: string; end: string | null }

const months: Record<string, number> = {
  jan: 1, fev: 2, feb: 2, mar: 3, abr: 4, apr: 4, mai: 5, may: 5, jun: 6, jul: 7, ago: 8, aug: 8,
  set: 9, sep: 9, out: 10, oct: 10, nov: 11, dez: 12, dec: 12,
} // prettier-ignore

const monthPattern =
  '(?:jan|fev|feb|mar|abr|apr|mai|may|jun|jul|ago|aug|set|sep|out|oct|nov|dez|dec)[a-z]*'
/** Pattern of a point in time: 10/03/2020, 03/2020, mar 2020, marco de 2020, mar/20, 2020. */
const instantPattern = (name: string) =>
  `(?<${name}>(?:\\d{1,2}\\s?[/.]\\s?)?\\d{1,2}\\s?[/.-]\\s?(?:19|20)\\d{2}` +
  `|${monthPattern}\\.?\\s?(?:de\\s|[/.,-])?\\s?(?:(?:19|20)\\d{2}|'?\\d{2}(?!\\d))` +
  `|(?:19|20)\\d{2})`
const presentPattern =
  '(?:(?:o |os |a )?(?:atual(?:mente)?|presente|hoje|momento|agora|dias? (?:de hoje|atuais)|data atual|present|current|today)|em andamento|cursando)'
const rangePattern = new RegExp(
  `(?<![\\d/])${instantPattern('from')}\\s*(?:-|–|—|~|\\ba\\b|\\bate\\b|\\bto\\b|\\buntil\\b|\\be\\b)+\\s*(?:a\\s)?(?:${instantPattern('to')}|${presentPattern})(?![\\d/])`,
)
const sincePattern = new RegExp(`(?:desde|a partir de|since|inicio:?)\\s+${instantPattern('from')}`)

/** Parses to `2020` or `2020-03`; null when the month is invalid. */
function instantOf(text: string): string | null {
  const monthName = new RegExp(`^(${monthPattern})`).exec(text)?.[1]
  const numbers = text.match(/\d+/g) ?? []
  let year = numbers.at(-1) ?? ''
  if (year.length === 2) year = `${Number(year) > 50 ? '19' : '20'}${year}`
  const month = monthName ? months[monthName.slice(0, 3)] : Number(numbers.at(-2) ?? 0)
  if (!monthName && numbers.length === 1) return year
  if (!month || month > 12) return null
  return `${year}-${String(month).padStart(2, '0')}`
}

/** The first period in a line and its position; null without one. */
export function periodIn(line: string): { period: Period; from: number; to: number } | null {
  // Folding does not move characters, so positions are valid in the original line.
  const text = foldInPlace(line)
  const found = rangePattern.exec(text) ?? sincePattern.exec(text)
  if (!found?.groups) return null
  const start = instantOf(found.groups.from ?? '')
  const end = found.groups.to ? instantOf(found.groups.to) : null
  if (!start || (found.groups.to && !end)) return null
  return {
    period: { start, end },
    from: found.index,
    to: found.index + found[0].length,
  }
}

/** The last year in a line, for courses and schools; null without one. */
export function yearIn(line: string): string | null {
  return line.match(/(?<!\d)(?:19[5-9]|20[0-4])\d(?!\d)/g)?.at(-1) ?? null
}

import { isUuid } from '@trilha/contracts/shared/uuid'
import { failField } from '../errors.ts'

/**
 * The cursor of a page in a sorted list: the sort value and the id of the last row. A caller sends
 * it back as `after` to get the next page.
 */
export type Cursor<Place> = { at: Place; id: string }

export const formatCursor = (
  row: { place: number | string; id: string } | undefined,
): string | null => (row ? `${row.place}_${row.id}` : null)

/**
 * A cursor in a list sorted by a number; null for the first page.
 * @throws AppError `invalid-request`.
 */
export const parseNumberCursor = (text: string | undefined): Cursor<number> | null =>
  parse(text, (place) => (/^-?\d{1,16}$/.test(place) ? Number(place) : null))

/**
 * A cursor in a list sorted by an instant; null for the first page. The instant stays a text,
 * because a JavaScript date would lose its microseconds.
 * @throws AppError `invalid-request`.
 */
export const parseInstantCursor = (text: string | undefined): Cursor<string> | null =>
  parse(text, (place) => (isInstant(place) ? place : null))

function parse<Place>(
  text: string | undefined,
  readPlace: (place: string) => Place | null,
): Cursor<Place> | null {
  if (text === undefined) return null
  const [place = '', id = '', ...rest] = text.split('_')
  const at = readPlace(place)
  return at !== null && isUuid(id) && rest.length === 0 ? { at, id } : failField('after', 'invalid')
}

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/

/** Rejects days that `Date.parse` accepts and PostgreSQL does not (30 February, the year 0). */
function isInstant(text: string): boolean {
  const at = instantPattern.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(at)) return false
  return new Date(at).toISOString().slice(0, 19) === text.slice(0, 19) && !text.startsWith('0000')
}

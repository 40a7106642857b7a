import { failField } from '../../platform/errors.ts'

const cursorPattern = /^(-?\d{1,16})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Formats the position after the last row of a page, for the caller to send back. */
export const formatCursor = (row: { place: number; id: string } | undefined): string | null =>
  row ? `${row.place}_${row.id}` : null

/** Parses a cursor; null for the first page. @throws AppError `invalid-request`. */
export function parseCursor(text: string | undefined): { at: number; id: string } | null {
  if (text === undefined) return null
  const [, at, id] = cursorPattern.exec(text) ?? []
  return at && id ? { at: Number(at), id } : failField('after', 'invalid')
}

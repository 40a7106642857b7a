import { failField } from '../platform/errors.ts'

const form = /^(-?\d{1,16})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Where a page of a list ended, as the text that the caller gives back. */
export const placeText = (row: { place: number; id: string } | undefined): string | null =>
  row ? `${row.place}_${row.id}` : null

/** Where a page ended, from that text; null for the first page. @throws AppError `invalid-request`. */
export function placeOf(text: string | undefined): { at: number; id: string } | null {
  if (text === undefined) return null
  const [, at, id] = form.exec(text) ?? []
  return at && id ? { at: Number(at), id } : failField('after', 'invalid')
}

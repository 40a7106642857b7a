import { occupations, type Occupation } from './table.ts'

/** Strength between families of the same area that are not near: a fallback, not a recommendation. */
const sameArea = 0.25

/**
 * The strength of the relation between families, by code: 1 for the same family, the table's value
 * for near ones (the greater of both directions), `sameArea` in the same area, otherwise 0. Row and
 * column 0 stand for work that is not in the table.
 */
const strengths = computeStrengths()

function computeStrengths(): Float32Array[] {
  const size = occupations.length + 1
  const rows = Array.from({ length: size }, () => new Float32Array(size))
  const code = new Map(occupations.map((occupation) => [occupation.id, occupation.code]))
  const raise = (a: number, b: number, strength: number) => {
    rows[a]![b] = Math.max(rows[a]![b]!, strength)
    rows[b]![a] = Math.max(rows[b]![a]!, strength)
  }
  for (const a of occupations) {
    for (const b of occupations) if (a.area === b.area) raise(a.code, b.code, sameArea)
    for (const [id, strength] of a.near) raise(a.code, code.get(id)!, strength)
    raise(a.code, a.code, 1)
  }
  return rows
}

/** @returns 0 to 1, see `strengths`. */
export const strengthBetween = (a: Occupation, b: Occupation): number => strengths[a.code]![b.code]!

/** The strengths to all families, by code. */
export const strengthsOf = ({ code }: Occupation): Float32Array => strengths[code]!

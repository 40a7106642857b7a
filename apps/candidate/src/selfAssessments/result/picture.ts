/** Size of the radar chart of a result, in units of its SVG: a circle with one axis per scale. */

export const picture = { width: 500, height: 430, radius: 142 } as const
const centre = { x: picture.width / 2, y: picture.height / 2 }

export type Place = { x: number; y: number }

const round = (value: number) => Math.round(value * 10) / 10

/** Angle of an axis in radians; the first points up, the others follow clockwise. */
const angleOf = (index: number, count: number) => (index / count) * 2 * Math.PI - Math.PI / 2

/**
 * A point on an axis.
 * @param share 0 at the centre, 1 at the outer ring, more beyond it.
 */
export function placeOn(index: number, count: number, share: number): Place {
  const angle = angleOf(index, count)
  const distance = share * picture.radius
  return {
    x: round(centre.x + Math.cos(angle) * distance),
    y: round(centre.y + Math.sin(angle) * distance),
  }
}

/** A closed line through one point per axis, as the `points` of a polygon. */
export const polygonOf = (shares: readonly number[]): string =>
  shares
    .map((share, i) => placeOn(i, shares.length, share))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ')

export type Side = 'start' | 'middle' | 'end'

/** Position of an axis label, and its text anchor. */
export function namePlace(index: number, count: number): Place & { anchor: Side } {
  const place = placeOn(index, count, 1.14)
  const horizontal = Math.cos(angleOf(index, count))
  const anchor = Math.abs(horizontal) < 0.2 ? 'middle' : horizontal > 0 ? 'start' : 'end'
  return { ...place, anchor }
}

/** Wraps a name into lines of at most `width` characters, breaking between words only. */
export function linesOf(name: string, width = 13): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

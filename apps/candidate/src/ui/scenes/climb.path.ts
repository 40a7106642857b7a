type Point = { x: number; y: number }

/** The path that the walker follows in `Climb`, as SVG path data in a box of 340 × 150 units. */
export const slope =
  'M12 132C40 122 64 116 90 118S130 128 150 124 190 96 214 92 252 92 270 84 300 52 318 40'

/** The same curve as cubic segments (the reflected control points of `S` written out). */
const pieces: readonly (readonly [Point, Point, Point, Point])[] = [
  [p(12, 132), p(40, 122), p(64, 116), p(90, 118)],
  [p(90, 118), p(116, 120), p(130, 128), p(150, 124)],
  [p(150, 124), p(170, 120), p(190, 96), p(214, 92)],
  [p(214, 92), p(238, 88), p(252, 92), p(270, 84)],
  [p(270, 84), p(288, 76), p(300, 52), p(318, 40)],
]

function p(x: number, y: number): Point {
  return { x, y }
}

/** The point of a cubic Bézier curve at `t`, 0 to 1. */
function pointOnPiece([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const u = 1 - t
  const mix = (k: 'x' | 'y') =>
    u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k]
  return { x: mix('x'), y: mix('y') }
}

const samples = pieces.flatMap((piece) =>
  Array.from({ length: 20 }, (_, i) => pointOnPiece(piece, (i + 1) / 20)),
)

/** The point at `percent` (0 to 100) of the path's length. */
export function pointOnSlope(percent: number): Point {
  const points = [p(12, 132), ...samples]
  const lengths = points.map((point, i) => {
    const before = points[i - 1]
    return before ? Math.hypot(point.x - before.x, point.y - before.y) : 0
  })
  const total = lengths.reduce((sum, length) => sum + length, 0)
  let remaining = (total * Math.min(100, Math.max(0, percent))) / 100
  for (const [i, length] of lengths.entries()) {
    const from = points[i - 1]
    const to = points[i]
    if (from && to && remaining <= length) {
      const part = length === 0 ? 0 : remaining / length
      return p(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
    }
    remaining -= length
  }
  return p(318, 40)
}

import { periodIn } from './periods.ts'

/** A piece of text on a page, in points; `y` grows upwards as in PDF. */
export type Item = { str: string; x: number; y: number; width: number; fontSize: number }

/** A line in reading order; `size` in points, 0 where unknown. */
export type Line = { text: string; size: number }

type Piece = { text: string; x: number; end: number; y: number; size: number }

function isMostlyPeriod(text: string): boolean {
  const match = periodIn(text)
  return match !== null && match.to - match.from > text.length * 0.7
}

/** The pieces of a page; neighbours on one line are joined unless the gap is wide. */
function piecesOf(items: readonly Item[]): Piece[] {
  const sorted = items
    .filter(({ str, width }) => str.trim() !== '' && width > 0)
    .toSorted((a, b) => b.y - a.y || a.x - b.x)
  const rows: Item[][] = []
  for (const item of sorted) {
    const row = rows.at(-1)
    const height = Math.max(item.fontSize, row?.[0]?.fontSize ?? 0)
    if (row?.[0] && Math.abs(row[0].y - item.y) < height * 0.4) row.push(item)
    else rows.push([item])
  }
  return rows.flatMap((row) => {
    const pieces: Piece[] = []
    for (const item of row.toSorted((a, b) => a.x - b.x)) {
      const last = pieces.at(-1)
      const gap = last ? item.x - last.end : Infinity
      if (last && gap < item.fontSize * 1.6) {
        last.text += (gap > item.fontSize * 0.12 ? ' ' : '') + item.str
        last.end = item.x + item.width
      } else
        pieces.push({
          text: item.str,
          x: item.x,
          end: item.x + item.width,
          y: item.y,
          size: item.fontSize,
        })
    }
    return pieces
  })
}

/** The x where the right column begins; null on a page with one column. */
function gutterOf(pieces: readonly Piece[]): number | null {
  let best: { x: number; crossing: number } | null = null
  for (const x of new Set(pieces.map((piece) => Math.round(piece.x)))) {
    const right = pieces.filter((piece) => piece.x >= x - 2)
    const left = pieces.filter((piece) => piece.end <= x)
    const crossing = pieces.length - right.length - left.length
    if (Math.min(left.length, right.length) < Math.max(4, pieces.length * 0.15)) continue
    if (crossing > pieces.length * 0.12) continue
    // A column of dates belongs to the lines next to it.
    const countDates = (side: Piece[]) => side.filter(({ text }) => isMostlyPeriod(text)).length
    if (countDates(right) > right.length * 0.35 || countDates(left) > left.length * 0.35) continue
    // In a column many pieces begin exactly at x; in running text they do not.
    if (right.filter((piece) => Math.abs(piece.x - x) < 3).length < right.length * 0.4) continue
    if (!best || crossing < best.crossing) best = { x, crossing }
  }
  return best?.x ?? null
}

/** Joins pieces at the same height into lines, from left to right. */
function joinLines(pieces: readonly Piece[]): Line[] {
  const lines: (Line & { y: number })[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    if (last && Math.abs(last.y - piece.y) < piece.size * 0.4) last.text += `  ${piece.text}`
    else lines.push({ text: piece.text, size: piece.size, y: piece.y })
  }
  return lines.map(({ text, size }) => ({ text: text.trim(), size }))
}

/** The lines of a document in reading order, one column after the other. */
export function linesOf(pages: readonly (readonly Item[])[]): Line[] {
  return pages.flatMap((items) => {
    const pieces = piecesOf(items)
    const gutter = gutterOf(pieces)
    if (gutter === null) return joinLines(pieces)
    const isRight = (piece: Piece) => piece.x >= gutter - 2
    const isAcross = (piece: Piece) => !isRight(piece) && piece.end > gutter
    return [
      ...joinLines(pieces.filter(isAcross)),
      ...joinLines(pieces.filter((piece) => !isAcross(piece) && !isRight(piece))),
      ...joinLines(pieces.filter(isRight)),
    ]
  })
}

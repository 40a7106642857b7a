/** A point of the map, in percent of its width and height. */
export type MapPlace = { x: number; y: number }

/**
 * Positions of the steps on the map: from left to right, alternating down and up over the front
 * hills, the last one high on the far hill under the sun. For five steps these are exactly the
 * positions of the design. Meant for 3 to 9 steps.
 */
export function mapPlaces(count: number): MapPlace[] {
  return Array.from({ length: count }, (_, i) => ({
    x: count === 1 ? 50 : 9 + (82 * i) / (count - 1),
    y: i > 0 && i === count - 1 ? 47 : i % 2 === 0 ? 81 - i : 70.5 - 1.5 * i,
  }))
}

/**
 * How far to the left of its step the walker is, in percent of the width. The walker is on the
 * line: `walkerPlace` follows the curve of `mapLines`.
 */
const walkerOffset = 4.5

/** Position of the walker's feet when step `index` is reached. */
export function walkerPlace(places: readonly MapPlace[], index: number): MapPlace {
  const to = places[index] ?? { x: 0, y: 0 }
  const from = places[index - 1] ?? { x: to.x - 15, y: to.y + 9 }
  const target = (to.x - walkerOffset - from.x) / (to.x - from.x)
  let t = 0
  while (t < 1 && horizontalShare(t) < target) t += 0.01
  return { x: to.x - walkerOffset, y: from.y + (to.y - from.y) * t * t * (3 - 2 * t) }
}

/** Horizontal share of the way between two steps at curve parameter `t`. */
const horizontalShare = (t: number) => 1.5 * t * (1 - t) + t ** 3

/** The line segment that leads to each step, as path data in a box of 1000 by 1000. */
export function mapLines(places: readonly MapPlace[]): string[] {
  return places.map((to, i) => {
    const [x, y] = [to.x * 10, to.y * 10]
    const from = places[i - 1]
    if (!from) return `M-60 ${y + 90}C${x - 70} ${y + 70} ${x - 50} ${y} ${x} ${y}`
    const bend = (from.x * 10 + x) / 2
    return `M${from.x * 10} ${from.y * 10}C${bend} ${from.y * 10} ${bend} ${y} ${x} ${y}`
  })
}

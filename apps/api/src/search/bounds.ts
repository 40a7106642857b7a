import { codeOf } from './columns.ts'
import { placeTable, rowOf } from './places.ts'
import type { Scoring } from './scores.ts'
import { maxWorkClass, shut, type ScoreClasses } from './searchIndex.types.ts'

type Bounded = Omit<Scoring, 'score'> & { classes: ScoreClasses }

/**
 * The hits of a list whose work fits at all, with the work class that bounds their score: 0 for
 * those that are shut or too far away. One pass over a million hits takes some milliseconds;
 * scoring them takes ten times as long.
 * @param into has room for `count` ordinals
 */
export function fittingHits({ columns, list, count, classes }: Bounded, into: Uint32Array) {
  const { work, otherWork, municipality } = columns
  const workplace = columns.facets.workplace
  const remote = codeOf('workplace', 'remote')
  const table = classes.work
  // Number 0 is no second work.
  const secondTable = table[0] === 0 ? table : table.with(0, 0)
  const nearByRow = classes.maxFar === null ? null : placeTable(classes.places)
  const bounds = new Uint8Array(count)
  const sizes = new Uint32Array(maxWorkClass + 1)
  let found = 0
  for (let i = 0; i < count; i++) {
    const ordinal = list[i]!
    const first = table[work[ordinal]!]!
    const second = secondTable[otherWork[ordinal]!]!
    if ((first | second) === 0) continue
    let bound = first === shut ? 0 : second !== shut && second > first ? second : first
    if (nearByRow !== null) {
      const code = municipality[ordinal]!
      if (code !== 0 && nearByRow[rowOf(code)] === 0 && workplace[ordinal] !== remote) bound = 0
    }
    into[found] = ordinal
    bounds[found++] = bound
    sizes[bound]!++
  }
  return { count: found, bounds, sizes }
}

/** The greatest class such that it and those above it have at least `wanted` hits; 0 for none. */
export function lowestClass(sizes: Uint32Array, wanted: number): number {
  let found = 0
  for (let workClass = maxWorkClass; workClass > 0; workClass--) {
    found += sizes[workClass]!
    if (found >= wanted) return workClass
  }
  return 0
}

/** The greatest score of a hit that is bound by a class below this one, or does not fit at all. */
export const maxBelow = (workClass: number, { maxByWork, maxFar }: ScoreClasses): number =>
  Math.max(maxByWork[workClass - 1]!, maxFar ?? 0)

import { hasBit } from './sets/bits.ts'
import type { OrdinalSet } from './sets/postings.ts'
import type { Segment } from './segment.ts'
import type { VacancySort } from '@trilha/contracts/vacancies/enums'
import type { VacancyQuery } from './searchIndex.types.ts'
import { scoresOf } from './scores.ts'
import { asList, bitsOf } from './sets/sets.ts'
import type { Scratch } from './sets/scratch.ts'
import { topK } from './sets/topK.ts'

/** What decides the order. */
export type Ranking = Pick<VacancyQuery, 'sort' | 'score' | 'scoreSteps'>

const orders = {
  ASC: { key: 'closes', reverse: false },
  DESC: { key: 'closes', reverse: true },
  newest: { key: 'published', reverse: true },
  salary: { key: 'salary', reverse: true },
} as const

/** Ids of the hits from `from` up to `to` (excluded) in the chosen order. */
export function ranked(
  segment: Segment,
  hits: OrdinalSet,
  ranking: Ranking,
  from: number,
  to: number,
  scratch: Scratch,
): number[] {
  const last = Math.min(to, hits.count)
  if (from >= last) return []
  const { sort, score } = ranking
  if (sort === 'match' && score) {
    const list = asList(hits, scratch)
    const scores = scoresOf(segment.columns, list, hits.count, score, ranking.scoreSteps)
    return firstByKey(segment, list, hits.count, scores, true, from, last)
  }
  const walked = walkHits(segment, hits, sort, from, last, scratch)
  if (walked) return walked
  const { key, reverse } = orderOf(sort)
  const list = asList(hits, scratch)
  const keys = scratch.takeList(hits.count)
  const column = segment.columns[key]
  for (let i = 0; i < hits.count; i++) keys[i] = column[list[i]!]!
  return firstByKey(segment, list, hits.count, keys, reverse, from, last)
}

const orderOf = (sort: VacancySort) => orders[sort === 'match' ? 'newest' : sort]

/**
 * Reads the page off the kept order: there a hit is met every `length / count` steps, while sorting
 * looks at each hit. Null when sorting is less work, or turns out to be because the hits lie far back.
 */
function walkHits(
  segment: Segment,
  hits: OrdinalSet,
  sort: VacancySort,
  from: number,
  to: number,
  scratch: Scratch,
): number[] | null {
  const { length } = segment.columns
  const expected = (to * length) / hits.count
  const sorting = hits.count * 4
  const making = hits.words ? 0 : hits.count / 2 + length / 256
  if (expected + making > sorting) return null
  const bits = bitsOf(hits, length, scratch)
  const steps = expected * 4 + 1000
  return walkOrder(segment, (ordinal) => hasBit(bits, ordinal), sort, from, to, steps)
}

/** What passes, read off the kept order; null when that takes more than `steps`. */
export function walkOrder(
  segment: Segment,
  passes: (ordinal: number) => boolean,
  sort: VacancySort,
  from: number,
  to: number,
  steps: number,
): number[] | null {
  const { columns } = segment
  const { key, reverse } = orderOf(sort)
  const ids: number[] = []
  let met = 0
  segment.orders[key].walk(reverse, columns[key], columns.ids, steps, (ordinal) => {
    if (!passes(ordinal)) return true
    if (met++ >= from) ids.push(columns.ids[ordinal]!)
    return met < to
  })
  return met >= to ? ids : null
}

function firstByKey(
  { columns }: Segment,
  list: Uint32Array,
  count: number,
  keys: ArrayLike<number>,
  reverse: boolean,
  from: number,
  to: number,
): number[] {
  const ids = new Float64Array(count)
  for (let i = 0; i < count; i++) ids[i] = columns.ids[list[i]!]!
  return topK(keys, ids, count, to, reverse)
    .slice(from)
    .map((position) => ids[position]!)
}

import type { VacancySort } from '@trilha/contracts/vacancies/enums'
import { fittingHits, lowestClass, maxBelow } from './bounds.ts'
import type { Columns } from './columns.ts'
import { scoresOf, type Scoring } from './scores.ts'
import type { ScoreClasses, VacancyQuery } from './searchIndex.types.ts'
import type { Segment } from './segment.ts'
import type { Selection } from './selection.ts'
import { hasBit } from './sets/bits.ts'
import type { OrdinalSet } from './sets/postings.ts'
import { asList, bitsOf } from './sets/sets.ts'
import { topK } from './sets/topK.ts'

/** What determines the order of the hits. */
export type Ranking = Pick<VacancyQuery, 'sort' | 'score' | 'scoreClasses'>

/** The hits of a page: from `from` up to `to` (excluded). */
export type PageRange = { from: number; to: number }

type Source = Pick<Selection, 'segment' | 'scratch'>

const sortKeys = {
  ASC: { key: 'closes', reverse: false },
  DESC: { key: 'closes', reverse: true },
  newest: { key: 'published', reverse: true },
  salary: { key: 'salary', reverse: true },
} as const

const sortKeyOf = (sort: VacancySort) => sortKeys[sort === 'match' ? 'newest' : sort]

/** Ids of one page of the hits, in the requested order. */
export function ranked(
  source: Source,
  hits: OrdinalSet,
  { sort, score, scoreClasses }: Ranking,
  { from, to }: PageRange,
): number[] {
  const range = { from, to: Math.min(to, hits.count) }
  if (from >= range.to) return []
  const { scratch } = source
  const { columns } = source.segment
  const { count } = hits
  if (sort === 'match' && score) {
    const list = asList(hits, scratch)
    const scoring = { columns, list, count, score, classes: scoreClasses }
    return (
      (scoreClasses && pageFromBest({ ...scoring, classes: scoreClasses }, scratch, range)) ??
      pageByKey(columns, { list, count, keys: scoresOf(scoring), reverse: true }, range)
    )
  }
  const pageFromOrder = walkHits(source, hits, sort, range)
  if (pageFromOrder) return pageFromOrder
  const { key, reverse } = sortKeyOf(sort)
  const list = asList(hits, scratch)
  const keys = scratch.takeList(count)
  const column = columns[key]
  for (let i = 0; i < count; i++) keys[i] = column[list[i]!]!
  return pageByKey(columns, { list, count, keys, reverse }, range)
}

/** With fewer hits, it is faster to score all. */
const minHitsToBound = 2000

/**
 * The page from the hits that can have the best scores, without scoring the others. Null when the
 * page reaches hits that others could precede.
 */
function pageFromBest(
  scoring: Scoring & { classes: ScoreClasses },
  scratch: Source['scratch'],
  range: PageRange,
): number[] | null {
  if (scoring.count < minHitsToBound) return null
  const { columns, classes } = scoring
  const fitting = scratch.takeList(scoring.count)
  const { count: fittingCount, bounds, sizes } = fittingHits(scoring, fitting)
  const list = scratch.takeList(fittingCount)
  for (let wanted = range.to * 4; ; wanted *= 10) {
    const lowest = lowestClass(sizes, wanted)
    if (lowest === 0) return null
    let count = 0
    for (let i = 0; i < fittingCount; i++) if (bounds[i]! >= lowest) list[count++] = fitting[i]!
    const keys = scoresOf({ ...scoring, list, count })
    const most = maxBelow(lowest, classes)
    let above = 0
    for (let i = 0; i < count && above < range.to; i++) if (keys[i]! > most) above++
    if (above >= range.to) return pageByKey(columns, { list, count, keys, reverse: true }, range)
  }
}

/**
 * Reads the page from the sorted order of all vacancies, where on average one ordinal in
 * `length / count` is a hit. Null when sorting the hits is less work, or when the hits are too far
 * back in the order.
 */
function walkHits(
  { segment, scratch }: Source,
  hits: OrdinalSet,
  sort: VacancySort,
  range: PageRange,
): number[] | null {
  const { length } = segment.columns
  const expectedSteps = (range.to * length) / hits.count
  const sortingCost = hits.count * 4
  const bitsCost = hits.words ? 0 : hits.count / 2 + length / 256
  if (expectedSteps + bitsCost > sortingCost) return null
  const bits = bitsOf(hits, length, scratch)
  const isHit = (ordinal: number) => hasBit(bits, ordinal)
  return walkOrder(segment, { isHit, sort, range, maxSteps: expectedSteps * 4 + 1000 })
}

type Walk = {
  isHit: (ordinal: number) => boolean
  sort: VacancySort
  range: PageRange
  maxSteps: number
}

/** Reads a page of hits from the sorted order; null when that takes more than `maxSteps`. */
export function walkOrder(
  { columns, orders }: Segment,
  { isHit, sort, range: { from, to }, maxSteps }: Walk,
): number[] | null {
  const { key, reverse } = sortKeyOf(sort)
  const { ids } = columns
  const page: number[] = []
  let count = 0
  orders[key].walk({ keys: columns[key], ids, reverse, maxSteps }, (ordinal) => {
    if (!isHit(ordinal)) return true
    if (count++ >= from) page.push(ids[ordinal]!)
    return count < to
  })
  return count >= to ? page : null
}

type KeyedHits = {
  list: Uint32Array
  count: number
  /** Sort key of each hit, by its position in the list. */
  keys: ArrayLike<number>
  reverse: boolean
}

/** Ids of one page of the hits, sorted by key. */
function pageByKey(
  columns: Columns,
  { list, count, keys, reverse }: KeyedHits,
  { from, to }: PageRange,
): number[] {
  const ids = new Float64Array(count)
  for (let i = 0; i < count; i++) ids[i] = columns.ids[list[i]!]!
  return topK({ keys, ids, length: count, k: to, reverse })
    .slice(from)
    .map((position) => ids[position]!)
}

import { hasBit } from './sets/bits.ts'
import { holds, type Clause } from './clauses.ts'
import type { OrdinalSet } from './sets/postings.ts'
import { ranked, walkOrder, type Ranking } from './ranking.ts'
import type { Hits, Selection } from './selection.ts'
import { intersect, subtract } from './sets/sets.ts'

/** Ids of the hits from `from` up to `to` (excluded): by quality, then in the chosen order. */
export function pageOf(
  selection: Selection,
  { set, byMost }: Hits,
  ranking: Ranking,
  from: number,
  to: number,
): number[] {
  const { segment, scratch, text } = selection
  if (!text || byMost) return ranked(segment, set, ranking, from, to, scratch)
  const quick = firstInTitle(selection, set, text.title, ranking, from, to)
  if (quick) return quick
  const title = intersect(text.title, set, segment.columns.length, scratch)
  const ids = ranked(segment, title, ranking, from, to, scratch)
  if (to <= title.count) return ids
  const others = subtract(set, title, scratch)
  const start = Math.max(0, from - title.count)
  return [...ids, ...ranked(segment, others, ranking, start, to - title.count, scratch)]
}

/**
 * The first page mostly fills up with hits by the title after a few steps along the kept order, and
 * then not all of them need to be found. Null when it does not, or when checking costs too much.
 */
function firstInTitle(
  { segment }: Selection,
  hits: OrdinalSet,
  title: Clause[],
  { sort }: Ranking,
  from: number,
  to: number,
): number[] | null {
  const { words } = hits
  if (sort === 'match' || !words || to === 0) return null
  const passes = (ordinal: number) =>
    hasBit(words, ordinal) && title.every((clause) => holds(clause, ordinal))
  return walkOrder(segment, passes, sort, from, to, 1000 + 64 * to)
}

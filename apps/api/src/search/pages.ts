import { matches, type Clause } from './clauses.ts'
import { ranked, walkOrder, type PageRange, type Ranking } from './ranking.ts'
import type { Segment } from './segment.ts'
import type { Hits, Selection } from './selection.ts'
import { hasBit } from './sets/bits.ts'
import type { OrdinalSet } from './sets/postings.ts'
import { intersect, subtract } from './sets/sets.ts'

/** Ids of one page of the hits. Title matches come first; both parts have the requested order. */
export function pageOf(
  selection: Selection,
  { set, isPartialMatch }: Hits,
  ranking: Ranking,
  range: PageRange,
): number[] {
  const { segment, scratch, text } = selection
  if (!text || isPartialMatch) return ranked(selection, set, ranking, range)
  const { sort } = ranking
  const titlePage = walkTitleMatches({ segment, hits: set, title: text.title, sort, range })
  if (titlePage) return titlePage
  const { from, to } = range
  const titleHits = intersect(text.title, set, segment.columns.length, scratch)
  const ids = ranked(selection, titleHits, ranking, range)
  if (to <= titleHits.count) return ids
  const otherHits = subtract(set, titleHits, scratch)
  const rest = { from: Math.max(0, from - titleHits.count), to: to - titleHits.count }
  return [...ids, ...ranked(selection, otherHits, ranking, rest)]
}

type TitleWalk = {
  segment: Segment
  hits: OrdinalSet
  title: Clause[]
  sort: Ranking['sort']
  range: PageRange
}

/**
 * Reads the page of title matches from the sorted order. The first page is usually full after a few
 * steps, so that the set of all title matches is not needed. Null when the page is not full after
 * `maxSteps`, when sorting by match, or when the hits are a list, which makes the checks too slow.
 */
function walkTitleMatches({ segment, hits, title, sort, range }: TitleWalk): number[] | null {
  const { words } = hits
  const { to } = range
  if (sort === 'match' || !words || to === 0) return null
  const isHit = (ordinal: number) =>
    hasBit(words, ordinal) && title.every((clause) => matches(clause, ordinal))
  return walkOrder(segment, { isHit, sort, range, maxSteps: 1000 + 64 * to })
}

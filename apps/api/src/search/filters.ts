import { clearBit } from './sets/bits.ts'
import { codeOf, facetValues } from './columns.ts'
import { OrdinalSet } from './sets/postings.ts'
import type { Segment } from './segment.ts'
import {
  countedFacets,
  type CountedFacet,
  type SalaryRange,
  type VacancyFilter,
} from './searchIndex.types.ts'
import { anyOf, type Clause } from './clauses.ts'
import type { Scratch } from './sets/scratch.ts'

/** One filter of a search: what it filters and which vacancies it lets through. */
export type FilterClause = { facet: CountedFacet | 'municipality'; clause: Clause }

/** The clauses of all filters but the salary. */
export function filterClauses(filter: VacancyFilter, segment: Segment): FilterClause[] {
  const clauses: FilterClause[] = []
  for (const facet of countedFacets) {
    const wanted = wantedValues(filter, facet)
    if (wanted.length === 0) continue
    // A value outside the closed list finds nothing, rather than those that have none.
    const known = [...new Set(wanted)].filter((value) => facetValues[facet].includes(value))
    const sets = known.map((value) => segment.facets[facet][codeOf(facet, value)]!)
    if (facet === 'state' && filter.includeRemote) sets.push(anywhere(segment))
    clauses.push({ facet, clause: anyOf(sets) })
  }
  if (filter.municipality?.length) {
    const sets = [...new Set(filter.municipality)]
      .map((code) => segment.municipality.get(code))
      .filter((set) => set !== undefined)
    if (filter.includeRemote) sets.push(anywhere(segment))
    clauses.push({ facet: 'municipality', clause: anyOf(sets) })
  }
  return clauses
}

const anywhere = (segment: Segment): OrdinalSet => segment.facets.state[facetValues.state.length]!

function wantedValues(filter: VacancyFilter, facet: CountedFacet): readonly string[] {
  if (facet !== 'deficiency') return filter[facet] ?? []
  if (filter.deficiency === undefined) return []
  return filter.deficiency === 'welcome' ? ['welcome', 'exclusive'] : [filter.deficiency]
}

export function hasSalaryFilter(range: SalaryRange | undefined): range is SalaryRange {
  return range !== undefined && (range.minCents !== undefined || range.maxCents !== undefined)
}

/** The vacancies of a set whose monthly salary lies in the range, bounds included. */
export function withinSalary(
  set: OrdinalSet,
  range: SalaryRange,
  segment: Segment,
  scratch: Scratch,
): OrdinalSet {
  const { salary } = segment.columns
  const least = (range.minCents ?? 0) + 1
  const most = (range.maxCents ?? Infinity) + 1
  const includesMissing = range.includeNegotiable === true
  const fits = (ordinal: number): boolean => {
    const key = salary[ordinal]!
    return key === 0 ? includesMissing : key >= least && key <= most
  }
  if (set.words) return bitsThatFit(set.words, fits, scratch)
  const list = scratch.takeList(set.count)
  let kept = 0
  for (let i = 0; i < set.count; i++) if (fits(set.list![i]!)) list[kept++] = set.list![i]!
  return new OrdinalSet(kept, list, null)
}

function bitsThatFit(
  words: Uint32Array,
  fits: (ordinal: number) => boolean,
  scratch: Scratch,
): OrdinalSet {
  const out = scratch.takeWords(words.length).subarray(0, words.length)
  out.set(words)
  let count = 0
  for (let i = 0; i < words.length; i++) {
    let word = words[i]!
    while (word !== 0) {
      const bit = 31 - Math.clz32(word & -word)
      word &= word - 1
      if (fits((i << 5) | bit)) count++
      else clearBit(out, (i << 5) | bit)
    }
  }
  return new OrdinalSet(count, null, out)
}

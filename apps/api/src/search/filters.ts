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

/** One filter of a search: its facet and the vacancies that pass. */
export type FilterClause = { facet: CountedFacet | 'municipality' | 'among'; clause: Clause }

/** The clauses of all filters except the salary. */
export function filterClauses(filter: VacancyFilter, segment: Segment): FilterClause[] {
  const clauses: FilterClause[] = []
  for (const facet of countedFacets) {
    const wanted = wantedValues(filter, facet)
    if (wanted.length === 0) continue
    // Values outside the closed list must find nothing. `codeOf` would return the code of a missing
    // value for them.
    const known = [...new Set(wanted)].filter((value) => facetValues[facet].includes(value))
    const sets = known.map((value) => segment.facets[facet][codeOf(facet, value)]!)
    if (facet === 'state' && filter.includeRemote) sets.push(withoutState(segment))
    clauses.push({ facet, clause: anyOf(sets) })
  }
  if (filter.municipality?.length) {
    const sets = [...new Set(filter.municipality)]
      .map((code) => segment.municipality.get(code))
      .filter((set) => set !== undefined)
    if (filter.includeRemote) sets.push(withoutState(segment))
    clauses.push({ facet: 'municipality', clause: anyOf(sets) })
  }
  if (filter.among) {
    const among = segment.setOfIds(filter.among)
    clauses.push({ facet: 'among', clause: anyOf([among]) })
  }
  return clauses
}

/** The vacancies for people from anywhere in the country, which have no state. */
const withoutState = (segment: Segment): OrdinalSet =>
  segment.facets.state[facetValues.state.length]!

function wantedValues(filter: VacancyFilter, facet: CountedFacet): readonly string[] {
  if (facet !== 'deficiency') return filter[facet] ?? []
  if (filter.deficiency === undefined) return []
  return filter.deficiency === 'welcome' ? ['welcome', 'exclusive'] : [filter.deficiency]
}

export function hasSalaryFilter(range: SalaryRange | undefined): range is SalaryRange {
  return range !== undefined && (range.minCents !== undefined || range.maxCents !== undefined)
}

/** The vacancies of a set whose monthly salary is in the range, bounds included. */
export function withinSalary(
  set: OrdinalSet,
  range: SalaryRange,
  segment: Segment,
  scratch: Scratch,
): OrdinalSet {
  const { salary } = segment.columns
  const minKey = (range.minCents ?? 0) + 1
  const maxKey = (range.maxCents ?? Infinity) + 1
  const includesMissing = range.includeNegotiable === true
  const fits = (ordinal: number): boolean => {
    const key = salary[ordinal]!
    return key === 0 ? includesMissing : key >= minKey && key <= maxKey
  }
  if (set.words) return filterBits(set.words, fits, scratch)
  const list = scratch.takeList(set.count)
  let count = 0
  for (let i = 0; i < set.count; i++) if (fits(set.list![i]!)) list[count++] = set.list![i]!
  return new OrdinalSet(count, list, null)
}

function filterBits(
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
      const lowestBit = 31 - Math.clz32(word & -word)
      const ordinal = (i << 5) | lowestBit
      word &= word - 1
      if (fits(ordinal)) count++
      else clearBit(out, ordinal)
    }
  }
  return new OrdinalSet(count, null, out)
}

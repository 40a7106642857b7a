import { countShared, hasBit } from './sets/bits.ts'
import type { Breath } from './breath.ts'
import { facetValues } from './columns.ts'
import type { OrdinalSet } from './sets/postings.ts'
import { countedFacets, type CountedFacet, type FacetCounts } from './searchIndex.types.ts'
import type { Segment } from './segment.ts'
import { hitsOf, withoutFilter, type Selection } from './selection.ts'
import { asList } from './sets/sets.ts'
import type { Scratch } from './sets/scratch.ts'

/** R$ 500 up to R$ 20.000, then all above. */
const salaryStepCents = 50_000
const salarySteps = 40
/** Hits counted one by one before others may run. */
const chunk = 65_536

/** Counts the vacancies of each facet value; see `FacetCounts`. Lets others run every few milliseconds. */
export async function countFacets(selection: Selection, breath: Breath): Promise<FacetCounts> {
  const { segment, scratch } = selection
  const { set: everything, byMost } = hitsOf(selection)
  await breath()
  const filtered = new Set<string>(selection.filters.map(({ facet }) => facet))
  const facets = {} as FacetCounts['facets']
  for (const facet of countedFacets) {
    const hits = filtered.has(facet) ? withoutFilter(selection, byMost, facet) : everything
    await breath()
    facets[facet] = named(facet, await countValues(segment, facet, hits, scratch, breath))
  }
  const paid = selection.salary ? withoutFilter(selection, byMost, 'salary') : everything
  const salary = await salaryCounts(segment, paid, scratch, breath)
  return {
    count: everything.count,
    searchedFor: selection.searchedFor,
    facets,
    salary,
  }
}

function named(facet: CountedFacet, counts: number[]): Record<string, number> {
  const result = Object.fromEntries(facetValues[facet].map((value, code) => [value, counts[code]!]))
  // Choosing `welcome` shows the exclusive ones too.
  if (facet === 'deficiency') result.welcome = result.welcome! + result.exclusive!
  return result
}

/** Number of hits by code: bit sets against each other, or hit by hit, whichever is less work. */
async function countValues(
  segment: Segment,
  facet: CountedFacet,
  hits: OrdinalSet,
  scratch: Scratch,
  breath: Breath,
): Promise<number[]> {
  const postings = segment.facets[facet]
  const { words } = hits
  if (words) {
    let work = 0
    for (const set of postings) work += set.words ? words.length : set.count
    if (work < hits.count) {
      const counts: number[] = []
      for (const set of postings) {
        counts.push(sharedWith(set, words))
        await breath()
      }
      return counts
    }
  }
  const counts = postings.map(() => 0)
  const column = segment.columns.facets[facet]
  await eachChunk(hits, scratch, breath, (list, from, to) => {
    for (let i = from; i < to; i++) counts[column[list[i]!]!]!++
  })
  return counts
}

function sharedWith(set: OrdinalSet, words: Uint32Array): number {
  if (set.words) return countShared(words, set.words, words.length)
  let count = 0
  for (let i = 0; i < set.count; i++) if (hasBit(words, set.list![i]!)) count++
  return count
}

async function salaryCounts(
  segment: Segment,
  hits: OrdinalSet,
  scratch: Scratch,
  breath: Breath,
): Promise<FacetCounts['salary']> {
  const counts = Array.from({ length: salarySteps + 1 }, () => 0)
  const column = segment.columns.salary
  let negotiable = 0
  await eachChunk(hits, scratch, breath, (list, from, to) => {
    for (let i = from; i < to; i++) {
      const key = column[list[i]!]!
      if (key === 0) negotiable++
      else counts[Math.min(salarySteps, Math.floor((key - 1) / salaryStepCents))]!++
    }
  })
  return { stepCents: salaryStepCents, counts, negotiable }
}

async function eachChunk(
  hits: OrdinalSet,
  scratch: Scratch,
  breath: Breath,
  work: (list: Uint32Array, from: number, to: number) => void,
): Promise<void> {
  const list = asList(hits, scratch)
  for (let from = 0; from < hits.count; from += chunk) {
    work(list, from, Math.min(hits.count, from + chunk))
    await breath()
  }
}

import { facetValues } from './columns.ts'
import { countedFacets, type CountedFacet, type FacetCounts } from './searchIndex.types.ts'
import { hitsOf, hitsWithoutFilter, type Selection } from './selection.ts'
import { countShared, hasBit } from './sets/bits.ts'
import type { OrdinalSet } from './sets/postings.ts'
import { asList } from './sets/sets.ts'
import type { Yielder } from './yielder.ts'

/** Salaries are counted in steps of R$ 500 up to R$ 20.000. One more count is for all above. */
const salaryStepCents = 50_000
const salarySteps = 40
/** Number of hits that are counted before other work may run. */
const chunkSize = 65_536

/** Counts the vacancies of each facet value (see `FacetCounts`), a few milliseconds at a time. */
export async function countFacets(selection: Selection, yieldIfDue: Yielder): Promise<FacetCounts> {
  const { set: allHits, isPartialMatch } = hitsOf(selection)
  const counter: Counter = { selection, yieldIfDue }
  await yieldIfDue()
  const filtered = new Set<string>(selection.filters.map(({ facet }) => facet))
  const facets = {} as FacetCounts['facets']
  for (const facet of countedFacets) {
    const hits = filtered.has(facet) ? hitsWithoutFilter(selection, isPartialMatch, facet) : allHits
    await yieldIfDue()
    facets[facet] = countsByValue(facet, await countCodes(counter, facet, hits))
  }
  const salaryHits = selection.salary
    ? hitsWithoutFilter(selection, isPartialMatch, 'salary')
    : allHits
  const salary = await countSalaries(counter, salaryHits)
  return { count: allHits.count, searchedFor: selection.searchedFor, facets, salary }
}

type Counter = { selection: Selection; yieldIfDue: Yielder }

function countsByValue(facet: CountedFacet, counts: number[]): Record<string, number> {
  const result = Object.fromEntries(facetValues[facet].map((value, code) => [value, counts[code]!]))
  // The filter `welcome` also finds vacancies with `exclusive`.
  if (facet === 'deficiency') result.welcome = result.welcome! + result.exclusive!
  return result
}

/** Number of hits by value code. Uses the postings or visits each hit, whichever is less work. */
async function countCodes(
  counter: Counter,
  facet: CountedFacet,
  hits: OrdinalSet,
): Promise<number[]> {
  const { segment } = counter.selection
  const postings = segment.facets[facet]
  const { words } = hits
  if (words) {
    let work = 0
    for (const set of postings) work += set.words ? words.length : set.count
    if (work < hits.count) {
      const counts: number[] = []
      for (const set of postings) {
        counts.push(countInBits(set, words))
        await counter.yieldIfDue()
      }
      return counts
    }
  }
  const counts = postings.map(() => 0)
  const column = segment.columns.facets[facet]
  await eachChunk(counter, hits, (list, from, to) => {
    for (let i = from; i < to; i++) counts[column[list[i]!]!]!++
  })
  return counts
}

function countInBits(set: OrdinalSet, words: Uint32Array): number {
  if (set.words) return countShared(words, set.words, words.length)
  let count = 0
  for (let i = 0; i < set.count; i++) if (hasBit(words, set.list![i]!)) count++
  return count
}

async function countSalaries(counter: Counter, hits: OrdinalSet): Promise<FacetCounts['salary']> {
  const counts = Array.from({ length: salarySteps + 1 }, () => 0)
  const column = counter.selection.segment.columns.salary
  let negotiable = 0
  await eachChunk(counter, hits, (list, from, to) => {
    for (let i = from; i < to; i++) {
      const key = column[list[i]!]!
      if (key === 0) negotiable++
      else counts[Math.min(salarySteps, Math.floor((key - 1) / salaryStepCents))]!++
    }
  })
  return { stepCents: salaryStepCents, counts, negotiable }
}

async function eachChunk(
  { selection, yieldIfDue }: Counter,
  hits: OrdinalSet,
  visit: (list: Uint32Array, from: number, to: number) => void,
): Promise<void> {
  const list = asList(hits, selection.scratch)
  for (let from = 0; from < hits.count; from += chunkSize) {
    visit(list, from, Math.min(hits.count, from + chunkSize))
    await yieldIfDue()
  }
}

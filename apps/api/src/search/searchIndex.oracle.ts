import {
  countedFacets,
  type CountedFacet,
  type FacetCounts,
  type IndexedVacancy,
  type VacancyFilter,
  type VacancyQuery,
} from './searchIndex.types.ts'

/**
 * A simple search over an array with the same results as the index: the reference for the tests and
 * the baseline of the benchmark. It compares whole words, without stems, synonyms or typos.
 */

type Skip = CountedFacet | 'salary' | null

const oneOf = <T>(wanted: readonly T[] | undefined, value: T): boolean =>
  !wanted?.length || wanted.includes(value)

function passes(v: IndexedVacancy, f: VacancyFilter, now: number, skip: Skip): boolean {
  const { facets } = v
  if (v.closesAt <= now) return false
  if (f.publishedSince !== undefined && v.publishedAt < f.publishedSince) return false
  const anywhere = f.includeRemote === true && facets.state === null
  if (skip !== 'state' && f.state?.length && !anywhere)
    if (facets.state === null || !f.state.includes(facets.state)) return false
  if (f.municipality?.length && !anywhere)
    if (facets.municipality === null || !f.municipality.includes(facets.municipality)) return false
  if (skip !== 'deficiency' && f.deficiency) {
    if (facets.deficiency === null) return false
    if (f.deficiency === 'exclusive' && facets.deficiency !== 'exclusive') return false
  }
  if (skip !== 'contractType' && !oneOf(f.contractType, facets.contractType)) return false
  if (skip !== 'payment' && !oneOf(f.payment, facets.payment)) return false
  if (skip !== 'commissionPayment' && !oneOf(f.commissionPayment, facets.commissionPayment))
    return false
  if (skip !== 'schooling' && !oneOf(f.schooling, facets.schooling)) return false
  if (skip !== 'cnh' && !oneOf(f.cnh, facets.cnh)) return false
  if (skip !== 'jobProfile' && !oneOf(f.jobProfile, facets.jobProfile)) return false
  if (skip !== 'workplace' && !oneOf(f.workplace, facets.workplace)) return false
  if (skip === 'salary' || !f.salary) return true
  const { minCents, maxCents, includeNegotiable } = f.salary
  if (minCents === undefined && maxCents === undefined) return true
  if (v.salaryCents === null) return includeNegotiable === true
  return v.salaryCents >= (minCents ?? 0) && v.salaryCents <= (maxCents ?? Infinity)
}

const split = (text: string): string[] => text.split(' ').filter(Boolean)

/** 0: all words in the title; 1: all in title or keywords; 2: one of several missing; 3: more. */
function qualityOf(v: IndexedVacancy, words: string[]): number {
  if (words.length === 0) return 1
  const title = split(v.title)
  const titleAndKeywords = [...title, ...split(v.keywords)]
  if (words.every((word) => title.includes(word))) return 0
  // A word that was typed twice counts twice.
  const missing = words.filter((word) => !titleAndKeywords.includes(word)).length
  if (missing === 0) return 1
  return missing === 1 && words.length > 1 ? 2 : 3
}

function compare(query: VacancyQuery): (a: IndexedVacancy, b: IndexedVacancy) => number {
  const key = (v: IndexedVacancy): number => {
    if (query.sort === 'ASC' || query.sort === 'DESC') return v.closesAt
    if (query.sort === 'salary') return v.salaryCents ?? -1
    if (query.sort === 'match' && query.score) return query.score({ ...v, ...v.facets })
    return v.publishedAt
  }
  const direction = query.sort === 'ASC' ? 1 : -1
  return (a, b) => direction * (key(a) - key(b) || a.id - b.id)
}

export function oracleSearch(all: IndexedVacancy[], query: VacancyQuery, now: number) {
  const words = split(query.text ?? '')
  const ranked = all
    .filter((v) => passes(v, query, now, null))
    .map((v) => ({ v, class: qualityOf(v, words) }))
  const lastClass = ranked.some((hit) => hit.class < 2) ? 1 : 2
  const order = compare(query)
  const hits = ranked
    .filter((hit) => hit.class <= lastClass)
    .sort((a, b) => a.class - b.class || order(a.v, b.v))
  return {
    ids: hits.slice(query.offset, query.offset + query.limit).map((hit) => hit.v.id),
    count: hits.length,
    searchedFor: null,
    isPartialMatch: hits.some((hit) => hit.class === 2),
  }
}

/** @param values the closed list of each facet */
export function oracleFacets(
  all: IndexedVacancy[],
  filter: VacancyFilter,
  now: number,
  values: Record<CountedFacet, readonly string[]>,
): FacetCounts {
  const words = split(filter.text ?? '')
  const hasFull = all.some((v) => passes(v, filter, now, null) && qualityOf(v, words) < 2)
  const hasPartial = all.some((v) => passes(v, filter, now, null) && qualityOf(v, words) < 3)
  const lastClass = hasFull || !hasPartial ? 1 : 2
  const hits = (skip: Skip) =>
    all.filter((v) => passes(v, filter, now, skip) && qualityOf(v, words) <= lastClass)
  const facets = {} as FacetCounts['facets']
  for (const facet of countedFacets) {
    const counts = Object.fromEntries(values[facet].map((value) => [value, 0]))
    for (const v of hits(facet)) {
      const value = v.facets[facet]
      if (value !== null) counts[value]!++
      if (facet === 'deficiency' && value === 'exclusive') counts.welcome!++
    }
    facets[facet] = counts
  }
  const salaryHits = hits('salary')
  const counts = Array.from({ length: 41 }, () => 0)
  for (const { salaryCents } of salaryHits)
    if (salaryCents !== null) counts[Math.min(40, Math.floor(salaryCents / 50_000))]!++
  const negotiable = salaryHits.filter((v) => v.salaryCents === null).length
  return {
    count: hits(null).length,
    searchedFor: null,
    facets,
    salary: { stepCents: 50_000, counts, negotiable },
  }
}

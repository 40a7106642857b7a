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
  if (v.closesAt <= now || f.without?.includes(v.id)) return false
  if (f.among && !f.among.includes(v.id)) return false
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

const hasFamily = (v: IndexedVacancy, families: readonly number[]) =>
  families.some((family) => v.families.includes(family))
const isInTitle = (v: IndexedVacancy, words: string[]) =>
  words.every((word) => split(v.title).includes(word))

/**
 * Returns the quality of a vacancy. 0: all words in the title; 1: all in title or keywords; 2: one
 * of several missing; 3: none of these. For a role, if any open vacancy has it in the title or is of
 * its families: 1 is the role with the other words; 2 is near work, or the role alone.
 */
function qualities(all: IndexedVacancy[], { text, role }: VacancyFilter, now: number) {
  const words = split(text ?? '')
  const isOfRole = (v: IndexedVacancy) =>
    role !== undefined && (isInTitle(v, split(role.text)) || hasFamily(v, role.families))
  const hasRole = all.some((v) => v.closesAt > now && isOfRole(v))
  return (v: IndexedVacancy): number => {
    if (words.length === 0) return 1
    if (isInTitle(v, words)) return 0
    const titleAndKeywords = [...split(v.title), ...split(v.keywords)]
    // A word that was typed twice counts twice.
    const missingOf = (some: string[]) =>
      some.filter((word) => !titleAndKeywords.includes(word)).length
    const missing = missingOf(words)
    if (!role) return missing === 0 ? 1 : missing === 1 && words.length > 1 ? 2 : 3
    const rest = split(role.rest)
    const isFull = hasRole ? isOfRole(v) && missingOf(rest) === 0 : missing === 0
    if (isFull) return 1
    const isPartial = hasFamily(v, role.near) || (rest.length > 0 && isOfRole(v))
    return isPartial ? 2 : 3
  }
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
  const qualityOf = qualities(all, query, now)
  const ranked = all
    .filter((v) => passes(v, query, now, null))
    .map((v) => ({ v, class: qualityOf(v) }))
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
  const qualityOf = qualities(all, filter, now)
  const hasFull = all.some((v) => passes(v, filter, now, null) && qualityOf(v) < 2)
  const hasPartial = all.some((v) => passes(v, filter, now, null) && qualityOf(v) < 3)
  const lastClass = hasFull || !hasPartial ? 1 : 2
  const hits = (skip: Skip) =>
    all.filter((v) => passes(v, filter, now, skip) && qualityOf(v) <= lastClass)
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

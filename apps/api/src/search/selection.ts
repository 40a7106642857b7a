import type { Dictionary } from './dictionary.ts'
import { filterClauses, hasSalaryFilter, withinSalary, type FilterClause } from './filters.ts'
import type { OrdinalSet } from './sets/postings.ts'
import type { CountedFacet, SalaryRange, VacancyFilter } from './searchIndex.types.ts'
import type { Segment } from './segment.ts'
import type { Clause } from './clauses.ts'
import type { Scratch } from './sets/scratch.ts'
import { intersect, nothing, unite } from './sets/sets.ts'
import type { Synonyms } from '../language/synonyms.ts'
import { clausesOf, readText, type TextClauses } from './textQuery.ts'

/** What a search asks for, resolved against one segment. */
export type Selection = {
  segment: Segment
  scratch: Scratch
  filters: FilterClause[]
  salary: SalaryRange | null
  text: TextClauses | null
  searchedFor: string | null
}

/** Which filter to leave out. */
export type LeftOut = CountedFacet | 'municipality' | 'salary' | null

export function resolve(
  filter: VacancyFilter,
  segment: Segment,
  dictionary: Dictionary,
  synonyms: Synonyms,
  scratch: Scratch,
): Selection {
  const read = filter.text ? readText(filter.text, dictionary, synonyms, segment) : null
  return {
    segment,
    scratch,
    filters: filterClauses(filter, segment),
    salary: hasSalaryFilter(filter.salary) ? filter.salary : null,
    text: read && clausesOf(read, segment),
    searchedFor: read?.searchedFor ?? null,
  }
}

/** What a search finds, and whether it had to make do without one of the words. */
export type Hits = { set: OrdinalSet; byMost: boolean }

export function hitsOf(selection: Selection): Hits {
  const { text } = selection
  const all = select(selection, text?.any ?? [])
  if (!text || all.count > 0) return { set: all, byMost: false }
  const most = lackingOneWord(selection)
  return { set: most, byMost: most.count > 0 }
}

/** When no vacancy has all words: those that lack one. */
function lackingOneWord(selection: Selection): OrdinalSet {
  const { text, segment, scratch } = selection
  if (!text || text.any.length < 2) return nothing
  const lacking = text.any.map((_, i) => select(selection, text.any.toSpliced(i, 1)))
  const found = lacking.filter((set) => set.count > 0)
  return found.length === 0 ? nothing : unite(found, segment.columns.length, scratch)
}

/**
 * Hits of a search (with all words, or most where no vacancy has all) without one of its filters:
 * the set in which the values of that filter are counted.
 */
export function withoutFilter(selection: Selection, byMost: boolean, leftOut: LeftOut): OrdinalSet {
  const { text, segment, scratch } = selection
  if (!text || !byMost) return select(selection, text?.any ?? [], leftOut)
  const lacking = text.any.map((_, i) => select(selection, text.any.toSpliced(i, 1), leftOut))
  return unite(lacking, segment.columns.length, scratch)
}

function select(selection: Selection, words: Clause[], leftOut: LeftOut = null): OrdinalSet {
  const { filters, salary, segment, scratch } = selection
  const clauses = [...words]
  for (const { facet, clause } of filters) if (facet !== leftOut) clauses.push(clause)
  const set = intersect(clauses, segment.live, segment.columns.length, scratch)
  return salary && leftOut !== 'salary' ? withinSalary(set, salary, segment, scratch) : set
}

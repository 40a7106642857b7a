import type { Clause } from './clauses.ts'
import type { Dictionary } from './dictionary.ts'
import { filterClauses, hasSalaryFilter, withinSalary, type FilterClause } from './filters.ts'
import type { CountedFacet, SalaryRange, VacancyFilter } from './searchIndex.types.ts'
import type { Segment } from './segment.ts'
import type { OrdinalSet } from './sets/postings.ts'
import type { Scratch } from './sets/scratch.ts'
import { emptySet, intersect, subtract, unite } from './sets/sets.ts'
import type { Synonyms } from '../language/synonyms.ts'
import { clausesOf, clausesOfRole, parseText, type TextClauses } from './textQuery.ts'

/** A search resolved against one segment. */
export type Selection = {
  segment: Segment
  scratch: Scratch
  filters: FilterClause[]
  salary: SalaryRange | null
  /** Vacancies that no search of this selection finds. */
  without: OrdinalSet
  text: TextClauses | null
  searchedFor: string | null
}

/** The filter to leave out. */
export type ExcludedFilter = CountedFacet | 'municipality' | 'salary' | null

/** The parts of the index that resolve a search. */
type IndexParts = { segment: Segment; dictionary: Dictionary; synonyms: Synonyms; scratch: Scratch }

/** Parses the text of a search and finds the sets of its filters. */
export function resolve(
  filter: VacancyFilter,
  { segment, dictionary, synonyms, scratch }: IndexParts,
): Selection {
  const parse = (text: string) => parseText(text, dictionary, synonyms, segment)
  const parsed = filter.text ? parse(filter.text) : null
  const text = parsed && clausesOf(parsed, segment)
  const { role } = filter
  const ofRole =
    parsed &&
    text &&
    role &&
    clausesOfRole(
      text,
      role,
      // Without other words the text is the role.
      { role: role.rest ? (parse(role.text) ?? parsed) : parsed, rest: parse(role.rest) },
      { segment, scratch },
    )
  return {
    segment,
    scratch,
    filters: filterClauses(filter, segment),
    salary: hasSalaryFilter(filter.salary) ? filter.salary : null,
    without: segment.setOfIds(filter.without ?? []),
    text: ofRole ?? text,
    searchedFor: parsed?.searchedFor ?? null,
  }
}

/** The hits of a search. `isPartialMatch`: no vacancy has all words, so each hit lacks one. */
export type Hits = { set: OrdinalSet; isPartialMatch: boolean }

export function hitsOf(selection: Selection): Hits {
  const { text } = selection
  const all = select(selection, text?.any ?? [])
  if (!text || all.count > 0) return { set: all, isPartialMatch: false }
  const partial = partialMatches(selection)
  return { set: partial, isPartialMatch: partial.count > 0 }
}

/** The partial matches. Only for searches where no vacancy has all words. */
function partialMatches(selection: Selection): OrdinalSet {
  const { text, segment, scratch } = selection
  const sets = (text?.partial ?? []).map((clauses) => select(selection, clauses))
  const found = sets.filter((set) => set.count > 0)
  return found.length === 0 ? emptySet : unite(found, segment.columns.length, scratch)
}

/**
 * The hits of a search without one of its filters, for counting the values of that filter.
 * @param isPartialMatch the result for the search with all filters
 */
export function hitsWithoutFilter(
  selection: Selection,
  isPartialMatch: boolean,
  excluded: ExcludedFilter,
): OrdinalSet {
  const { text, segment, scratch } = selection
  if (!text || !isPartialMatch) return select(selection, text?.any ?? [], excluded)
  const sets = text.partial.map((clauses) => select(selection, clauses, excluded))
  return unite(sets, segment.columns.length, scratch)
}

function select(
  selection: Selection,
  words: Clause[],
  excluded: ExcludedFilter = null,
): OrdinalSet {
  const { filters, salary, without, segment, scratch } = selection
  const clauses = [...words]
  for (const { facet, clause } of filters) if (facet !== excluded) clauses.push(clause)
  const found = intersect(clauses, segment.live, segment.columns.length, scratch)
  const set = subtract(found, without, scratch)
  return salary && excluded !== 'salary' ? withinSalary(set, salary, segment, scratch) : set
}

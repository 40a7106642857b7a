import { unpacked } from '../occupations/packed.ts'
import type { VacancyFacts } from '../search/searchIndex.types.ts'
import type { MatchVacancy } from './matching.types.ts'

/** A vacancy of the search index, for the match. */
export const matchVacancyOf = ({ work, otherWork, ...facts }: VacancyFacts): MatchVacancy => ({
  ...facts,
  works: [work, otherWork].filter((number) => number > 0).map(unpacked),
})

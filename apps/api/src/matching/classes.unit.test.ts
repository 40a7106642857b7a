import fc from 'fast-check'
import { dayMs } from '@trilha/contracts/shared/durations'
import { expect, test } from 'vitest'
import { Columns } from '../search/columns.ts'
import { SearchIndex } from '../search/searchIndex.ts'
import { scoresOf } from '../search/scores.ts'
import { maxPlaceClass, maxWorkClass, shut } from '../search/searchIndex.types.ts'
import { scoreClasses } from './classes.ts'
import { matchVacancyOf } from './indexed.ts'
import { matchScore } from './match.ts'
import { anyPerson, anyVacancy, factsOf, placesAround } from './matching.arbitraries.ts'
import type { MatchPerson } from './matching.types.ts'
import { reachEdges } from './parts.ts'

/** Enough rows for the index to share scores. */
const rowCount = 2400
const classesOf = (person: MatchPerson) =>
  scoreClasses(person, placesAround(person, reachEdges(person).at(-1)!))

test('shared scores equal the scores of each vacancy alone', () => {
  fc.assert(
    fc.property(
      fc.array(anyVacancy, { minLength: 60, maxLength: 60 }),
      anyPerson,
      (vacancies, person) => {
        const columns = new Columns(64)
        for (let i = 0; i < rowCount; i++) columns.append(vacancies[i % vacancies.length]!)
        const scores = scoresOf({
          columns,
          list: Uint32Array.from({ length: rowCount }, (_, ordinal) => ordinal),
          count: rowCount,
          score: (facts) => matchScore(matchVacancyOf(facts), person),
          classes: classesOf(person),
        })
        const alone = vacancies.map((v) => matchScore(matchVacancyOf(factsOf(v)), person))
        expect([...scores.subarray(0, vacancies.length)]).toEqual(alone)
      },
    ),
    { numRuns: 200 },
  )
})

test('the classes are within the limits of the index', () => {
  fc.assert(
    fc.property(anyPerson, (person) => {
      const { work, places, salaryCents } = classesOf(person)
      expect(work.every((found) => found === shut || found <= maxWorkClass)).toBe(true)
      for (const found of places.values()) {
        expect(found).toBeGreaterThanOrEqual(1)
        expect(found).toBeLessThanOrEqual(maxPlaceClass)
      }
      expect(salaryCents).toEqual(salaryCents.toSorted((a, b) => a - b))
    }),
  )
})

test('a page of the index has the best scores, wherever the person lives', () => {
  fc.assert(
    fc.property(
      fc.array(anyVacancy, { minLength: 40, maxLength: 40 }),
      anyPerson,
      fc.integer({ min: 0, max: 60 }),
      (samples, person, offset) => {
        const index = new SearchIndex({ now: () => 0 })
        const scored = Array.from({ length: rowCount }, (_, id) => {
          const vacancy = { ...samples[id % samples.length]!, id, closesAt: dayMs }
          index.add(vacancy)
          return { id, score: matchScore(matchVacancyOf(factsOf(vacancy)), person) }
        })
        const { ids } = index.search({
          sort: 'match',
          score: (facts) => matchScore(matchVacancyOf(facts), person),
          scoreClasses: classesOf(person),
          offset,
          limit: 10,
        })
        const best = scored.toSorted((a, b) => b.score - a.score || b.id - a.id)
        expect(ids).toEqual(best.slice(offset, offset + 10).map(({ id }) => id))
      },
    ),
    { numRuns: 60 },
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Columns } from '../search/columns.ts'
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

test('no vacancy of other work has a score above the ceiling', () => {
  fc.assert(
    fc.property(anyVacancy, anyPerson, (vacancy, person) => {
      const { work, noWorkCeiling } = classesOf(person)
      const isOther = [vacancy.work, vacancy.otherWork].every((number) => work[number] === 0)
      fc.pre(isOther)
      expect(matchScore(matchVacancyOf(factsOf(vacancy)), person)).toBeLessThanOrEqual(
        noWorkCeiling,
      )
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchVacancyOf } from './indexed.ts'
import { match, matchScore } from './match.ts'
import { anyPerson, anyVacancy, factsOf } from './matching.arbitraries.ts'
import { ownWork, samplePerson, sampleVacancy } from './matching.samples.ts'
import type { MatchPerson, MatchVacancy } from './matching.types.ts'

const electrician = samplePerson('Eletricista')
const vacancy = sampleVacancy('Eletricista')
/** The percentage of the electrician for the vacancy of an electrician, with changes to both. */
const percent = (v: Partial<MatchVacancy>, p: Partial<MatchPerson> = {}) =>
  match({ ...vacancy, ...v }, { ...electrician, ...p }).percent!
const worksOf = (title: string) => ({ works: sampleVacancy(title).works })

describe('the work decides', () => {
  test('an electrician fits customer service with at most 30, however near', () => {
    expect(percent(worksOf('Atendente de SAC'))).toBeLessThanOrEqual(30)
    expect(percent(worksOf('Zxcvb'))).toBeLessThanOrEqual(30)
  })

  test('the same work near by fits with 90 or more', () => {
    expect(percent({})).toBeGreaterThanOrEqual(90)
  })

  test('near work fits less than the same, and more than other work', () => {
    const near = percent(worksOf('Eletricista industrial'))
    expect(near).toBeLessThan(percent({}))
    expect(near).toBeGreaterThan(35)
  })

  test('a step up fits less than the own level, and two steps less again', () => {
    const [own, up, two] = ['Eletricista', 'Eletricista sênior', 'Supervisor de elétrica'].map(
      (title) => percent(worksOf(title)),
    )
    expect(up).toBeLessThan(own!)
    expect(two).toBeLessThan(up!)
  })

  test('of two works of a vacancy, and of a person, the better fit counts', () => {
    expect(percent(worksOf('Atendente de SAC / Eletricista'))).toBe(percent({}))
    expect(percent({}, { works: [ownWork('Porteiro'), ownWork('Eletricista')] })).toBe(percent({}))
  })
})

describe('the rest trims', () => {
  test('a place 500 km away is pointless, but not for remote work', () => {
    const far = { kmTo: () => 500 }
    expect(percent({}, far)).toBeLessThan(15)
    expect(percent({ workplace: 'remote' }, far)).toBe(percent({ workplace: 'remote' }))
    expect(percent({ workplace: 'remote' }, far)).toBeGreaterThanOrEqual(90)
  })

  test('a nearer place never fits worse', () => {
    const workplace = fc.constantFrom('on-site' as const, 'hybrid' as const)
    fc.assert(
      fc.property(fc.nat(160), fc.nat(160), fc.nat(120), workplace, (a, b, maxKm, place) => {
        const at = (km: number) => percent({ workplace: place }, { maxKm, kmTo: () => km })
        expect(at(Math.min(a, b))).toBeGreaterThanOrEqual(at(Math.max(a, b)))
      }),
    )
  })

  test('pay below the wish takes off, the more the further below', () => {
    const at = (salaryCents: number) => percent({ salaryCents })
    const steps = [250_000, 220_000, 180_000, 150_000].map(at)
    expect(steps).toEqual(steps.toSorted((a, b) => b - a))
    expect(new Set(steps).size).toBe(steps.length)
    expect(at(150_000)).toBeLessThan(50)
    expect(at(900_000)).toBe(at(250_000))
    expect(percent({ salaryCents: null })).toBe(at(250_000))
  })

  test('a shift that the person does not work takes off', () => {
    expect(percent({ shift: 'night' })).toBeLessThan(percent({}))
    expect(percent({ shift: null })).toBe(percent({}))
  })

  test('schooling one step below still fits, but less', () => {
    const technical = (schooling: MatchPerson['schooling']) =>
      percent({ schooling: 'technical' }, { schooling })
    expect(technical('technical-ongoing')).toBeLessThan(technical('technical'))
    expect(technical('technical-ongoing')).toBeGreaterThan(50)
    expect(technical(undefined)).toBe(technical('technical'))
  })

  test('a licence that is not known fits less, but is not shut out', () => {
    const unknown = percent({ cnh: 'B' }, { cnh: undefined })
    expect(unknown).toBeLessThan(percent({ cnh: 'B' }))
    expect(unknown).toBeGreaterThan(0)
  })
})

describe('any person and vacancy', () => {
  const words = { payment: 'negotiable', placeName: null }
  const any = anyVacancy.map((v) => ({ ...matchVacancyOf(factsOf(v)), ...words }))

  test('give a percentage in steps of 5, or none without known work or with a shut gate', () => {
    fc.assert(
      fc.property(any, anyPerson, (v, person) => {
        const found = match(v, person)
        expect(match(v, person)).toEqual(found)
        expect(matchScore(v, person)).toBe(found.score)
        expect(found.score).toBeLessThanOrEqual(100)
        expect(found.percent === null).toBe(person.works.length === 0 || found.score < 0)
        if (found.percent === null) return
        expect(found.percent % 5).toBe(0)
        expect(found.percent).toBeGreaterThanOrEqual(0)
        expect(found.percent).toBeLessThanOrEqual(100)
      }),
    )
  })

  test('give the same whatever the age of an adult and whatever the disability', () => {
    const reserved = { deficiency: null, contractType: 'clt' } as const
    fc.assert(
      fc.property(any, anyPerson, fc.integer({ min: 18, max: 90 }), (v, person, age) => {
        const score = (change: Partial<MatchPerson>) =>
          matchScore({ ...v, ...reserved }, { ...person, age: 30, ...change })
        expect(score({ age })).toBe(score({}))
        expect(score({ hasDisability: true })).toBe(score({ hasDisability: false }))
      }),
    )
  })
})

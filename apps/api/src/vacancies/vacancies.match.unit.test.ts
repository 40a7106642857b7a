import fc from 'fast-check'
import { cnhCategories, schoolings, shifts, states } from '@trilha/contracts/vacancies.enums'
import { expect, test } from 'vitest'
import { match, scoreSteps, type MatchPerson, type MatchVacancy } from './vacancies.match.ts'

const contagem = 3_118_601
const betim = 3_106_705

const vacancy: MatchVacancy = {
  municipality: contagem,
  placeName: 'Contagem',
  state: 'MG',
  workplace: 'on-site',
  schooling: 'high-school',
  cnh: 'B',
  payment: '2000-2500',
  salaryCents: 248_000,
  shift: '6x1',
}
const nobody: MatchPerson = { municipalityCode: null, desiredSalaryCents: null }
const fits: MatchPerson = {
  municipalityCode: contagem,
  state: 'MG',
  schooling: 'college-ongoing',
  cnh: 'AB',
  shifts: ['6x1', 'morning'],
  desiredSalaryCents: 230_000,
}

test('nothing told, no match', () => {
  expect(match(vacancy, nobody)).toBeNull()
})

test('everything fits: 100, with each reason', () => {
  expect(match(vacancy, fits)).toEqual({
    percent: 100,
    reasons: [
      { id: 'place', ok: true, value: 'Contagem' },
      { id: 'schooling', ok: true, value: 'high-school' },
      { id: 'salary', ok: true, value: '2000-2500' },
      { id: 'cnh', ok: true, value: 'B' },
      { id: 'shift', ok: true, value: '6x1' },
    ],
  })
})

test('the neighbouring municipality counts half of the place, another state nothing', () => {
  const near = match(vacancy, { ...fits, municipalityCode: betim })
  expect(near?.percent).toBe(83)
  expect(near?.reasons[0]).toEqual({ id: 'place', ok: true, value: 'MG' })
  const far = match(vacancy, { ...fits, municipalityCode: 2_927_408, state: 'BA' })
  expect(far?.percent).toBe(65)
  expect(far?.reasons[0]).toEqual({ id: 'place', ok: false, value: 'Contagem' })
})

test('remote work is near everybody', () => {
  const remote = { ...vacancy, workplace: 'remote', municipality: null, state: null }
  expect(match(remote, { ...fits, state: 'BA' })?.percent).toBe(100)
})

test('a missing licence costs its weight and is named', () => {
  const result = match(vacancy, { ...fits, cnh: 'A' })
  expect(result?.percent).toBe(85)
  expect(result?.reasons).toContainEqual({ id: 'cnh', ok: false, value: 'B' })
})

test('pay a little under the wish counts half, far under it nothing', () => {
  expect(match(vacancy, { ...fits, desiredSalaryCents: 280_000 })?.percent).toBe(88)
  expect(match(vacancy, { ...fits, desiredSalaryCents: 400_000 })?.percent).toBe(75)
})

test('what the vacancy says nothing about is left out: pay to be agreed, no shift', () => {
  const silent = { ...vacancy, salaryCents: null, payment: 'negotiable', shift: null, cnh: 'none' }
  const result = match(silent, { ...fits, desiredSalaryCents: 900_000, shifts: [] })
  expect(result).toEqual({
    percent: 100,
    reasons: [
      { id: 'place', ok: true, value: 'Contagem' },
      { id: 'schooling', ok: true, value: 'high-school' },
    ],
  })
})

test('a fact not told counts half and is asked for', () => {
  const result = match(vacancy, { ...nobody, schooling: 'high-school' })
  // 25 in full, the other 75 in half.
  expect(result?.percent).toBe(63)
  expect(result?.reasons.filter((r) => r.id === 'facts').map((r) => r.value)).toEqual([
    'place',
    'salary',
    'cnh',
    'shift',
  ])
})

test('the shift is told and weighs nothing, as in the index', () => {
  const result = match(vacancy, { ...fits, shifts: ['morning'] })
  expect(result?.percent).toBe(100)
  expect(result?.reasons).toContainEqual({ id: 'shift', ok: false, value: '6x1' })
})

test('between two steps of pay the match stays the same', () => {
  const percent = (salaryCents: number) => match({ ...vacancy, salaryCents }, fits)?.percent
  const [near = 0, wished = 0] = scoreSteps(fits).salaryCents
  expect([near, wished]).toEqual([195_500, 230_000])
  expect(percent(near)).toBe(percent(wished - 1))
  expect(percent(0)).toBe(percent(near - 1))
  expect(percent(wished)).toBe(percent(9_000_000))
  expect(new Set([percent(0), percent(near), percent(wished)]).size).toBe(3)
  expect(scoreSteps({ ...fits, desiredSalaryCents: null }).salaryCents).toEqual([])
})

test('for any facts: between 0 and 100, and the same again', () => {
  const person = fc.record<MatchPerson>({
    municipalityCode: fc.constantFrom(null, contagem, betim),
    desiredSalaryCents: fc.option(fc.nat(2_000_000)),
    schooling: fc.constantFrom(undefined, ...schoolings),
    cnh: fc.constantFrom(undefined, ...cnhCategories),
    state: fc.constantFrom(undefined, ...states),
    shifts: fc.option(fc.subarray([...shifts]), { nil: undefined }),
  })
  const any = fc.record<MatchVacancy>({
    municipality: fc.constantFrom(null, contagem),
    state: fc.constantFrom(null, ...states),
    workplace: fc.constantFrom('remote', 'on-site', 'hybrid'),
    schooling: fc.constantFrom(...schoolings),
    cnh: fc.constantFrom(...cnhCategories),
    payment: fc.constant('2000-2500'),
    salaryCents: fc.option(fc.nat(2_000_000)),
    shift: fc.constantFrom(null, ...shifts),
  })
  fc.assert(
    fc.property(any, person, (v, p) => {
      const result = match(v, p)
      expect(match(v, p)).toEqual(result)
      if (!result) return
      expect(result.percent).toBeGreaterThanOrEqual(0)
      expect(result.percent).toBeLessThanOrEqual(100)
      // Nothing against it: it can't be below what "not told" alone would give.
      const against = result.reasons.some((r) => !r.ok && r.id !== 'facts')
      // With nothing against it, it can't be below what "not told" alone would give.
      expect(against || result.percent >= 50).toBe(true)
    }),
  )
})

import fc from 'fast-check'
import { cnhCategories, schoolings, shifts, states } from '@trilha/contracts/vacancies/enums'
import { expect, test } from 'vitest'
import { distanceBandOf, match, scoreSteps, type MatchPerson, type MatchVacancy } from './match.ts'

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
const noFacts: MatchPerson = {
  municipalityCode: null,
  kmTo: () => null,
  desiredSalaryCents: null,
}
const ideal: MatchPerson = {
  municipalityCode: contagem,
  kmTo: (municipality) => (municipality === contagem ? 0 : 16),
  state: 'MG',
  schooling: 'college-ongoing',
  cnh: 'AB',
  shifts: ['6x1', 'morning'],
  desiredSalaryCents: 230_000,
}

test('without facts there is no match', () => {
  expect(match(vacancy, noFacts)).toBeNull()
})

test('a full fit gives 100 with every reason', () => {
  expect(match(vacancy, ideal)).toEqual({
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

test('the share of the place falls with distance and is 0 beyond 100 km', () => {
  // The place weighs 35; its shares are 95, 80, 50 and 25 percent.
  const expected = [
    [1, 98, true],
    [15, 98, true],
    [16, 93, true],
    [30, 93, true],
    [31, 83, true],
    [60, 83, true],
    [61, 74, false],
    [100, 74, false],
    [101, 65, false],
    [2000, 65, false],
  ] as const
  for (const [km, percent, ok] of expected) {
    // Another state makes no difference when the distance is known.
    for (const state of ['MG', 'BA'] as const) {
      const found = match(vacancy, { ...ideal, municipalityCode: betim, state, kmTo: () => km })
      expect(found?.percent).toBe(percent)
      expect(found?.reasons[0]).toEqual({ id: 'place', ok, value: 'Contagem', km })
    }
  }
})

test('the place counts half when only the state is known and equal', () => {
  const stateOnly = { ...ideal, municipalityCode: null, kmTo: () => null }
  expect(match(vacancy, stateOnly)).toMatchObject({
    percent: 83,
    reasons: [{ id: 'place', ok: true, value: 'MG' }, {}, {}, {}, {}],
  })
  expect(match({ ...vacancy, municipality: null }, ideal)?.percent).toBe(83)
  expect(match(vacancy, { ...stateOnly, state: 'BA' })?.percent).toBe(65)
})

test('for remote work the place counts in full', () => {
  const remote = { ...vacancy, workplace: 'remote', municipality: null, state: null }
  expect(match(remote, { ...ideal, state: 'BA' })?.percent).toBe(100)
})

test('a licence of another category counts 0 and is listed as a reason', () => {
  const result = match(vacancy, { ...ideal, cnh: 'A' })
  expect(result?.percent).toBe(85)
  expect(result?.reasons).toContainEqual({ id: 'cnh', ok: false, value: 'B' })
})

test('pay slightly below the desired salary counts half, far below counts 0', () => {
  expect(match(vacancy, { ...ideal, desiredSalaryCents: 280_000 })?.percent).toBe(88)
  expect(match(vacancy, { ...ideal, desiredSalaryCents: 400_000 })?.percent).toBe(75)
})

test('facts that the vacancy does not state are left out: pay to be agreed, no shift', () => {
  const sparse = { ...vacancy, salaryCents: null, payment: 'negotiable', shift: null, cnh: 'none' }
  const result = match(sparse, { ...ideal, desiredSalaryCents: 900_000, shifts: [] })
  expect(result).toEqual({
    percent: 100,
    reasons: [
      { id: 'place', ok: true, value: 'Contagem' },
      { id: 'schooling', ok: true, value: 'high-school' },
    ],
  })
})

test('a fact not given counts half and is listed as missing', () => {
  const result = match(vacancy, { ...noFacts, schooling: 'high-school' })
  // 25 counts in full, the other 75 count half.
  expect(result?.percent).toBe(63)
  expect(result?.reasons.filter((r) => r.id === 'facts').map((r) => r.value)).toEqual([
    'place',
    'salary',
    'cnh',
    'shift',
  ])
})

test('the shift is listed as a reason with weight 0, as in the index', () => {
  const result = match(vacancy, { ...ideal, shifts: ['morning'] })
  expect(result?.percent).toBe(100)
  expect(result?.reasons).toContainEqual({ id: 'shift', ok: false, value: '6x1' })
})

test('the match is constant between two pay steps', () => {
  const percent = (salaryCents: number) => match({ ...vacancy, salaryCents }, ideal)?.percent
  const [near = 0, desired = 0] = scoreSteps(ideal, new Map()).salaryCents
  expect([near, desired]).toEqual([195_500, 230_000])
  expect(percent(near)).toBe(percent(desired - 1))
  expect(percent(0)).toBe(percent(near - 1))
  expect(percent(desired)).toBe(percent(9_000_000))
  expect(new Set([percent(0), percent(near), percent(desired)]).size).toBe(3)
  expect(scoreSteps({ ...ideal, desiredSalaryCents: null }, new Map()).salaryCents).toEqual([])
})

test('a nearer place never matches worse, and distances in one band match equally', () => {
  const percent = (km: number) =>
    match(vacancy, { ...ideal, municipalityCode: betim, kmTo: () => km })?.percent ?? 0
  fc.assert(
    fc.property(fc.nat(130), fc.nat(130), (a, b) => {
      const [near, far] = [Math.min(a, b), Math.max(a, b)]
      expect(percent(near)).toBeGreaterThanOrEqual(percent(far))
      expect(distanceBandOf(a) !== distanceBandOf(b) || percent(a) === percent(b)).toBe(true)
    }),
  )
  expect(percent(0)).toBe(100)
})

test('for any facts the match is deterministic and between 0 and 100', () => {
  const person = fc.record<MatchPerson>({
    municipalityCode: fc.constantFrom(null, contagem, betim),
    kmTo: fc.option(fc.nat(150)).map((km) => () => km),
    desiredSalaryCents: fc.option(fc.nat(2_000_000)),
    schooling: fc.constantFrom(undefined, ...schoolings),
    cnh: fc.constantFrom(undefined, ...cnhCategories),
    state: fc.constantFrom(undefined, ...states),
    shifts: fc.option(fc.subarray([...shifts]), { nil: undefined }),
  })
  const anyVacancy = fc.record<MatchVacancy>({
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
    fc.property(anyVacancy, person, (v, p) => {
      const result = match(v, p)
      expect(match(v, p)).toEqual(result)
      if (!result) return
      expect(result.percent).toBeGreaterThanOrEqual(0)
      expect(result.percent).toBeLessThanOrEqual(100)
      const hasNegative = result.reasons.some((r) => !r.ok && r.id !== 'facts')
      // Without a negative reason, the result is at least that of missing facts only.
      expect(hasNegative || result.percent >= 50).toBe(true)
    }),
  )
})

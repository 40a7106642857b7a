import { workValues, type WorkValue } from '@trilha/contracts/selfAssessments/scales'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  affinityOf,
  companyProfile,
  discardReasonsOf,
  missingPortraits,
  scoreValues,
  type Profile,
} from './values.score.ts'
import { valuesV1 as keys } from './values.v1.ts'

const portraits = workValues.flatMap((scale) => keys.scales[scale])

/** Three answers for each value, and the expected answers of the directed items. */
function answers(answersOf: (scale: WorkValue) => readonly [number, number, number]) {
  const values: Record<string, number> = Object.fromEntries(keys.directed)
  for (const scale of workValues)
    keys.scales[scale].forEach((item, i) => (values[item] = answersOf(scale)[i] ?? 0))
  return values
}

test('a case calculated by hand: two extreme values, the others in the middle', () => {
  const values = answers((scale) =>
    scale === 'benevolence' ? [6, 6, 5] : scale === 'power' ? [1, 2, 1] : [4, 4, 4],
  )
  const scores = scoreValues(keys, values)
  // The mean of all answers is (17 + 4 + 8·12)/30 = 117/30 = 3.9
  expect(scores.raw).toMatchObject({ benevolence: 17 / 3, power: 4 / 3, security: 4 })
  expect(scores.centred.benevolence).toBeCloseTo(17 / 3 - 3.9, 10)
  expect(scores.centred.power).toBeCloseTo(4 / 3 - 3.9, 10)
  expect(scores.centred.security).toBeCloseTo(0.1, 10)
  // Openness 0.1; self-enhancement (0.1 − 2.5667)/2; self-transcendence (1.7667 + 0.1)/2.
  expect(scores.axes.x).toBeCloseTo(0, 10)
  expect(scores.axes.y).toBeCloseTo(0.93333 + 1.23333, 4)
})

test('with a missing answer, a value is the mean of the other two', () => {
  const values = answers(() => [4, 4, 1])
  delete values[keys.scales.security[2] ?? '']
  expect(scoreValues(keys, values).raw.security).toBe(4)
})

test('centred values sum to 0 and stay within 5', () => {
  const record = fc
    .array(fc.integer({ min: 1, max: 6 }), { minLength: 30, maxLength: 30 })
    .map((list) => Object.fromEntries(portraits.map((item, i) => [item, list[i] ?? 3])))
  fc.assert(
    fc.property(record, (values) => {
      const { centred } = scoreValues(keys, values)
      expect(workValues.reduce((sum, scale) => sum + centred[scale], 0)).toBeCloseTo(0, 9)
      expect(Math.max(...workValues.map((scale) => Math.abs(centred[scale])))).toBeLessThanOrEqual(
        5,
      )
    }),
    { numRuns: 60 },
  )
})

describe('a record without a result', () => {
  const varied = () => answers((scale) => (workValues.indexOf(scale) % 2 ? [3, 4, 5] : [2, 5, 4]))

  test('has more than three missing answers, or two missing answers for one value', () => {
    const gaps = (items: readonly string[]) => {
      const values = varied()
      for (const item of items) delete values[item]
      return missingPortraits(keys, values)
    }
    const firsts = workValues.map((scale) => keys.scales[scale][0] ?? '')
    expect(gaps(firsts.slice(0, 3))).toEqual([])
    expect(gaps(firsts.slice(0, 4))).toEqual(firsts.slice(0, 4))
    expect(gaps(keys.scales.power.slice(0, 2))).toEqual(keys.scales.power.slice(0, 2))
  })

  test('has 24 of 30 equal answers or a wrong directed answer; 23 are allowed', () => {
    const same = (count: number) => {
      const values = varied()
      portraits.forEach((item, i) => (values[item] = i < count ? 4 : 1 + (i % 3)))
      return discardReasonsOf(keys, values)
    }
    expect(same(23)).toEqual([])
    expect(same(24)).toEqual(['same-answer'])
    for (const [item, answer] of keys.directed)
      expect(discardReasonsOf(keys, { ...varied(), [item]: answer === 1 ? 2 : 1 })).toEqual([
        'directed',
      ])
    expect(discardReasonsOf(keys, varied())).toEqual([])
  })
})

describe('affinity and company profiles', () => {
  const shape = (...list: number[]): Profile =>
    Object.fromEntries(workValues.map((scale, i) => [scale, list[i] ?? 0])) as Profile
  const mine = shape(1, 1, 0, 0, 0, 0, 0, 0, -1, -1)

  test('bands follow the correlation, and the distance is Euclidean', () => {
    expect(affinityOf(mine, mine)).toMatchObject({ d: 0, band: 'high' })
    expect(affinityOf(mine, mine).r).toBeCloseTo(1, 10)
    const other = affinityOf(mine, shape(-1, -1, 0, 0, 0, 0, 0, 0, 1, 1))
    expect(other.r).toBeCloseTo(-1, 10)
    expect(other.d).toBe(4)
    expect(other.band).toBe('different')
    // A partly similar profile, calculated by hand:
    const between = affinityOf(mine, shape(1, 0, 1, -1, 1, -1, 0, 0, 0, -1))
    // Σab = 1 + 1 = 2; Σaa = 4, Σbb = 6; r = 2/√24 = 0.408
    expect(between.r).toBeCloseTo(2 / Math.sqrt(24), 10)
    expect(between.band).toBe('partial')
  })

  test('fewer than five raters give a declared profile; five or more must agree', () => {
    expect(companyProfile([])).toBeNull()
    expect(companyProfile([mine, mine])).toMatchObject({ source: 'declared', agreement: null })
    const five = Array.from({ length: 5 }, () => ({ ...mine }))
    expect(companyProfile(five)?.source).toBe('rated')
    expect(companyProfile(five)?.agreement).toBeCloseTo(1, 10)
    const disagreeing = [
      mine,
      shape(-1, 1),
      shape(0, 0, 1, -1),
      shape(0, 0, 0, 0, 1, -1),
      shape(0, 0, 0, 0, 0, 0, 1, -1),
    ]
    expect(companyProfile(disagreeing)).toBeNull()
  })
})

import { expect, test } from 'vitest'
import { competencyRecovery, crowd, flagged, level, meanOf, valuesRecovery } from './measure.ts'

/** Targets of the scoring, for 2,000 simulated people who are the same in every run. */

const people = crowd(2000, 20261121)
const honest = people.filter(({ style }) => style === 'honest')
const random = people.filter(({ style }) => style === 'random')

test('scores of honest people correlate with their traits', () => {
  expect(meanOf(competencyRecovery(honest), 'r')).toBeGreaterThanOrEqual(0.85)
  expect(meanOf(valuesRecovery(honest), 'r')).toBeGreaterThanOrEqual(0.75)
})

test('random responders are flagged, honest people only rarely', () => {
  const [ofRandom, ofHonest] = [flagged(random), flagged(honest)]
  expect(Math.min(ofRandom.competency, ofRandom.values)).toBeGreaterThanOrEqual(0.9)
  expect(Math.max(ofHonest.competency, ofHonest.values)).toBeLessThanOrEqual(0.05)
})

test('acquiescent people score at the level of honest ones, and traits are still measured', () => {
  const acquiescent = people.filter(({ style }) => style === 'acquiescent')
  expect(Math.abs(level(acquiescent).mean - level(honest).mean)).toBeLessThan(3)
  expect(meanOf(competencyRecovery(acquiescent), 'r')).toBeGreaterThanOrEqual(0.8)
})

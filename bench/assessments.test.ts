import { expect, test } from 'vitest'
import {
  competencyRecovery,
  crowd,
  flagged,
  level,
  meanOf,
  valuesRecovery,
} from './assessments.measure.ts'

/** The targets of issue 3, on the same 2,000 people each time: this is arithmetic, no timing. */

const people = crowd(2000, 20261121)
const honest = people.filter(({ style }) => style === 'honest')
const random = people.filter(({ style }) => style === 'random')

test('scores tell the traits of honest people', () => {
  expect(meanOf(competencyRecovery(honest), 'r')).toBeGreaterThanOrEqual(0.85)
  expect(meanOf(valuesRecovery(honest), 'r')).toBeGreaterThanOrEqual(0.75)
})

test('who answers by chance is flagged, who is honest hardly ever', () => {
  const [chance, candid] = [flagged(random), flagged(honest)]
  expect(Math.min(chance.competency, chance.values)).toBeGreaterThanOrEqual(0.9)
  expect(Math.max(candid.competency, candid.values)).toBeLessThanOrEqual(0.05)
})

test('who agrees to everything comes out at the level of the honest, with the traits still told', () => {
  const acquiescent = people.filter(({ style }) => style === 'acquiescent')
  expect(Math.abs(level(acquiescent).mean - level(honest).mean)).toBeLessThan(3)
  expect(meanOf(competencyRecovery(acquiescent), 'r')).toBeGreaterThanOrEqual(0.8)
})

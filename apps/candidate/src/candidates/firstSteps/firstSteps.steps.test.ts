import { expect, test } from 'vitest'
import { stepOf, stepsAround } from './firstSteps.steps.ts'

test('an address names a step; anything else is the first one', () => {
  expect(stepOf('place')).toBe('place')
  expect(stepOf(null)).toBe('work')
  expect(stepOf('pay')).toBe('work')
})

test('the steps follow each other', () => {
  expect(stepsAround('work')).toEqual({ before: null, after: 'place' })
  expect(stepsAround('place')).toEqual({ before: 'work', after: 'cv' })
  expect(stepsAround('cv')).toEqual({ before: 'place', after: null })
})

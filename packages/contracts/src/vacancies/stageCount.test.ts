import { expect, test } from 'vitest'
import { reachedStage, stageCount } from './stageCount.ts'

const stages = (...states: string[]) => states.map((state) => ({ state }))

test('a trail counts the same stages as its vacancy', () => {
  const five = stages('approved', 'submitted', 'locked', 'locked', 'locked')
  expect(stageCount(five)).toBe(5)
  expect(reachedStage(five)).toEqual({ number: 2, count: 5 })
})

test('the first stage is 1, and the last one stays the last when all are passed', () => {
  expect(reachedStage(stages('open', 'locked'))).toEqual({ number: 1, count: 2 })
  expect(reachedStage(stages('locked', 'locked'))).toEqual({ number: 1, count: 2 })
  expect(reachedStage(stages('approved', 'skipped'))).toEqual({ number: 2, count: 2 })
})

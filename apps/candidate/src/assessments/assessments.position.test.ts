import { expect, test } from 'vitest'
import { firstUnansweredIndex, stepParamOf, stepIndexOf, resumeAt } from './assessments.position.ts'

test.each([
  ['1', 0],
  ['5', 4],
  ['review', 5],
  ['6', null],
  ['0', null],
  ['-1', null],
  ['1e0', null],
  [null, null],
])('the address %s is step %s', (param, index) => {
  expect(stepIndexOf(param, 5)).toBe(index)
})

test('each step has a name that is parsed back to it', () => {
  for (let index = 0; index <= 5; index++) expect(stepIndexOf(stepParamOf(index, 5), 5)).toBe(index)
  expect(stepParamOf(5, 5)).toBe('review')
})

const steps = (...done: boolean[]) => done.map((one, i) => ({ id: `s${i}`, done: one }))

test('resumes at the last question shown, or at the first one not answered', () => {
  const half = steps(true, false, true, false)
  expect(firstUnansweredIndex(half)).toBe(1)
  expect(resumeAt(half, { begun: true, stored: null })).toBe(1)
  expect(resumeAt(half, { begun: true, stored: 's2' })).toBe(2)
  expect(resumeAt(half, { begun: true, stored: 'a question of long ago' })).toBe(1)
  expect(resumeAt(steps(true, true), { begun: true, stored: null })).toBe(2)
})

test('a new test starts at its first question, even if the profile already answers it', () => {
  expect(resumeAt(steps(true, false), { begun: false, stored: null })).toBe(0)
})

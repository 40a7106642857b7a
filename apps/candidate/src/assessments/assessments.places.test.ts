import { expect, test } from 'vitest'
import { firstOpen, nameOf, placeOf, resumeAt } from './assessments.places.ts'

test.each([
  ['1', 0],
  ['5', 4],
  ['review', 5],
  ['6', null],
  ['0', null],
  ['-1', null],
  ['1e0', null],
  [null, null],
])('the address %s names place %s', (param, place) => {
  expect(placeOf(param, 5)).toBe(place)
})

test('each place has a name that leads back to it', () => {
  for (let place = 0; place <= 5; place++) expect(placeOf(nameOf(place, 5), 5)).toBe(place)
  expect(nameOf(5, 5)).toBe('review')
})

const steps = (...done: boolean[]) => done.map((one, i) => ({ id: `s${i}`, done: one }))

test('somebody comes back to where they were, else to the first question that is not done', () => {
  const half = steps(true, false, true, false)
  expect(firstOpen(half)).toBe(1)
  expect(resumeAt(half, { begun: true, kept: null })).toBe(1)
  expect(resumeAt(half, { begun: true, kept: 's2' })).toBe(2)
  expect(resumeAt(half, { begun: true, kept: 'a question of long ago' })).toBe(1)
  expect(resumeAt(steps(true, true), { begun: true, kept: null })).toBe(2)
})

test('a test not begun starts at its first question, which the profile may answer already', () => {
  expect(resumeAt(steps(true, false), { begun: false, kept: null })).toBe(0)
})

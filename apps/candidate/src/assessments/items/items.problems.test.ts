import type { AnswerValue, ItemKind, ItemLimits } from '@trilha/contracts/assessments/items'
import { expect, test } from 'vitest'
import { isTooLong, problemOf } from './items.problems.ts'

const item = (kind: ItemKind, limits: ItemLimits = {}, required = true) => ({
  kind,
  limits,
  required,
})
const essay = (text: string): AnswerValue => ({ kind: 'essay', text })
const number = (value: number): AnswerValue => ({ kind: 'number', number: value })
const date = (day: string): AnswerValue => ({ kind: 'date', date: day })

test('a required question without an answer has a problem, an optional one does not', () => {
  expect(problemOf(item('single'), null)).toEqual({ id: 'required' })
  expect(problemOf(item('single', {}, false), null)).toBeNull()
  expect(problemOf(item('essay'), essay('  \n'))).toEqual({ id: 'required' })
  expect(problemOf(item('essay', { minLength: 5 }, false), essay(' '))).toBeNull()
})

test('a letter with an accent and an emoji count as one character each', () => {
  expect(problemOf(item('essay', { minLength: 5 }), essay(' abc '))).toEqual({
    id: 'short',
    count: 2,
  })
  expect(problemOf(item('essay', { minLength: 5 }), essay('açãoé'))).toBeNull()
  // A flag and a family emoji: two characters, but many code units.
  expect(isTooLong(item('text', { maxLength: 2 }), '🇧🇷👨‍👩‍👧')).toBe(false)
  expect(isTooLong(item('text', { maxLength: 2 }), 'abc')).toBe(true)
  expect(problemOf(item('text', { maxLength: 2 }), null, 'abcd')).toEqual({ id: 'long', count: 2 })
})

test('numbers and dates must be within their limits, inclusive', () => {
  const bounds = item('number', { min: 0, max: 10 })
  expect(problemOf(bounds, number(0))).toBeNull()
  expect(problemOf(bounds, number(10))).toBeNull()
  expect(problemOf(bounds, number(10.5))).toEqual({ id: 'range' })
  expect(problemOf(bounds, null, '12a')).toEqual({ id: 'number' })
  const days = item('date', { earliest: '2026-01-01' })
  expect(problemOf(days, date('2026-01-01'))).toBeNull()
  expect(problemOf(days, date('2025-12-31'))).toEqual({ id: 'range' })
})

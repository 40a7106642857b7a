import { expect, test } from 'vitest'
import type { VacancyContent } from '@trilha/contracts/vacancies/content'
import { isWithin, moved, valueAt, withValue } from './content.fields.ts'

const content = {
  roleName: 'Caixa',
  stages: [{ title: 'Um', items: [{ prompt: 'a' }, { prompt: 'b' }] }, { title: 'Dois' }],
  salary: null,
} as unknown as VacancyContent

test('a field is found by its name; a missing one is undefined', () => {
  expect(valueAt(content, 'stages.0.items.1.prompt')).toBe('b')
  expect(valueAt(content, 'salary.minCents')).toBeUndefined()
  expect(valueAt(content, 'stages.7.title')).toBeUndefined()
})

test('a new value copies only the objects that contain it', () => {
  const next = withValue(content, 'stages.0.items.1.prompt', 'c')
  expect(valueAt(next, 'stages.0.items.1.prompt')).toBe('c')
  expect(valueAt(content, 'stages.0.items.1.prompt')).toBe('b')
  expect(next.stages[1]).toBe(content.stages[1])
  expect(Array.isArray(next.stages[0]?.items)).toBe(true)
})

test('when an entry moves, the other entries keep their order', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
})

test('a field is within itself and its parents, not in a field with the same prefix', () => {
  expect(isWithin('stages.1.title', 'stages.1')).toBe(true)
  expect(isWithin('stages.1', 'stages.1')).toBe(true)
  expect(isWithin('stages.10.title', 'stages.1')).toBe(false)
})

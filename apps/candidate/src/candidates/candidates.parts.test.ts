import { expect, test } from 'vitest'
import { neighbours, partOf } from './candidates.parts.ts'

test('the address names a section; an unknown one is the first', () => {
  expect(partOf('skills')).toBe('skills')
  expect(partOf('file')).toBe('file')
  expect(partOf('whatever')).toBe('personal')
  expect(partOf(null)).toBe('personal')
})

test('sections have neighbours in order', () => {
  expect(neighbours('personal')).toEqual({ previous: null, next: 'about' })
  expect(neighbours('video')).toEqual({ previous: 'languages', next: 'wanted' })
  expect(neighbours('inclusion')).toEqual({ previous: 'wanted', next: null })
  expect(neighbours('file')).toEqual({ previous: null, next: 'personal' })
})

import { expect, test } from 'vitest'
import { neighbours, partOf } from './candidates.parts.ts'

test('partOf returns the section of that name, or the first section for an unknown name', () => {
  expect(partOf('skills')).toBe('skills')
  expect(partOf('file')).toBe('file')
  expect(partOf('whatever')).toBe('personal')
  expect(partOf(null)).toBe('personal')
})

test('neighbours returns the previous and the next section', () => {
  expect(neighbours('personal')).toEqual({ previous: null, next: 'about' })
  expect(neighbours('video')).toEqual({ previous: 'languages', next: 'wanted' })
  expect(neighbours('inclusion')).toEqual({ previous: 'wanted', next: null })
  expect(neighbours('file')).toEqual({ previous: null, next: 'personal' })
})

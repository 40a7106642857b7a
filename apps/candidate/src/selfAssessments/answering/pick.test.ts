import { expect, test } from 'vitest'
import { isComplete, picked, pickedByKey } from './pick.ts'

const none = { most: null, least: null }

test('a statement cannot be most and least like the candidate: the newer choice wins', () => {
  const most = picked(none, 'most', 'a')
  expect(most).toEqual({ most: 'a', least: null })
  expect(picked(most, 'least', 'a')).toEqual({ most: null, least: 'a' })
  expect(picked({ most: 'a', least: 'b' }, 'most', 'b')).toEqual({ most: 'b', least: null })
  expect(picked({ most: 'a', least: 'b' }, 'most', 'c')).toEqual({ most: 'c', least: 'b' })
})

test('number keys choose the most, then the least, then start again', () => {
  const first = pickedByKey(none, 'a')
  const second = pickedByKey(first, 'b')
  expect(first).toEqual({ most: 'a', least: null })
  expect(second).toEqual({ most: 'a', least: 'b' })
  expect(isComplete(second)).toBe(true)
  expect(pickedByKey(second, 'b')).toEqual({ most: 'b', least: null })
})

test('the same key twice leaves one choice, never both', () => {
  expect(pickedByKey(pickedByKey(none, 'a'), 'a')).toEqual({ most: null, least: 'a' })
})

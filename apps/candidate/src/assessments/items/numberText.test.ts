import fc from 'fast-check'
import { languages } from '@trilha/contracts/shared/languages'
import { expect, test } from 'vitest'
import { decimalsOf, numberOf, numberText } from './numberText.ts'

test.each([
  ['12', 12],
  ['3,5', 3.5],
  ['3.5', 3.5],
  ['1.500', 1500],
  ['1.234.567,89', 1234567.89],
  ['-7', -7],
  [' 12 ', 12],
  ['2150,00', 2150],
  ['', null],
  ['12a', null],
  ['1,2,3', null],
  ['1e5', null],
  ['Infinity', null],
])('parses %s as %s in Portuguese', (text, value) => {
  expect(numberOf(text, 'pt-BR')).toBe(value)
})

test('in English the comma groups thousands', () => {
  expect(numberOf('1,500', 'en')).toBe(1500)
  expect(numberOf('1.5', 'en')).toBe(1.5)
})

test('parses back what was formatted for a field, in each language', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -(10 ** 9), max: 10 ** 9 }),
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom(...languages),
      (whole, places, language) => {
        const value = whole / 10 ** places
        expect(numberOf(numberText(value, language), language)).toBe(value)
      },
    ),
    { numRuns: 100 },
  )
})

test('counts decimals', () => {
  expect(decimalsOf(12)).toBe(0)
  expect(decimalsOf(2.25)).toBe(2)
  expect(decimalsOf(0.0000001)).toBe(7)
})

import { expect, test } from 'vitest'
import { centsOf, maskedCep, maskedCpf, maskedPhone, webAddress } from './candidates.masks.ts'

test('formats complete documents, leaves incomplete input unchanged', () => {
  expect(maskedCpf('52998224725')).toBe('529.982.247-25')
  expect(maskedCpf('5299822472')).toBe('5299822472')
  expect(maskedCpf('')).toBe('')
  expect(maskedPhone('+5531987654321')).toBe('(31) 98765-4321')
  expect(maskedPhone('3133334444')).toBe('(31) 3333-4444')
  expect(maskedPhone('31 9876')).toBe('31 9876')
  expect(maskedCep('32040000')).toBe('32040-000')
  expect(maskedCep('320')).toBe('320')
})

test('an address may be typed without its scheme', () => {
  expect(webAddress(' linkedin.com/in/ju ')).toBe('https://linkedin.com/in/ju')
  expect(webAddress('http://ju.example')).toBe('http://ju.example')
  expect(webAddress('javascript:alert(1)')).toBe('javascript:alert(1)')
  expect(webAddress('  ')).toBe('')
})

test.each([
  ['2100', 210_000],
  ['2.100', 210_000],
  ['R$ 2.100,5', 210_050],
  ['1.234.567,89', 123_456_789],
  ['', null],
  ['dois mil', Number.NaN],
  ['2.10', Number.NaN],
])('%s is %s cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents)
})

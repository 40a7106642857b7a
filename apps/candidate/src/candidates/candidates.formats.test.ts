import { expect, test } from 'vitest'
import { centsOf, formatCep, formatCpf, formatPhone, webAddress } from './candidates.formats.ts'

test('formats complete documents, leaves incomplete input unchanged', () => {
  expect(formatCpf('52998224725')).toBe('529.982.247-25')
  expect(formatCpf('5299822472')).toBe('5299822472')
  expect(formatCpf('')).toBe('')
  expect(formatPhone('+5531987654321')).toBe('(31) 98765-4321')
  expect(formatPhone('3133334444')).toBe('(31) 3333-4444')
  expect(formatPhone('31 9876')).toBe('31 9876')
  expect(formatCep('32040000')).toBe('32040-000')
  expect(formatCep('320')).toBe('320')
})

test('webAddress adds https:// only when the scheme is missing', () => {
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

import { expect, test } from 'vitest'
import { isCnpj, normalizeCnpj, formatCnpj } from './documents.ts'

// Test vectors of docs/domain/documents.md#cnpj
test.each(['12.ABC.345/01DE-35', '11.222.333/0001-81', '23.514.668/0001-52', '12abc34501de35'])(
  'a valid CNPJ: %s',
  (cnpj) => expect(isCnpj(cnpj)).toBe(true),
)

test.each([
  '12.ABC.345/01DE-36',
  '11.222.333/0001-80',
  '00.000.000/0000-00',
  '11.222.333/0001-8A',
  '11222333000',
  '',
])('an invalid CNPJ: %s', (cnpj) => expect(isCnpj(cnpj)).toBe(false))

test('the stored form of a CNPJ is in upper case, without punctuation', () => {
  expect(normalizeCnpj('12.abc.345/01de-35')).toBe('12ABC34501DE35')
})

test('a CNPJ is displayed with punctuation; any other text stays unchanged', () => {
  expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35')
  expect(formatCnpj('123')).toBe('123')
})

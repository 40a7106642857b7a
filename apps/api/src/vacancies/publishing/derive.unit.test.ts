import { expect, test } from 'vitest'
import {
  expectedDaysOf,
  keywordsOf,
  minAgeOf,
  monthlyCents,
  paymentBandOf,
  slugOf,
} from './derive.ts'

test('the pay band comes from the upper end of the range; its upper bound is excluded', () => {
  expect(
    paymentBandOf(monthlyCents({ minCents: 215_000, maxCents: 248_000, unit: 'month' }, 44)),
  ).toBe('2000-2500')
  expect(paymentBandOf(159_999)).toBe('0-1600')
  expect(paymentBandOf(160_000)).toBe('1600-1800')
  expect(paymentBandOf(1_500_000)).toBe('15000-')
  expect(paymentBandOf(null)).toBe('negotiable')
})

test('pay per hour, day, week and year is converted to pay per month', () => {
  expect(monthlyCents({ minCents: null, maxCents: 1_000, unit: 'hour' }, 44)).toBe(220_000)
  expect(monthlyCents({ minCents: null, maxCents: 1_000, unit: 'hour' }, 30)).toBe(150_000)
  expect(monthlyCents({ minCents: 10_000, maxCents: null, unit: 'day' }, null)).toBe(220_000)
  expect(monthlyCents({ minCents: 30_000, maxCents: 60_000, unit: 'week' }, null)).toBe(260_000)
  expect(monthlyCents({ minCents: null, maxCents: 6_000_000, unit: 'year' }, null)).toBe(500_000)
  expect(monthlyCents(null, 44)).toBeNull()
})

const plain = { contractType: 'clt', shift: null, cnh: 'none', hazardous: false } as const

test('the minimum age depends on contract, shift, driving licence and hazards', () => {
  expect(minAgeOf(plain)).toBe(16)
  expect(minAgeOf({ ...plain, contractType: 'apprentice' })).toBe(14)
  expect(minAgeOf({ ...plain, contractType: 'internship' })).toBe(16)
  expect(minAgeOf({ ...plain, contractType: 'domestic' })).toBe(18)
  expect(minAgeOf({ ...plain, shift: 'night' })).toBe(18)
  expect(minAgeOf({ ...plain, contractType: 'apprentice', hazardous: true })).toBe(18)
  expect(minAgeOf({ ...plain, cnh: 'B' })).toBe(18)
  expect(minAgeOf({ ...plain, cnh: 'AD' })).toBe(21)
})

test('slugs are readable and have no gender endings', () => {
  expect(slugOf('Assistente de atendimento ao cliente', 'Contagem')).toBe(
    'assistente-de-atendimento-ao-cliente-contagem',
  )
  expect(slugOf('Vendedor(a) de calçados', 'São Luís')).toBe('vendedor-de-calcados-sao-luis')
  expect(slugOf('Cozinheiro/a', "Alta Floresta D'Oeste")).toBe('cozinheiro-alta-floresta-d-oeste')
  expect(slugOf('Desenvolvimento Java', null)).toBe('desenvolvimento-java-home-office')
})

test('key words are unique, without tags and stop words', () => {
  expect(
    keywordsOf([
      '<p>Você vai operar a <strong>empilhadeira</strong> &amp; conferir notas.</p>',
      'Operar empilhadeira',
    ]),
  ).toBe('vai operar empilhadeira conferir notas')
})

test("expected days add up the person's and the company's days", () => {
  expect(
    expectedDaysOf([
      { kind: 'requirements', days: 5, answerDays: 1 },
      { kind: 'company', days: 10, answerDays: 4 },
      { kind: 'company', days: 7, answerDays: 3 },
    ]),
  ).toBe(13)
})

import { describe, expect, test } from 'vitest'
import * as format from './format.ts'

describe('Portuguese patterns of the specification, section 9', () => {
  test('a day, a moment, a month', () => {
    expect(format.formatDay('2026-11-21', 'pt-BR')).toBe('21/11/2026')
    expect(format.formatDateTime(new Date(2026, 10, 21, 15, 30), 'pt-BR')).toBe(
      '21/11/2026 às 15:30',
    )
    expect(format.formatMonth('2026-11-21', 'pt-BR')).toBe('nov. de 2026')
  })

  test.each([
    [30, '1 minuto'],
    [12 * 60, '12 minutos'],
    [60 * 60, 'cerca de 1 hora'],
    [3 * 86_400, '3 dias'],
  ])('%d seconds ago, without prefix or suffix', (seconds, words) => {
    const now = new Date('2026-11-21T12:00:00Z')
    const then = new Date(now.getTime() - seconds * 1000)
    expect(format.formatElapsed(then, 'pt-BR', now)).toBe(words)
  })

  test('money shows cents only where there are any', () => {
    expect(format.formatMoney(215_000, 'pt-BR').replaceAll(/\s/g, ' ')).toBe('R$ 2.150')
    expect(format.formatMoney(215_050, 'pt-BR').replaceAll(/\s/g, ' ')).toBe('R$ 2.150,50')
  })
})

test('a short day as each language writes it', () => {
  expect(format.formatShortDay('2026-11-12', 'pt-BR')).toBe('12 nov')
  expect(format.formatShortDay('2026-11-12', 'en')).toBe('Nov 12')
  expect(format.formatShortDay('2026-11-12', 'de')).toBe('12. Nov')
  expect(format.formatShortDay('2026-11-12', 'fr')).toBe('12 nov')
})

test('days until a day count by calendar, past ones below zero', () => {
  const now = new Date(2026, 10, 21, 23, 50)
  expect(format.daysUntil('2026-11-21', now)).toBe(0)
  expect(format.daysUntil('2026-11-22', now)).toBe(1)
  expect(format.daysUntil('2026-11-19', now)).toBe(-2)
})

import { describe, expect, test } from 'vitest'
import * as format from './format.ts'

describe('Portuguese patterns of the specification, section 9', () => {
  test('day, date with time, month', () => {
    expect(format.formatDay('2026-11-21', 'pt-BR')).toBe('21/11/2026')
    expect(format.formatDateTime(new Date(2026, 10, 21, 15, 30), 'pt-BR')).toBe(
      '21/11/2026 às 15:30',
    )
    expect(format.formatMonth('2026-11-21', 'pt-BR')).toBe('nov. de 2026')
    expect(format.formatMonth('2026-11', 'pt-BR')).toBe('nov. de 2026')
    expect(format.formatMonth('2026', 'pt-BR')).toBe('2026')
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

  test('money shows cents only if there are any', () => {
    expect(format.formatMoney(215_000, 'pt-BR').replaceAll(/\s/g, ' ')).toBe('R$ 2.150')
    expect(format.formatMoney(215_050, 'pt-BR').replaceAll(/\s/g, ' ')).toBe('R$ 2.150,50')
  })
})

describe('a deadline', () => {
  const at = '2026-11-27T02:59:59Z'
  const deadline = (language: 'pt-BR' | 'en' | 'de' | 'fr', zone: string) =>
    format.formatDeadline(at, language, zone)

  test('writes the time as each language does', () => {
    expect(deadline('pt-BR', 'America/Sao_Paulo')).toBe('quinta, 26 de novembro, às 23h59')
    expect(deadline('en', 'America/Sao_Paulo')).toBe('Thursday, November 26, at 23:59')
    expect(deadline('de', 'America/Sao_Paulo')).toBe('Donnerstag, 26. November, um 23:59')
    expect(deadline('fr', 'America/Sao_Paulo')).toBe('jeudi 26 novembre, à 23:59')
  })

  test("in Brazil names the reader's time zone only if its time differs from Brasília's", () => {
    expect(deadline('pt-BR', 'America/Manaus')).toMatch(
      /^quinta, 26 de novembro, às 22h59, Horário .*Amazonas$/,
    )
    expect(deadline('pt-BR', 'America/Bahia')).toBe('quinta, 26 de novembro, às 23h59')
  })

  test("elsewhere is in Brasília's time, with its name", () => {
    for (const zone of ['Europe/Lisbon', 'Asia/Tokyo', 'UTC', 'America/Argentina/Buenos_Aires'])
      expect(deadline('pt-BR', zone)).toMatch(
        /^quinta, 26 de novembro, às 23h59, Horário .*Brasília$/,
      )
    expect(deadline('en', 'Europe/Lisbon')).toMatch(/^Thursday, November 26, at 23:59, Bras.*Time$/)
  })

  test('counts the days of the zone in which it is shown', () => {
    const left = (now: string, zone: string) => format.daysUntil(new Date(at), new Date(now), zone)
    // In Tokyo it is the 27th already.
    expect(left('2026-11-26T20:00:00Z', 'Asia/Tokyo')).toBe(0)
    expect(left('2026-11-25T12:00:00Z', 'Europe/Lisbon')).toBe(1)
    // In Manaus the 26th lasts an hour longer than in Brasília.
    expect(left('2026-11-27T03:30:00Z', 'America/Manaus')).toBe(0)
    expect(left('2026-11-27T03:30:00Z', 'America/Sao_Paulo')).toBe(-1)
  })
})

test('writes a range of money as each language does', () => {
  const range = (language: 'pt-BR' | 'en' | 'de' | 'fr', min: number, max: number) =>
    format.formatMoneyRange(min, max, language).replaceAll(/\s/g, ' ')
  expect(range('pt-BR', 215_000, 248_000)).toBe('R$ 2.150 a 2.480')
  expect(range('pt-BR', 740, 900)).toBe('R$ 7,40 a R$ 9')
  expect(range('de', 215_000, 248_000)).toBe('2.150–2.480 R$')
  expect(range('fr', 215_000, 248_000)).toBe('2 150–2 480 R$')
  expect(range('en', 215_000, 248_000)).toBe('R$2,150–R$2,480')
  expect(range('en', 740, 900)).toBe('R$7.40–R$9')
  expect(range('de', 740, 950)).toBe('7,40–9,50 R$')
})

test('writes a short day as each language does', () => {
  expect(format.formatShortDay('2026-11-12', 'pt-BR')).toBe('12 nov')
  expect(format.formatShortDay('2026-11-12', 'en')).toBe('Nov 12')
  expect(format.formatShortDay('2026-11-12', 'de')).toBe('12. Nov')
  expect(format.formatShortDay('2026-11-12', 'fr')).toBe('12 nov')
})

test('the parts of a short date', () => {
  const parts = (language: 'pt-BR' | 'en' | 'de' | 'fr') =>
    Object.values(format.formatDayParts('2026-12-09', language))
  expect(parts('pt-BR')).toEqual(['qua', '9', 'dez'])
  expect(parts('en')).toEqual(['Wed', '9', 'Dec'])
  expect(parts('de')).toEqual(['Mi', '9', 'Dez'])
  expect(parts('fr')).toEqual(['mer', '9', 'déc'])
})

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [67.5, '1:07'],
  [3600, '60:00'],
  [-0.4, '0:00'],
])('%d seconds in whole seconds, as media players show them', (seconds, text) => {
  expect(format.formatMinutesAndSeconds(seconds)).toBe(text)
})

test('counts calendar days until a day, negative for past days', () => {
  const now = new Date(2026, 10, 21, 23, 50)
  expect(format.daysUntil('2026-11-21', now)).toBe(0)
  expect(format.daysUntil('2026-11-22', now)).toBe(1)
  expect(format.daysUntil('2026-11-19', now)).toBe(-2)
})

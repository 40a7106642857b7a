import { expect, test } from 'vitest'
import { shortPlace } from './shortPlace.ts'

test('the state is omitted only for a nearby town', () => {
  expect(shortPlace('Betim, MG', 16)).toBe('Betim')
  expect(shortPlace('Contagem, MG', 0)).toBe('Contagem')
  expect(shortPlace('Ribeirão das Neves, MG', 19)).toBe('Ribeirão das Neves')
  expect(shortPlace('Bom Jesus, RS', 1400)).toBe('Bom Jesus, RS')
  expect(shortPlace('Betim, MG', null)).toBe('Betim, MG')
  expect(shortPlace(null, null)).toBeNull()
})

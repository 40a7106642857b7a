import { randomUUID } from 'node:crypto'
import { applicationStates } from '@trilha/contracts/applications/states'
import { matchThresholds, scoreBands } from '@trilha/contracts/pipeline/board'
import { radii } from '@trilha/contracts/vacancies/enums'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countOf,
  filtersOf,
  layoutOf,
  overlayOf,
  withFilters,
  withLayout,
  withOverlay,
  type Filters,
} from './board.filters.ts'

const someFilters = fc.record<Filters>(
  {
    text: fc
      .string({ minLength: 1, maxLength: 80 })
      .map((text) => text.trim())
      .filter((text) => text.length > 0),
    state: fc.constantFrom(...applicationStates),
    overdue: fc.constant(1 as const),
    review: fc.constant(1 as const),
    band: fc.constantFrom(...scoreBands),
    pcd: fc.constant(1 as const),
    near: fc.constantFrom(...radii),
    match: fc.constantFrom(...matchThresholds),
  },
  { requiredKeys: [] },
)

test('filters survive a round trip through the URL, whose other parameters remain', () => {
  fc.assert(
    fc.property(someFilters, someFilters, (first, filters) => {
      const before = withFilters(new URLSearchParams('etapa=finalist'), first)
      const address = new URLSearchParams(String(withFilters(before, filters)))
      expect(filtersOf(address)).toEqual(filters)
      expect(address.get('etapa')).toBe('finalist')
      expect(countOf(filters)).toBe(Object.keys(filters).length)
    }),
    { numRuns: 50 },
  )
})

test('invalid parameters are ignored', () => {
  const odd =
    'texto=%20&situacao=dancing&atrasadas=2&revisao=&faixa=best&pcd=sim&km=11&combina=101&modo=cinema'
  expect(filtersOf(new URLSearchParams(odd))).toEqual({})
  expect(layoutOf(new URLSearchParams(odd))).toBe('board')
})

test('the URL contains the layout only for the list', () => {
  const list = withLayout(new URLSearchParams(), 'list')
  expect([layoutOf(list), String(list)]).toEqual(['list', 'modo=lista'])
  expect(String(withLayout(list, 'board'))).toBe('')
})

test('the overlay survives a round trip through the URL, and closing removes it', () => {
  const before = new URLSearchParams('etapa=offer&atrasadas=1')
  const ids = Array.from({ length: 3 }, () => randomUUID())
  for (const open of [
    { kind: 'sheet', id: randomUUID() },
    { kind: 'compare', ids },
    null,
  ] as const) {
    const opened = withOverlay(before, open && structuredClone(open as never))
    expect(overlayOf(opened)).toEqual(open)
    expect(String(withOverlay(opened, null))).toBe(String(before))
  }
  for (const odd of ['estado=ficha', 'estado=ficha&pessoa=x', 'estado=comparar&pessoa=1,2'])
    expect(overlayOf(new URLSearchParams(odd))).toBeNull()
})

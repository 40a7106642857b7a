import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pagesShown } from './pagination.pages.ts'

describe('pagesShown', () => {
  it.each([
    [1, 19, [1, 2, 3, 'gap', 19]],
    [2, 19, [1, 2, 3, 'gap', 19]],
    [3, 19, [1, 2, 3, 4, 'gap', 19]],
    [4, 19, [1, 2, 3, 4, 5, 'gap', 19]],
    [10, 19, [1, 'gap', 9, 10, 11, 'gap', 19]],
    [18, 19, [1, 'gap', 17, 18, 19]],
    [19, 19, [1, 'gap', 17, 18, 19]],
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 4, [1, 2, 3, 4]],
  ])('page %i of %i', (page, last, shown) => {
    expect(pagesShown(page, last)).toEqual(shown)
  })

  it('always lists the first, last and current page in order, and hides at least two pages per gap', () => {
    const place = fc
      .integer({ min: 1, max: 5000 })
      .chain((last) =>
        fc.record({ last: fc.constant(last), page: fc.integer({ min: 1, max: last }) }),
      )
    fc.assert(
      fc.property(place, ({ page, last }) => {
        const shown = pagesShown(page, last)
        expect(shown[0]).toBe(1)
        expect(shown.at(-1)).toBe(last)
        expect(shown).toContain(page)
        expect(shown.length).toBeLessThanOrEqual(7)
        const numbers = shown.filter((entry) => entry !== 'gap')
        const jumps = numbers.slice(1).map((now, i) => now - (numbers[i] ?? 0))
        const gaps = shown.filter((entry) => entry === 'gap').length
        expect(jumps.every((jump) => jump === 1 || jump > 2)).toBe(true)
        expect(jumps.filter((jump) => jump > 2)).toHaveLength(gaps)
      }),
    )
  })
})

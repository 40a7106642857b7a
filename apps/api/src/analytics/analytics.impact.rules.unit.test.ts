import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fisher } from './analytics.fisher.ts'
import { compare, mayReplace, groupsToShow, type Cell } from './analytics.impact.rules.ts'

const cell = (entered: number, passed: number): Cell => ({ entered, passed })
const settings = { numRuns: 300 }

describe("Fisher's exact test, two-sided", () => {
  // Published values: lady tasting tea (Agresti, Categorical Data Analysis: 0.4857), convictions of
  // twins (documentation of R's fisher.test: 0.0005367), the textbook table 1 9 / 11 3 (0.002759).
  // The last is 2 / C(20, 10).
  test.each([
    [cell(4, 3), cell(4, 1), 0.485_714_285_7],
    [cell(12, 2), cell(18, 15), 0.000_536_724_1],
    [cell(10, 1), cell(14, 11), 0.002_759_456_2],
    [cell(10, 10), cell(10, 0), 0.000_010_825_1],
  ])('is the published value for %j and %j', (one, other, p) => {
    expect(fisher(one, other)).toBeCloseTo(p, 8)
  })

  const anyCell = fc
    .tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 400 }))
    .map(([entered, passed]) => cell(entered, Math.min(entered, passed)))

  test('is a probability, independent of the order of groups and the counted outcome', () => {
    fc.assert(
      fc.property(anyCell, anyCell, (one, other) => {
        const p = fisher(one, other)
        expect(p).toBeGreaterThan(0)
        expect(p).toBeLessThanOrEqual(1)
        expect(fisher(other, one)).toBeCloseTo(p, 9)
        const inverted = ({ entered, passed }: Cell) => cell(entered, entered - passed)
        expect(fisher(inverted(one), inverted(other))).toBeCloseTo(p, 9)
      }),
      settings,
    )
  })

  test('is 1 for equal groups with equal rates', () => {
    expect(fisher(cell(40, 20), cell(40, 20))).toBeCloseTo(1, 9)
  })
})

describe('groupsToShow and mayReplace', () => {
  const groups = (...cells: [string, number, number][]) =>
    new Map(cells.map(([name, entered, passed]) => [name, cell(entered, passed)]))

  test('hides groups below ten, and a second group if subtraction would reveal the first', () => {
    const judged = cell(100, 50)
    expect(groupsToShow(groups(['a', 40, 20], ['b', 10, 5]), 0, judged)).toEqual(['a', 'b'])
    // A single hidden group of nine could be found by subtraction, so a second group is hidden too.
    expect(groupsToShow(groups(['a', 40, 20], ['b', 20, 9], ['c', 9, 4]), 0, judged)).toEqual([])
    expect(
      groupsToShow(groups(['a', 40, 20], ['b', 20, 9], ['d', 12, 6], ['c', 9, 4]), 0, judged),
    ).toEqual(['a', 'b'])
    expect(groupsToShow(groups(['a', 40, 20], ['b', 20, 9], ['c', 9, 4]), 1, judged)).toEqual([
      'a',
      'b',
    ])
  })

  test('shows nothing if fewer than ten passed or failed, because the company knows their names', () => {
    const two = groups(['a', 40, 3], ['b', 30, 4])
    expect(groupsToShow(two, 0, cell(100, 9))).toEqual([])
    expect(groupsToShow(two, 0, cell(100, 91))).toEqual([])
    expect(groupsToShow(two, 0, cell(100, 10))).toEqual(['a', 'b'])
  })

  test('hides a group that contains everybody who passed', () => {
    expect(groupsToShow(groups(['a', 40, 12], ['b', 30, 0]), 0, cell(100, 12))).toEqual([])
  })

  const counts = fc
    .array(fc.tuple(fc.nat(60), fc.nat(60)), { minLength: 1, maxLength: 5 })
    .map((pairs) =>
      groups(...pairs.map(([n, x], i): [string, number, number] => [`g${i}`, n, Math.min(n, x)])),
    )

  test('never shows, leaves outside or hides only 1 to 9 people', () => {
    fc.assert(
      fc.property(counts, fc.nat(20), fc.nat(80), fc.nat(80), (all, undeclared, others, pass) => {
        const sum = (key: keyof Cell) =>
          [...all.values()].reduce((total, one) => total + one[key], 0)
        const judged = cell(
          sum('entered') + undeclared + others,
          sum('passed') + Math.min(pass, others),
        )
        const shown = groupsToShow(all, undeclared, judged)
        if (shown.length === 0) return
        expect(shown.length).toBeGreaterThan(1)
        const sizes = shown.map((name) => all.get(name)?.entered ?? 0)
        for (const size of sizes) {
          expect(size).toBeGreaterThanOrEqual(10)
          expect(judged.entered - size).toBeGreaterThanOrEqual(10)
        }
        const hidden = sum('entered') + undeclared - sizes.reduce((a, b) => a + b, 0)
        expect(hidden === 0 || hidden >= 10).toBe(true)
      }),
      settings,
    )
  })

  test('replaces counts only after ten more of the group and ten more others', () => {
    const before = { ...cell(20, 10), judged: 60 }
    expect(mayReplace(before, { ...cell(29, 12), judged: 90 })).toBe(false)
    expect(mayReplace(before, { ...cell(30, 12), judged: 79 })).toBe(false)
    expect(mayReplace(before, { ...cell(30, 12), judged: 80 })).toBe(true)
  })
})

describe('compare', () => {
  const findings = (...cells: [string, number, number][]) =>
    [...compare(new Map(cells.map(([name, n, x]) => [name, cell(n, x)])))].map(
      ([name, { ratio, finding }]) => [name, ratio, finding],
    )

  test('combines the four-fifths rule with the probability of chance', () => {
    // 48 of 80 against 12 of 40 (the rates are 60 % and 30 %, as in 29 CFR 1607.4 D).
    expect(findings(['a', 80, 48], ['b', 40, 12])).toEqual([
      ['a', 1, 'reference'],
      ['b', 0.5, 'look'],
    ])
    expect(findings(['a', 50, 25], ['b', 50, 20])).toEqual([
      ['a', 1, 'reference'],
      ['b', 0.8, 'alike'],
    ])
    expect(findings(['a', 40, 20], ['b', 40, 15])).toEqual([
      ['a', 1, 'reference'],
      ['b', 0.75, 'chance'],
    ])
    expect(findings(['a', 80, 48], ['b', 20, 3])).toEqual([
      ['a', 1, 'reference'],
      ['b', 0.25, 'small'],
    ])
    expect(findings(['a', 40, 0], ['b', 40, 0]).map(([, ratio]) => ratio)).toEqual([null, null])
  })
})

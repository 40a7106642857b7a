import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figuresOf, reliabilityOf, type SentTest } from './figures.ts'

const items = ['a', 'b', 'c'].map((id) => ({ id, points: 1 }))

const sent = (points: readonly number[], chosen: Record<string, string[]> = {}): SentTest => ({
  scores: new Map(items.map(({ id }, i) => [id, points[i] ?? 0])),
  chosen: new Map(Object.entries(chosen)),
})

/** Five people, three questions; all figures below were calculated by hand from this table. */
const five = [
  [1, 1, 1],
  [1, 1, 0],
  [1, 0, 0],
  [1, 0, 1],
  [0, 0, 0],
].map((row) => sent(row))

test('difficulty is the mean share of the points', () => {
  const p = items.map((item) => figuresOf(item, items, five, 5).difficulty)
  expect(p).toEqual([0.8, 0.4, 0.4])
})

test('discrimination excludes the question itself', () => {
  // a: rests 2 1 0 1 0, covariance 0.16, variances 0.16 and 0.56: the root of 2/7.
  // b: rests 2 1 1 2 0, covariance 0.12, variances 0.24 and 0.56. c: rests 2 2 1 1 0, the same.
  const r = items.map((item) => figuresOf(item, items, five, 5).discrimination)
  expect(r).toEqual([0.535, 0.327, 0.327])
})

test('KR-20: 3/2 · (1 − 0.64/1.04) = 15/26', () => {
  expect(reliabilityOf(items, five, 5)).toEqual({ kind: 'kr20', value: 0.577, items: 3 })
})

test('alpha with partial points: 2 · (1 − (2/3 + 2)/(14/3)) = 6/7', () => {
  // Variances: 2/3 for a (points 0 1 2), 2 for b (0 3 3), and 14/3 for the totals (0 4 5).
  const two = [
    { id: 'a', points: 2 },
    { id: 'b', points: 3 },
  ]
  const three = [
    [0, 0],
    [1, 3],
    [2, 3],
  ].map((row) => sent(row))
  expect(reliabilityOf(two, three, 3)).toEqual({ kind: 'alpha', value: 0.857, items: 2 })
})

test('with too few people there are only counts', () => {
  const figures = figuresOf(items[0] ?? { id: 'a', points: 1 }, items, five, 6)
  expect(figures).toMatchObject({ people: 5, difficulty: null, discrimination: null, flags: [] })
  expect(reliabilityOf(items, five, 6)).toBeNull()
})

test('counts the people by option, with their mean share of the other points', () => {
  const tests = [
    sent([1, 1, 1], { a: ['x'] }),
    sent([1, 1, 0], { a: ['x'] }),
    sent([0, 0, 1], { a: ['y'] }),
    sent([0, 0, 0]),
  ]
  const figures = figuresOf({ id: 'a', points: 1 }, items, tests, 4)
  expect(figures.options).toEqual(
    new Map([
      ['x', { people: 2, rest: 0.75 }],
      ['y', { people: 1, rest: 0.5 }],
    ]),
  )
  expect(figures.blank).toBe(1)
})

test('flags: too hard, too easy, weak', () => {
  const table = (column: number[], rest: number[]) =>
    column.map((point, i) => sent([point, rest[i] ?? 0, 0]))
  const flags = (column: number[], rest: number[]) =>
    figuresOf({ id: 'a', points: 1 }, items, table(column, rest), 1).flags
  expect(flags([1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0])).toEqual(['too-hard'])
  expect(flags([1, 1, 1], [1, 0, 1])).toEqual(['too-easy'])
  expect(flags([1, 0, 1, 0], [0, 1, 0, 1])).toEqual(['weak'])
  // Exactly 20 % and 95 % give no flag.
  expect(flags([1, 0, 0, 0, 0], [1, 0, 0, 0, 0])).toEqual([])
})

test('there is no reliability for different draws', () => {
  const part: SentTest = { scores: new Map([['a', 1]]), chosen: new Map() }
  expect(reliabilityOf(items, [...five, part], 5)).toBeNull()
  expect(figuresOf({ id: 'b', points: 1 }, items, [...five, part], 5).people).toBe(5)
})

test('difficulty is 0 to 1, discrimination −1 to 1, and reliability at most 1', () => {
  const row = fc.array(fc.constantFrom(0, 0.5, 1), { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (rows) => {
      const tests = rows.map((points) => sent(points))
      for (const item of items) {
        const { difficulty, discrimination } = figuresOf(item, items, tests, 1)
        expect(difficulty).toBeGreaterThanOrEqual(0)
        expect(difficulty).toBeLessThanOrEqual(1)
        expect(Math.abs(discrimination ?? 0)).toBeLessThanOrEqual(1)
      }
      expect(reliabilityOf(items, tests, 1)?.value ?? 0).toBeLessThanOrEqual(1)
    }),
    { numRuns: 100 },
  )
})

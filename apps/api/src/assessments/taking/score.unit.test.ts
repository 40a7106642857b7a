import fc from 'fast-check'
import type { AnswerValue } from '@trilha/contracts/assessments/items'
import { describe, expect, test } from 'vitest'
import type { ItemKey } from '@trilha/contracts/assessments/keys'
import { folded } from '../../language/folded.ts'
import { passes, ratedPoints, scoreItems, shareOfPoints, totalOf } from './score.ts'

const options = (...correct: string[]): ItemKey => ({ kind: 'options', correct })
const chosen = (...ids: string[]): AnswerValue => ({ kind: 'multiple', options: ids })
const number = (correct: number, tolerance: number): ItemKey => ({
  kind: 'number',
  correct,
  tolerance,
})

describe('scores calculated by hand', () => {
  test.each<[string, ItemKey, AnswerValue | null, number | null]>([
    ['all correct', options('a', 'b', 'c'), chosen('c', 'b', 'a'), 1],
    ['two of three', options('a', 'b', 'c'), chosen('a', 'b'), 2 / 3],
    ['two right, one wrong, of three', options('a', 'b', 'c'), chosen('a', 'b', 'd'), 1 / 3],
    ['as many wrong as right', options('a', 'b'), chosen('a', 'c'), 0],
    ['more wrong than right', options('a', 'b'), chosen('a', 'c', 'd'), 0],
    ['all options chosen', options('a'), chosen('a', 'b', 'c', 'd'), 0],
    ['an option chosen twice counts once', options('a', 'b'), chosen('a', 'a'), 1 / 2],
    ['the correct option', options('b'), { kind: 'single', option: 'b' }, 1],
    ['another option', options('b'), { kind: 'single', option: 'a' }, 0],
    ['no answer', options('b'), null, 0],
    ['true', { kind: 'boolean', correct: true }, { kind: 'boolean', yes: true }, 1],
    ['false for true', { kind: 'boolean', correct: true }, { kind: 'boolean', yes: false }, 0],
    ['the exact number', number(12.6, 0), { kind: 'number', number: 12.6 }, 1],
    ['on the upper edge', number(0.2, 0.1), { kind: 'number', number: 0.3 }, 1],
    ['on the lower edge', number(100, 5), { kind: 'number', number: 95 }, 1],
    ['just outside', number(100, 5), { kind: 'number', number: 105.01 }, 0],
    ['negative', number(-3, 0.5), { kind: 'number', number: -3.4 }, 1],
    ['same date', { kind: 'date', correct: '2026-09-07' }, { kind: 'date', date: '2026-09-07' }, 1],
    ['next day', { kind: 'date', correct: '2026-09-07' }, { kind: 'date', date: '2026-09-08' }, 0],
    [
      'accents, case and spaces',
      { kind: 'texts', accepted: ['Cupom fiscal', 'Nota Fiscal de Consumidor Eletrônica'] },
      { kind: 'text', text: '  NOTA fiscal de   consumidor eletronica ' },
      1,
    ],
    [
      'another text',
      { kind: 'texts', accepted: ['Cupom fiscal'] },
      { kind: 'text', text: 'cupom' },
      0,
    ],
    [
      'a text to be rated by a person',
      { kind: 'rubric', marks: ['um', 'dois', 'três', 'quatro', 'cinco'] },
      { kind: 'essay', text: 'Eu' },
      null,
    ],
    [
      'no answer, where a person would rate it',
      { kind: 'rubric', marks: ['um', 'dois', 'três', 'quatro', 'cinco'] },
      null,
      0,
    ],
    ['an answer of another kind than the key', { kind: 'boolean', correct: true }, chosen('a'), 0],
  ])('%s', (_, key, value, expected) => {
    const got = shareOfPoints(key, value)
    if (expected === null) expect(got).toBeNull()
    else expect(got).toBeCloseTo(expected, 12)
  })

  test('a whole test: points for options and the number, none yet for the essay', () => {
    const items = [
      { id: 'fruit', points: 4, key: options('a', 'b', 'c') },
      { id: 'change', points: 5, key: number(12.6, 0.05) },
      { id: 'essay', points: 10, key: { kind: 'rubric' as const, marks: [] } },
      { id: 'unscored', points: null, key: null },
    ]
    const values = new Map<string, AnswerValue>([
      ['fruit', chosen('a', 'b')],
      ['change', { kind: 'number', number: 12.6 }],
      ['essay', { kind: 'essay', text: 'Eu faria assim.' }],
    ])
    const scores = scoreItems(items, values)
    // 2/3 of 4 is 2.666…
    expect(scores).toEqual({ fruit: 2.67, change: 5, essay: null })
    expect(totalOf(Object.values(scores))).toBeNull()
    expect(ratedPoints(10, [3])).toBe(5)
    expect(ratedPoints(10, [4, 5])).toBe(8.75)
    expect(totalOf([2.67, 5, 8.75])).toBe(16.42)
    expect(totalOf([])).toBeNull()
  })

  test.each([
    [6, 10, 60, true],
    [5.99, 10, 60, false],
    [6.3, 9, 70, true],
    [0, 10, 1, false],
    [10, 10, 100, true],
  ])('%d of %d reaches %d percent: %s', (points, most, percent, reached) => {
    expect(passes(points, most, percent)).toBe(reached)
  })

  test('a rating of 1 gives no points, 5 all points, no rating gives null', () => {
    expect(ratedPoints(8, [1, 1])).toBe(0)
    expect(ratedPoints(8, [5])).toBe(8)
    expect(ratedPoints(8, [])).toBeNull()
  })
})

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const subset = fc.subarray(ids)

describe('for all answers', () => {
  test('partial credit is 0 to 1, is 1 only for the exact key, and falls with each error', () => {
    fc.assert(
      fc.property(fc.subarray(ids, { minLength: 1 }), subset, (correct, given) => {
        const got = shareOfPoints(options(...correct), chosen(...given)) ?? -1
        expect(got).toBeGreaterThanOrEqual(0)
        expect(got).toBeLessThanOrEqual(1)
        const same = given.length === correct.length && given.every((id) => correct.includes(id))
        expect(got === 1).toBe(same)
        const wrong = ids.find((id) => !correct.includes(id) && !given.includes(id))
        if (wrong) {
          const worse = shareOfPoints(options(...correct), chosen(...given, wrong)) ?? -1
          expect(worse).toBeLessThanOrEqual(got)
          if (got > 0) expect(worse).toBeLessThan(got)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('the order of answers and keys does not matter', () => {
    fc.assert(
      fc.property(subset, fc.subarray(ids, { minLength: 1 }), (given, correct) => {
        const forwards = shareOfPoints(options(...correct), chosen(...given))
        expect(shareOfPoints(options(...correct.toReversed()), chosen(...given.toReversed()))).toBe(
          forwards,
        )
      }),
      { numRuns: 100 },
    )
  })

  test('a number is correct only within its tolerance', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000, max: 10_000 }),
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: -1000, max: 1000 }),
        (correct, tolerance, off) => {
          const value = { kind: 'number' as const, number: (correct + off) / 100 }
          const got = shareOfPoints(number(correct / 100, tolerance / 100), value)
          expect(got).toBe(Math.abs(off) <= tolerance ? 1 : 0)
        },
      ),
      { numRuns: 200 },
    )
  })

  test('folding is idempotent and ignores surrounding spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        expect(folded(folded(text))).toBe(folded(text))
        expect(folded(`  ${text}  `)).toBe(folded(text))
      }),
      { numRuns: 200 },
    )
    expect(folded('Açúcar  União')).toBe('acucar uniao')
  })

  test('the total points are between 0 and the maximum', () => {
    const item = fc.record({
      points: fc.integer({ min: 1, max: 100 }),
      correct: fc.subarray(ids, { minLength: 1 }),
      given: subset,
    })
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 8 }), (all) => {
        const items = all.map((one, i) => ({
          id: String(i),
          points: one.points,
          key: options(...one.correct),
        }))
        const values = new Map(all.map((one, i) => [String(i), chosen(...one.given)]))
        const total = totalOf(Object.values(scoreItems(items, values))) ?? -1
        expect(total).toBeGreaterThanOrEqual(0)
        expect(total).toBeLessThanOrEqual(all.reduce((sum, one) => sum + one.points, 0))
      }),
      { numRuns: 100 },
    )
  })
})

import { assessmentForms } from '@trilha/contracts/selfAssessments/items'
import { competencies, type Competency } from '@trilha/contracts/selfAssessments/scales'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bandOf,
  fitOf,
  missingItems,
  scoreCompetency,
  type RawAnswers,
} from './competency.score.ts'
import { competencyV1 as keys } from './competency.v1.ts'

const statements = assessmentForms.competency.parts.flat()
const { blocks } = assessmentForms.competency
const all = (value: number) => Object.fromEntries(statements.map((item) => [item, value]))
const raw = (values: Record<string, number>, chosen: RawAnswers['blocks'] = {}): RawAnswers => ({
  values,
  blocks: chosen,
  took: statements.map(() => 4000),
})
const scores = (answers: RawAnswers, shortForm = false) =>
  scoreCompetency(keys, answers, shortForm).scales.map(({ score }) => score)
const scaleOf = (statement: string) =>
  competencies.find((scale) => keys.scales[scale].blocks.includes(statement))

/** In each block, the statement first in `order` is chosen as most and the last one as least. */
function chosenBy(order: readonly Competency[]): RawAnswers['blocks'] {
  const rank = (statement: string) => order.indexOf(scaleOf(statement) ?? 'lead')
  return Object.fromEntries(
    blocks.map(({ id, statements: four }) => {
      const sorted = [...four].sort((a, b) => rank(a) - rank(b))
      return [id, { most: sorted[0] ?? '', least: sorted[3] ?? '' }]
    }),
  )
}

describe('the reference cases of docs/domain/assessments.md', () => {
  test('all threes give 50 with balanced choices, and in the short form', () => {
    expect(scores(raw(all(3)))).toEqual(competencies.map(() => 50))
    expect(scores(raw(all(3)), true)).toEqual(competencies.map(() => 50))
    const { scales } = scoreCompetency(keys, raw(all(3), chosenBy(competencies)), false)
    // C = 100·(0.7·0.5 + 0.3·(F+1)/2); the first competency is chosen as most in all 7 blocks.
    expect(scales[0]).toMatchObject({ likert: 3, choice: 1, score: 65 })
    expect(scales.at(-1)).toMatchObject({ likert: 3, choice: -1, score: 35 })
  })

  test('full agreement gives an acquiescence of 2 and 50 everywhere', () => {
    const result = scoreCompetency(keys, raw(all(5)), true)
    expect(result.acquiescence).toBe(2)
    expect(result.scales.map(({ score }) => score)).toEqual(competencies.map(() => 50))
    expect(scoreCompetency(keys, raw(all(1)), true).acquiescence).toBe(-2)
    expect(scores(raw(all(1)), true)).toEqual(competencies.map(() => 50))
  })

  test('a perfect pattern gives 100, the opposite gives 0', () => {
    const values = all(3)
    const [first, , , , , , , last] = competencies
    for (const [scale, good] of [
      [first, 5],
      [last, 1],
    ] as const) {
      for (const item of keys.scales[scale].positive) values[item] = good
      for (const item of keys.scales[scale].reverse) values[item] = 6 - good
    }
    const got = scores(raw(values, chosenBy(competencies)))
    expect([got[0], got[7]]).toEqual([100, 0])
  })
})

test('one competency calculated by hand: 5 5 4 4 and reverse 2 1, all others 3', () => {
  const values = all(3)
  const { positive, reverse } = keys.scales.analyze
  const given = [5, 5, 4, 4]
  positive.forEach((item, i) => (values[item] = given[i] ?? 0))
  reverse.forEach((item, i) => (values[item] = i === 0 ? 2 : 1))
  // ACQ = (5 + 5 + 2 + 1 + 28·3)/32 − 3 = 1/32; the fives become 4.96875, so L = (2·4.96875 +
  // 2·3.96875 + (6 − 1.96875) + (6 − 1))/6: the 1 is clipped at 1. L = 26.90625/6 = 4.484375.
  const result = scoreCompetency(keys, raw(values), true)
  expect(result.acquiescence).toBe(1 / 32)
  const analyze = result.scales.find(({ scale }) => scale === 'analyze')
  expect(analyze?.likert).toBeCloseTo(4.484375, 10)
  expect(analyze?.score).toBe(87)
})

describe('a valid record', () => {
  const without = (...items: string[]) => {
    const values = all(4)
    for (const item of items) delete values[item]
    return values
  }
  const [a = '', b = '', c = ''] = competencies.map((scale) => keys.scales[scale].positive[0])
  const complete = chosenBy(competencies)

  test('may lack two statements of different competencies and one block', () => {
    const { [blocks[0]?.id ?? '']: _first, ...thirteen } = complete
    expect(missingItems(keys, raw(without(a, b), thirteen), false)).toEqual([])
    expect(missingItems(keys, raw(without(a, b, c), complete), false)).toEqual([a, b, c])
    const [one = '', other = ''] = keys.scales.lead.positive
    expect(missingItems(keys, raw(without(one, other), complete), false)).toEqual([one, other])
  })

  test('lists every missing item; blocks are needed only with the second part', () => {
    const [, , ...twelve] = Object.entries(complete)
    const answers = raw(all(4), Object.fromEntries(twelve))
    expect(missingItems(keys, answers, false)).toEqual(['g01', 'g02'])
    expect(missingItems(keys, answers, true)).toEqual([])
  })

  test('a missing statement counts as the mean of the others of its competency', () => {
    const { positive } = keys.scales.create
    const values = without(positive[3] ?? '')
    expect(scores(raw(values), true)).toEqual(
      scores(raw({ ...values, [positive[3] ?? '']: 4 }), true),
    )
  })
})

describe('flags', () => {
  const flags = (answers: RawAnswers) => scoreCompetency(keys, answers, false).flags
  const careful = () => {
    const values: Record<string, number> = {}
    statements.forEach((item, i) => (values[item] = 2 + (i % 3)))
    for (const [item, answer] of keys.directed) values[item] = answer
    return values
  }
  const choicesFor = (values: Record<string, number>) => {
    const order = [...scoreCompetency(keys, raw(values), true).scales]
      .sort((x, y) => y.likert - x.likert)
      .map(({ scale }) => scale)
    return { same: chosenBy(order), turned: chosenBy(order.toReversed()) }
  }

  test('are empty for a careful record', () => {
    const values = careful()
    expect(flags(raw(values, choicesFor(values).same))).toEqual([])
  })

  test('are set for the patterns that they describe', () => {
    const values = careful()
    const { same, turned } = choicesFor(values)
    const [item = ''] = keys.directed[0] ?? []
    expect(flags(raw({ ...values, [item]: 5 }, same))).toContain('directed')
    expect(flags(raw(values, turned))).toEqual(['parts-disagree'])
    expect(flags({ ...raw(values, same), took: statements.map(() => 1499) })).toEqual(['fast'])
    expect(flags({ ...raw(values, same), took: statements.map(() => 1500) })).toEqual([])
    const twelve = { ...values }
    for (const id of statements.slice(16, 28)) twelve[id] = 4
    expect(flags(raw(twelve, same))).toContain('long-string')
    const favourable = { ...values }
    for (const [id, answer] of keys.impression.slice(0, 5)) favourable[id] = answer
    expect(flags(raw(favourable, same))).toEqual(['very-favourable'])
  })
})

test('bands and fit change at their exact limits', () => {
  expect([0, 44, 45, 64, 65, 79, 80, 100].map(bandOf)).toEqual([
    'to-develop',
    'to-develop',
    'developing',
    'developing',
    'consistent',
    'consistent',
    'strong',
    'strong',
  ])
  const leadAndAdapt = [
    { scale: 'lead' as const, score: 90 },
    { scale: 'adapt' as const, score: 30 },
  ]
  const fit = (lead: number, adapt: number) =>
    fitOf(leadAndAdapt, [
      { scale: 'lead', weight: lead },
      { scale: 'adapt', weight: adapt },
    ])
  // 70 = (2·90 + 1·30)/3, 60 = (90 + 30)/2, 45 = (1·90 + 3·30)/4
  expect([fit(2, 1), fit(1, 1), fit(1, 3)]).toEqual(['high', 'medium', 'medium'])
})

test('for all answers, scores are 0 to 100 and the choices sum to 0', () => {
  const answers = fc.record({
    values: fc
      .array(fc.integer({ min: 1, max: 5 }), { minLength: 57, maxLength: 57 })
      .map((list) => Object.fromEntries(statements.map((item, i) => [item, list[i] ?? 3]))),
    blocks: fc.array(fc.tuple(fc.nat(3), fc.nat(2)), { minLength: 14, maxLength: 14 }).map((list) =>
      Object.fromEntries(
        blocks.map(({ id, statements: four }, i) => {
          const [most = 0, step = 0] = list[i] ?? []
          const least = (most + 1 + step) % 4
          return [id, { most: four[most] ?? '', least: four[least] ?? '' }]
        }),
      ),
    ),
  })
  fc.assert(
    fc.property(answers, (given) => {
      const { scales } = scoreCompetency(keys, { ...given, took: [] }, false)
      expect(Math.min(...scales.map(({ score }) => score))).toBeGreaterThanOrEqual(0)
      expect(Math.max(...scales.map(({ score }) => score))).toBeLessThanOrEqual(100)
      expect(scales.reduce((sum, { choice }) => sum + (choice ?? 0), 0)).toBeCloseTo(0, 9)
    }),
    { numRuns: 60 },
  )
})

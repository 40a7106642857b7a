import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answered, bodyOf, fromServer, shape, type Answers } from './answers.ts'

const given = (value: number, revision: number) => ({ value, most: null, least: null, revision })

test('the newer answer wins, from either side', () => {
  expect(shape.merged({ c01: given(2, 3) }, { c01: given(5, 4), c02: given(1, 1) })).toEqual({
    c01: given(5, 4),
    c02: given(1, 1),
  })
  expect(shape.merged({ c01: given(2, 3) }, { c01: given(5, 2) })).toEqual({ c01: given(2, 3) })
})

test('an answer changed during a request is still to be sent', () => {
  const sent = { c01: given(2, 1), c02: given(3, 1) }
  expect(shape.unsent(sent, sent)).toBeNull()
  expect(shape.unsent({ ...sent, c01: given(4, 2), c03: given(1, 1) }, sent)).toEqual({
    c01: given(4, 2),
    c03: given(1, 1),
  })
})

test('each change of an answer increases its revision', () => {
  const first = answered(undefined, { value: 3 }, 1200.4)
  expect(first).toEqual({ value: 3, most: null, least: null, revision: 1, took: 1200 })
  expect(answered(first, { most: 'b01', least: null }, -5)).toEqual({
    value: null,
    most: 'b01',
    least: null,
    revision: 2,
    took: 0,
  })
})

test('statements are sent with their value, blocks with their choices, empty blocks not at all', () => {
  expect(
    bodyOf({
      c01: { ...given(4, 2), took: 900 },
      g01: { value: null, most: 'b01', least: null, revision: 1 },
      g02: { value: null, most: null, least: null, revision: 3 },
    }),
  ).toEqual([
    { item: 'c01', value: 4, revision: 2, took: 900 },
    { item: 'g01', most: 'b01', least: null, revision: 1 },
  ])
})

test("parses the server's answers as they were sent", () => {
  const saved = [{ item: 'g01', value: null, most: 'b01', least: 'b02', revision: 2 }]
  expect(fromServer(saved)).toEqual({
    g01: { value: null, most: 'b01', least: 'b02', revision: 2 },
  })
})

test('after all answers are sent in any order none is left or lost', () => {
  const changes = fc.array(
    fc.record({
      item: fc.constantFrom('c01', 'c02', 'c03'),
      value: fc.integer({ min: 1, max: 5 }),
    }),
    { maxLength: 20 },
  )
  fc.assert(
    fc.property(changes, fc.nat(20), (list, sentAfter) => {
      let here: Answers = {}
      let sent: Answers = {}
      for (const [i, { item, value }] of list.entries()) {
        here = shape.merged(here, { [item]: answered(here[item], { value }, 0) })
        if (i === sentAfter) sent = here
      }
      const left = shape.unsent(here, sent) ?? {}
      expect(shape.merged(sent, left)).toEqual(here)
      expect(shape.unsent(here, shape.merged(sent, left))).toBeNull()
    }),
    { numRuns: 50 },
  )
})

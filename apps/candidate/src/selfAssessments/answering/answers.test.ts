import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyOf, changedAnswer, fromServer, shape, type Answers } from './answers.ts'

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
  const first = changedAnswer(undefined, { value: 3 }, 1200.4)
  expect(first).toEqual({ value: 3, most: null, least: null, revision: 1, took: 1200 })
  expect(changedAnswer(first, { most: 'b01', least: null }, -5)).toEqual({
    value: null,
    most: 'b01',
    least: null,
    revision: 2,
    took: 0,
  })
})

test('sends the values of statements and the choices of blocks, and omits empty blocks', () => {
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

test("converts the server's answers without changing a value", () => {
  const saved = [{ item: 'g01', value: null, most: 'b01', least: 'b02', revision: 2 }]
  expect(fromServer(saved)).toEqual({
    g01: { value: null, most: 'b01', least: 'b02', revision: 2 },
  })
})

test('answers sent in two requests are complete, and none is left to send', () => {
  const changes = fc.array(
    fc.record({
      item: fc.constantFrom('c01', 'c02', 'c03'),
      value: fc.integer({ min: 1, max: 5 }),
    }),
    { maxLength: 20 },
  )
  fc.assert(
    fc.property(changes, fc.nat(20), (list, sentAfter) => {
      let current: Answers = {}
      let sent: Answers = {}
      for (const [i, { item, value }] of list.entries()) {
        current = shape.merged(current, { [item]: changedAnswer(current[item], { value }, 0) })
        if (i === sentAfter) sent = current
      }
      const left = shape.unsent(current, sent) ?? {}
      expect(shape.merged(sent, left)).toEqual(current)
      expect(shape.unsent(current, shape.merged(sent, left))).toBeNull()
    }),
    { numRuns: 50 },
  )
})

import fc from 'fast-check'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { isExactly } from './exactly.ts'

/** Every kind of schema that replies use, and some without a fast check. */
const schema = z.object({
  id: z.int().check(z.minimum(1), z.maximum(1000)),
  even: z.int().check(z.refine((value) => value % 2 === 0)),
  count: z.int(),
  price: z.number(),
  name: z.string(),
  title: z.string().check(z.trim(), z.maxLength(5)),
  owner: z.uuid(),
  at: z.iso.datetime(),
  day: z.iso.date(),
  open: z.boolean(),
  kind: z.enum(['a', 'b']),
  status: z.literal([0, 1]),
  maybe: z.nullable(z.object({ code: z.int() })),
  extra: z.optional(z.string()),
  tags: z.array(z.string()),
  few: z.array(z.int()).check(z.maxLength(2)),
  counts: z.record(z.string(), z.int()),
  either: z.union([z.object({ x: z.int() }), z.object({ x: z.int(), y: z.int() })]),
})

const right = {
  id: 7,
  even: 4,
  count: -3,
  price: 1.5,
  name: '',
  title: 'short',
  owner: '0190163d-8694-739b-aea5-966c26f8ad91',
  at: '2026-11-21T12:00:00.000Z',
  day: '2026-11-21',
  open: false,
  kind: 'b',
  status: 0,
  maybe: { code: 1 },
  tags: ['x', 'y'],
  few: [1],
  counts: { clt: 2 },
  either: { x: 1 },
}
const flat = z.omit(schema, { few: true, either: true })
const { few: _few, either: _either, ...flatRight } = right

test('values that the schema would change or refuse do not match exactly', () => {
  expect(isExactly(flat, flatRight)).toBe(true)
  expect(isExactly(flat, { ...flatRight, extra: 'x' })).toBe(true)
  expect(isExactly(flat, { ...flatRight, extra: undefined })).toBe(true)
  expect(isExactly(flat, { ...flatRight, extra: undefined, secret: 1 })).toBe(false)
  const wrong: Record<string, unknown[]> = {
    id: [0, 1001, 1.5, '7', null, undefined],
    even: [3, 2.5],
    title: ['too long', ' spaced'],
    owner: ['x', `${right.owner}0`],
    at: ['2026-11-21', '2026-13-21T12:00:00Z'],
    day: ['2026-02-30', 20261121],
    open: [0, 'false'],
    kind: ['c', ['a']],
    status: ['0', 2],
    maybe: [undefined, { code: '1' }, { code: 1, secret: 1 }, [1]],
    extra: [null, 5],
    tags: [[1], 'x', { 0: 'x', length: 1 }],
    counts: [{ clt: '2' }, [2], null],
    secret: ['a field more'],
  }
  for (const [field, values] of Object.entries(wrong))
    for (const value of values)
      expect(
        isExactly(flat, { ...flatRight, [field]: value }),
        `${field}: ${JSON.stringify(value)}`,
      ).toBe(false)
})

test('a value that parsing copies does not match exactly, so the schema parses it', () => {
  expect(isExactly(schema, right)).toBe(false)
  expect(schema.safeParse(right).data).toEqual(right)
})

test('property: an exact match is parsed to an equal value', () => {
  const field = fc.constantFrom(...Object.keys(flatRight), 'extra', 'secret')
  const value = fc.oneof(
    fc.anything(),
    fc.constantFrom(...Object.values(flatRight), 1, 1000, 'x', 'short', {}, [], ['x']),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(field, value), { maxLength: 3 }), (changes) => {
      const changed = { ...flatRight, ...Object.fromEntries(changes) }
      if (!isExactly(flat, changed)) return
      expect(flat.safeParse(changed)).toMatchObject({ success: true, data: changed })
    }),
    { numRuns: 2000 },
  )
})

import { expect, test } from 'vitest'
import {
  withAnswer,
  itemShape,
  sameValue,
  savedAnswers,
  type ItemAnswers,
} from './items.answers.ts'

const text = (words: string) => ({ kind: 'text', text: words }) as const
const { merged, unsent, next } = itemShape

test('each change gets a new revision, above that of the server', () => {
  const saved = savedAnswers([{ itemId: 'a', value: text('one'), revision: 4, savedAt: null }])
  const once = merged(saved, withAnswer(saved, 'a', text('two')))
  const twice = merged(once, withAnswer(once, 'a', null))
  expect(twice).toEqual({ a: { value: null, revision: 6 } })
  expect(withAnswer(saved, 'b', text('new'))).toEqual({ b: { value: text('new'), revision: 1 } })
})

test('answers are sent one at a time, in the order they were given', () => {
  const pending: ItemAnswers = {
    b: { value: text('b'), revision: 2 },
    a: { value: text('a'), revision: 1 },
  }
  const first = next?.(pending) ?? {}
  expect(Object.keys(first)).toEqual(['b'])
  const rest = unsent(pending, first)
  expect(rest && Object.keys(rest)).toEqual(['a'])
  expect(unsent(rest ?? {}, rest ?? {})).toBeNull()
})

test('an answer changed during a request is still to be sent', () => {
  const sent: ItemAnswers = { a: { value: text('ab'), revision: 3 } }
  const pending: ItemAnswers = { a: { value: text('abc'), revision: 4 } }
  expect(unsent(pending, sent)).toEqual(pending)
})

test('answers with the same content are equal', () => {
  expect(sameValue(text('a'), text('a'))).toBe(true)
  expect(sameValue(text('a'), text('b'))).toBe(false)
  expect(sameValue(null, text('a'))).toBe(false)
  expect(sameValue(null, null)).toBe(true)
  const many = (...options: string[]) => ({ kind: 'multiple' as const, options })
  expect(sameValue(many('a', 'b'), many('a', 'b'))).toBe(true)
  expect(sameValue(many('a', 'b'), many('a'))).toBe(false)
})

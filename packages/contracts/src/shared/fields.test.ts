import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { text } from './fields.ts'

const reason = text(60, 10, 'reason-required')
const errorsOf = (value: unknown) => reason.safeParse(value).error?.issues.map((one) => one.message)

test('a text is trimmed and has a minimum and a maximum length', () => {
  expect(reason.parse('  A lei pede a certidão.  ')).toBe('A lei pede a certidão.')
  for (const short of [undefined, null, 7, '', 'É a lei.', ' '.repeat(20)])
    expect(errorsOf(short)).toEqual(['reason-required'])
  expect(errorsOf('a'.repeat(61))).toEqual(['too-long'])
})

test.each([
  '\u200b'.repeat(20),
  `Sim${'\u2060'.repeat(20)}`,
  `Sim${'\u00ad'.repeat(20)}não`,
  `S${' '.repeat(20)}n`,
  `Sim${'\u3164'.repeat(20)}`,
  `\u202e${'\n'.repeat(20)}ok`,
])('%j has too few visible characters', (value) => {
  expect(errorsOf(value)).toEqual(['reason-required'])
})

test('accents, emojis, other scripts and line breaks count as visible', () => {
  for (const value of [
    'Atenção à lei',
    '👩🏽‍🏫👩🏽‍🏫👩🏽‍🏫 professora',
    'Пожалуйста',
    'Uma linha,\n\noutra linha',
  ])
    expect(z.safeParse(reason, value).success).toBe(true)
})

test('without a minimum an empty text is valid', () => {
  expect(text(5).parse('')).toBe('')
})

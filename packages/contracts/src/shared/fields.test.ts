import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { nameText, optionalName, text, webAddress } from './fields.ts'

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

test('a name is one line without invisible characters', () => {
  const name = nameText()
  expect(name.parse('  Ana\u200b Lúcia\u202e\nde\tSouza ')).toBe('Ana Lúcia de Souza')
  for (const kept of ["D'Ávila & Filhos S.A.", 'João J. P. Ltda.', 'Nº 1 – Café', 'Ян', '3M'])
    expect(name.parse(kept)).toBe(kept)
  expect(name.safeParse('\u200bA').error?.issues[0]?.message).toBe('name-required')
  expect(name.safeParse('a'.repeat(121)).error?.issues[0]?.message).toBe('too-long')
})

test.each([
  'Clique em https://golpe.example',
  'WWW.golpe',
  'golpe.com.br',
  'Banco Golpe.com',
  'ana@golpe',
  'Prêmio: prêmio.site',
])('%j is no name, because mail programs make links of addresses', (value) => {
  for (const schema of [nameText(), optionalName()])
    expect(schema.safeParse(value).error?.issues[0]?.message).toBe('name-address')
})

test.each([
  'javascript:alert(1)',
  'mailto:ana@exemplo.com.br',
  'exemplo.com.br',
  'https://banco.example@golpe.example/',
  'https://ana:senha@exemplo.com.br/',
  'https://exemplo.com.br/\u202egpj.exe',
  'https://exemplo\u200b.com.br/',
  'https://exemplo.com.br/a b',
])('%j is no address of a page', (value) => {
  expect(webAddress().safeParse(value).error?.issues[0]?.message).toBe('address-invalid')
})

test('an address may have a port and other letters; a secure one is https at a domain', () => {
  for (const kept of ['http://exemplo.com.br:8080/a?b=c#d', 'https://exemplo.com.br/maçã'])
    expect(webAddress().parse(kept)).toBe(kept)
  const secure = webAddress({ secure: true })
  expect(secure.parse('https://exemplo.com.br/')).toBe('https://exemplo.com.br/')
  for (const refused of ['http://exemplo.com.br/', 'https://127.0.0.1/'])
    expect(secure.safeParse(refused).error?.issues[0]?.message).toBe('address-invalid')
})

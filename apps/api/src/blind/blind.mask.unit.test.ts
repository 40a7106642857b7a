import { expect, test } from 'vitest'
import { createMasker } from './blind.mask.ts'

const iracema = { name: 'Iracema da Luz Potira', social_name: 'Íris (P.)', hidden: true }

test.each([
  ['Oi, Iracema! Tudo bem?', 'Oi, •••! Tudo bem?'],
  ['IRACEMA POTIRA, obrigado.', '••• •••, obrigado.'],
  ['Sou a Íris (P.), da loja.', 'Sou a ••• •••, da loja.'],
  ['Mande para iracema.p@loja.com.br ou @irapotira', 'Mande para ••• ou •••'],
  ['A luz da sala; a Luzia também.', 'A ••• da sala; a Luzia também.'],
])('masks names and contact data in "%s"', (text, masked) => {
  expect(createMasker(iracema)(text)).toBe(masked)
})

test('masks nothing for a person who is not hidden or has no name', () => {
  expect(createMasker({ ...iracema, hidden: false })('Oi, Iracema')).toBe('Oi, Iracema')
  expect(createMasker({ name: '', social_name: null, hidden: true })('Oi, Iracema')).toBe(
    'Oi, Iracema',
  )
})

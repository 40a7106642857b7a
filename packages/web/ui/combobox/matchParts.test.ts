import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchParts } from './matchParts.ts'

describe('matchParts', () => {
  it.each([
    ['Contagem, MG', 'cont', ['', 'Cont', 'agem, MG']],
    ['São João del-Rei, MG', 'joao', ['São ', 'João', ' del-Rei, MG']],
    ['São João del-Rei, MG', 'SAO', ['', 'São', ' João del-Rei, MG']],
    ['São João del-Rei, MG', 'rei', ['São João del-', 'Rei', ', MG']],
    ['Araguari, MG', 'ari', ['Aragu', 'ari', ', MG']],
    ['Ariranha, Ari', 'ranha', ['Ari', 'ranha', ', Ari']],
    ['Betim, MG', 'xyz', ['Betim, MG', '', '']],
    ['Betim, MG', '  ', ['Betim, MG', '', '']],
  ])('searches %s for %j', (label, query, parts) => {
    expect(matchParts(label, query)).toEqual(parts)
  })

  it('never loses or adds a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (label, query) => {
        expect(matchParts(label, query).join('').normalize('NFC')).toBe(label.normalize('NFC'))
      }),
    )
  })
})

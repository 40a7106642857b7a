import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asksTooMuchExperience } from './experience.ts'
import type { LintRuleId } from './rules.ts'
import { lint } from './linter.ts'

const findings = (text: string, affirmativeFor: string[] = []) =>
  lint({
    contractType: 'clt',
    affirmativeFor,
    deficiency: null,
    texts: [{ field: 'description', text }],
  })

/** Characters that look like each letter; written by hand, independent of the linter's table. */
const lookalikes: Record<string, string[]> = {
  a: ['а', 'α', 'ａ', '𝐚', 'ⓐ', '4', '@', 'a\u0301'],
  c: ['с', 'ϲ', 'ｃ', '🅒'],
  d: ['ԁ', 'ｄ', '𝒅'],
  e: ['е', 'ε', 'ｅ', '3', 'e\u0302', 'e´'],
  f: ['ｆ', '𝖋'],
  g: ['ɡ', 'ｇ'],
  h: ['һ', 'ｈ', 'Н'],
  i: ['і', 'ι', 'ｉ', '1', 'ı', '¡', '!'],
  j: ['ј', 'ｊ'],
  k: ['к', 'κ'],
  l: ['ｌ', 'ⓛ', 'ł'],
  m: ['м', 'Μ', 'ｍ', '𝓶'],
  n: ['Ν', 'ｎ', 'n\u0303'],
  o: ['о', 'ο', 'ｏ', '0', 'º', 'ø', 'o\u200b'],
  p: ['р', 'ρ', 'Ｐ'],
  q: ['ԛ', 'ｑ'],
  r: ['ｒ', '🅁', 'r\u00ad'],
  s: ['ѕ', 'Ｓ', '5', '$'],
  t: ['т', 'τ', 'ｔ', '7'],
  u: ['υ', 'ｕ', 'u\u2060'],
  v: ['ν', 'ｖ'],
  x: ['х', 'χ', 'ｘ'],
  y: ['у', 'ｙ'],
  z: ['ｚ', 'ᴢ'],
}
/**
 * Forbidden words and documents of the table in docs/domain/law.md#advertisements-and-selection.
 */
const forbidden: [LintRuleId, string][] = [
  ['sex', 'sexo masculino'],
  ['sex', 'sexo feminino'],
  ['sex', 'rapaz'],
  ['looks', 'boa aparência'],
  ['age', 'até 35 anos'],
  ['family', 'solteira'],
  ['family', 'sem filhos'],
  ['family', 'casado'],
  ['experience', 'experiência de 2 anos'],
  ['pregnancy', 'teste de gravidez'],
  ['criminal-record', 'antecedentes criminais'],
  ['credit', 'nome limpo no SPC'],
]
/** The text with each letter either unchanged or replaced by a lookalike character. */
const disguised = (text: string) =>
  fc
    .tuple(
      ...Array.from(text, (char, index) => {
        const [letter = ''] = char.normalize('NFD').toLowerCase()
        // A punctuation mark is read as a letter only inside a word.
        const isInsideWord =
          /\p{L}/u.test(text[index + 1] ?? '') && /\p{L}/u.test(text[index - 1] ?? '')
        const chars = (lookalikes[letter] ?? []).filter(
          (face) => isInsideWord || !/[¡!|]/.test(face),
        )
        return fc.constantFrom(char, char, ...chars.filter((face) => face !== '¡'))
      }),
    )
    .map((chars) => chars.join(''))

test.each(forbidden)('%s: “%s” is found when written with lookalike characters', (rule, text) => {
  fc.assert(
    fc.property(disguised(text), (written) => {
      // A word in which all letters became digits is a number: "473 35 anos".
      const words = text.split(' ')
      const hasLetter = (word = '') => /\p{L}/u.test(word)
      if (written.split(' ').some((word, i) => hasLetter(words[i]) && !hasLetter(word))) return
      // The linter reads all 1s of a text the same way, as i or as l.
      if (/1.*[1!]|!.*[1!]/.test(written) && /l/.test(text)) return
      const found = findings(`Vaga: ${written}.`)
      expect(found.map((one) => one.rule)).toEqual([rule])
      expect(written).toContain(found[0]?.found)
    }),
    { numRuns: 100 },
  )
})

test.each(['mu1heres', 'somente mulh3res', 'ѕоmente mulheres', 'ｓｏｍｅｎｔｅ　ｍｕｌｈｅｒｅｓ'])(
  '%s is found, and an affirmative tag allows it as without lookalikes',
  (written) => {
    expect(findings(`Somente ${written}`, ['mulheres'])).toEqual([])
    expect(findings(written.replace(/^mu/, 'somente mu'))).toMatchObject([{ rule: 'sex' }])
  },
)

test.each([' ', '.', '-', '_', '*', '/', '·'])('a word spelled out with “%s” is found', (char) => {
  for (const [rule, word] of forbidden.filter(([, text]) => !/[ \d]/.test(text))) {
    const written = Array.from(word).join(char)
    const [found, ...more] = findings(`Vaga: (${written}), turno da noite.`)
    expect(found).toMatchObject({ rule, found: written })
    expect(more).toEqual([])
  }
  expect(findings(`Vaga: (${Array.from('rap4z').join(char)}).`)).toMatchObject([{ rule: 'sex' }])
})

test.each([
  'C.L.T. e V.R., S.A.C. 24 h',
  'Turmas a, b, c e d; e o que a equipe quer é s o l',
  'Vitaminas A, B, C, D e E; letras a e o u i',
  'Siga p-a-s-s-o a passo',
])('ordinary single letters have no finding: %s', (text) => {
  expect(findings(text)).toEqual([])
})

/** Ordinary advertisements with digits, symbols and foreign letters. */
test.each([
  'Escala 6x1, das 8h às 17h48, de 2ª a 6ª',
  'CNH B ou D, NR10 e NR35 em dia, 1º semestre de 2027',
  'Windows 11, SAP S/4HANA, React 19, HTML5, ES2024, H2O2, covid19',
  'Salário de R$2.000 a R$2.500 + VR de R$35/dia, 13º, PLR',
  'Envie para vagas@padaria.com.br ou @padaria!',
  'Experiência com μC, Ω e π; cliente Москва 🇧🇷 homenagem 100%',
  'Experiência… mais de 30 lojas no país',
  '2anos de garantia, 10h semanais, nº 25, 3o andar, sala 4a',
])('ordinary characters are not lookalikes: %s', (text) => {
  expect(findings(text)).toEqual([])
})

test('long experience is found when written with lookalikes', () => {
  expect(asksTooMuchExperience('clt', 'Ехреriência de 2 anоs')).toBe(true)
  expect(asksTooMuchExperience('clt', '2anos de exper1ênc1a')).toBe(true)
})

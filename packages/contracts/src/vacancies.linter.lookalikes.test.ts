import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asksTooMuchExperience } from './vacancies.linter.experience.ts'
import type { LintRuleId } from './vacancies.linter.rules.ts'
import { lint } from './vacancies.linter.ts'

const findings = (text: string, affirmativeFor: string[] = []) =>
  lint({
    contractType: 'clt',
    affirmativeFor,
    deficiency: null,
    texts: [{ field: 'description', text }],
  })

/** What looks like each letter; written down here, not taken from the linter. */
const faces: Record<string, string[]> = {
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
/** The words that the table in docs/domain/law.md#advertisements-and-selection forbids, and the papers that it keeps out. */
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
/** A text with each of its letters as it is or as another sign that looks like it. */
const disguised = (text: string) =>
  fc
    .tuple(
      ...Array.from(text, (sign, place) => {
        const [letter = ''] = sign.normalize('NFD').toLowerCase()
        // At the end of a word a mark is a mark, and the number before the word stays a number.
        const inside = /\p{L}/u.test(text[place + 1] ?? '') && /\p{L}/u.test(text[place - 1] ?? '')
        const signs = (faces[letter] ?? []).filter((face) => inside || !/[¡!|]/.test(face))
        return fc.constantFrom(sign, sign, ...signs.filter((face) => face !== '¡'))
      }),
    )
    .map((signs) => signs.join(''))

test.each(forbidden)('%s: “%s” is found in signs that look like its letters', (rule, text) => {
  fc.assert(
    fc.property(disguised(text), (said) => {
      // A word without any letter left is a number: "473 35 anos".
      const words = text.split(' ')
      const hasLetter = (word = '') => /\p{L}/u.test(word)
      if (said.split(' ').some((word, i) => hasLetter(words[i]) && !hasLetter(word))) return
      // Two readings of 1 in one word are not tried.
      if (/1.*[1!]|!.*[1!]/.test(said) && /l/.test(text)) return
      const found = findings(`Vaga: ${said}.`)
      expect(found.map((one) => one.rule)).toEqual([rule])
      expect(said).toContain(found[0]?.found)
    }),
    { numRuns: 100 },
  )
})

test.each(['mu1heres', 'somente mulh3res', 'ѕоmente mulheres', 'ｓｏｍｅｎｔｅ　ｍｕｌｈｅｒｅｓ'])(
  '%s: the tag of an affirmative vacancy holds for it too',
  (said) => {
    expect(findings(`Somente ${said}`, ['mulheres'])).toEqual([])
    expect(findings(said.replace(/^mu/, 'somente mu'))).toMatchObject([{ rule: 'sex' }])
  },
)

test.each([' ', '.', '-', '_', '*', '/', '·'])(
  'a word spelled out with “%s” is the word',
  (sign) => {
    for (const [rule, word] of forbidden.filter(([, text]) => !/[ \d]/.test(text))) {
      const said = Array.from(word).join(sign)
      const [found, ...more] = findings(`Vaga: (${said}), turno da noite.`)
      expect(found).toMatchObject({ rule, found: said })
      expect(more).toEqual([])
    }
    expect(findings(`Vaga: (${Array.from('rap4z').join(sign)}).`)).toMatchObject([{ rule: 'sex' }])
  },
)

test.each([
  'C.L.T. e V.R., S.A.C. 24 h',
  'Turmas a, b, c e d; e o que a equipe quer é s o l',
  'Vitaminas A, B, C, D e E; letras a e o u i',
  'Siga p-a-s-s-o a passo',
])('ordinary single letters say nothing: %s', (text) => {
  expect(findings(text)).toEqual([])
})

/** Digits, marks and foreign letters of ordinary advertisements. */
test.each([
  'Escala 6x1, das 8h às 17h48, de 2ª a 6ª',
  'CNH B ou D, NR10 e NR35 em dia, 1º semestre de 2027',
  'Windows 11, SAP S/4HANA, React 19, HTML5, ES2024, H2O2, covid19',
  'Salário de R$2.000 a R$2.500 + VR de R$35/dia, 13º, PLR',
  'Envie para vagas@padaria.com.br ou @padaria!',
  'Experiência com μC, Ω e π; cliente Москва 🇧🇷 homenagem 100%',
  'Experiência… mais de 30 lojas no país',
  '2anos de garantia, 10h semanais, nº 25, 3o andar, sala 4a',
])('ordinary signs are no disguise: %s', (text) => {
  expect(findings(text)).toEqual([])
})

test('long experience in other signs is long experience', () => {
  expect(asksTooMuchExperience('clt', 'Ехреriência de 2 anоs')).toBe(true)
  expect(asksTooMuchExperience('clt', '2anos de exper1ênc1a')).toBe(true)
})

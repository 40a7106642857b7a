import type { AnswerValue, ItemLimits } from '@trilha/contracts/assessments/items'
import { expect, test } from 'vitest'
import { formatAnswer } from './formatAnswer.ts'

const options = [
  { id: 'a', text: 'Caixa' },
  { id: 'b', text: 'Estoque' },
  { id: 'c', text: 'Balcão' },
]
const words = {
  yes: 'Sim',
  no: 'Não',
  number: (value: number) => String(value).replace('.', ','),
  day: (value: string) => value.split('-').reverse().join('/'),
  file: (id: string) => (id === 'known' ? 'certificado.pdf' : null),
}
const inWords = (value: AnswerValue | null, limits: ItemLimits = {}) =>
  formatAnswer({ limits, options }, value, words)

test.each<[AnswerValue | null, ItemLimits, string | null]>([
  [null, {}, null],
  [{ kind: 'essay', text: ' Ajudei. \n' }, {}, 'Ajudei.'],
  [{ kind: 'text', text: '  ' }, {}, null],
  [{ kind: 'boolean', yes: false }, {}, 'Não'],
  [{ kind: 'number', number: 13.5 }, {}, '13,5'],
  [{ kind: 'number', number: 13.5 }, { unit: 'R$' }, 'R$ 13,5'],
  [{ kind: 'number', number: 3 }, { unit: 'km' }, '3 km'],
  [{ kind: 'date', date: '2026-12-01' }, {}, '01/12/2026'],
  [{ kind: 'single', option: 'b' }, {}, 'Estoque'],
  [{ kind: 'single', option: 'gone' }, {}, null],
  [{ kind: 'multiple', options: ['c', 'a'] }, {}, 'Caixa\nBalcão'],
  [{ kind: 'file', fileId: 'known' }, {}, 'certificado.pdf'],
])('the answer %j with the limits %j is shown as %s', (value, limits, text) => {
  expect(inWords(value, limits)).toBe(text)
})

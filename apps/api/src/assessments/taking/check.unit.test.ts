import type { AnswerValue, ItemKind, ItemLimits } from '@trilha/contracts/assessments/items'
import { describe, expect, test } from 'vitest'
import { valueError, submitError } from './check.ts'
import { isForbiddenQuestion } from '../../vacancies/publishing/draft.legal.ts'

const item = (kind: ItemKind, limits: ItemLimits = {}, required = true) => ({
  id: 'i',
  kind,
  prompt: '?',
  help: '',
  required,
  options: ['a', 'b', 'c'].map((id) => ({ id, text: id })),
  limits,
  points: null,
  seconds: null,
  pool: null,
})
const text = (value: string): AnswerValue => ({ kind: 'text', text: value })
const number = (value: number): AnswerValue => ({ kind: 'number', number: value })

describe('answers that are saved', () => {
  test.each<[string, ReturnType<typeof item>, AnswerValue, string | null]>([
    ['another kind', item('essay'), text('a'), 'invalid'],
    ['shorter than the minimum', item('text', { minLength: 20 }), text('a'), null],
    ['as long as allowed', item('text', { maxLength: 3 }), text('abc'), null],
    ['too long', item('text', { maxLength: 3 }), text('abcd'), 'too-long'],
    // The emojis are one grapheme each, of 11 and 2 code units.
    ['counted in graphemes', item('text', { maxLength: 3 }), text('👩‍👩‍👧‍👧é😀'), null],
    ['an option', item('single'), { kind: 'single', option: 'b' }, null],
    ['no such option', item('single'), { kind: 'single', option: 'z' }, 'not-listed'],
    ['two options', item('multiple'), { kind: 'multiple', options: ['a', 'b'] }, null],
    [
      'one option too many',
      item('multiple', { mostChoices: 1 }),
      { kind: 'multiple', options: ['a', 'b'] },
      'invalid',
    ],
    [
      'one known and one unknown option',
      item('multiple'),
      { kind: 'multiple', options: ['a', 'z'] },
      'not-listed',
    ],
    [
      'the same option twice',
      item('multiple'),
      { kind: 'multiple', options: ['a', 'a'] },
      'invalid',
    ],
    ['a whole number', item('number'), number(7), null],
    ['a fraction where only whole numbers are allowed', item('number'), number(7.5), 'invalid'],
    ['two decimals', item('number', { decimals: 2 }), number(0.29), null],
    ['three decimals', item('number', { decimals: 2 }), number(0.295), 'invalid'],
    ['below the minimum', item('number', { min: 10 }), number(1), null],
  ])('%s', (_, question, value, expected) => {
    expect(valueError(question, value)).toBe(expected)
  })
})

describe('answers that are sent', () => {
  test.each<[string, ReturnType<typeof item>, AnswerValue | null, string | null]>([
    ['required and missing', item('text'), null, 'required'],
    ['not required and missing', item('text', { minLength: 5 }, false), null, null],
    ['blanks only', item('text'), text('   '), 'required'],
    ['too short', item('text', { minLength: 5 }), text('abcd'), 'too-short'],
    ['blanks around do not count', item('text', { minLength: 5 }), text(' abcd '), 'too-short'],
    ['long enough', item('text', { minLength: 5 }), text('abcde'), null],
    ['equal to the maximum', item('number', { min: 1, max: 3 }), number(3), null],
    ['above the maximum', item('number', { min: 1, max: 3 }), number(4), 'invalid'],
    ['below the minimum', item('number', { min: 1, max: 3 }), number(0), 'invalid'],
    [
      'too early',
      item('date', { earliest: '2026-12-01' }),
      { kind: 'date', date: '2026-11-30' },
      'invalid',
    ],
    [
      'the first day',
      item('date', { earliest: '2026-12-01' }),
      { kind: 'date', date: '2026-12-01' },
      null,
    ],
    [
      'too late',
      item('date', { latest: '2026-12-01' }),
      { kind: 'date', date: '2026-12-02' },
      'invalid',
    ],
    ['no is an answer', item('boolean'), { kind: 'boolean', yes: false }, null],
  ])('%s', (_, question, value, expected) => {
    expect(submitError(question, value)).toBe(expected)
  })
})

describe('questions that the law forbids in a selection', () => {
  test.each([
    'Qual é o seu estado civil?',
    'Você é casada?',
    'Você tem filhos? Quantos?',
    'Está grávida ou pretende engravidar?',
    'Qual é a sua religião?',
    'Em quem você votou na última eleição?',
    'Já foi filiado a sindicato?',
    'Tem alguma doença crônica?',
    'Informe o CID.',
    'Apresente certidão de antecedentes criminais.',
    'Você está com o nome sujo no SPC?',
    'Você já processou alguma empresa?',
    'Qual é a sua idade?',
  ])('%s', (question) => {
    expect(isForbiddenQuestion(question)).toBe(true)
  })

  test.each([
    'Qual é a nossa política de trocas?',
    'Como você atende clientes com filhos pequenos no carrinho?',
    'O que você faz na partida do caixa?',
    'Você conhece o processo de inventário?',
    'Que idade mínima a lei pede para vender bebida?',
    'Como funciona o corte de cabelo masculino na tabela?',
    'Você usa o SPED no dia a dia?',
    'Qual é a cor da lixeira do vidro?',
    'Qual cidade de partida da rota?',
  ])('allowed: %s', (question) => {
    expect(isForbiddenQuestion(question)).toBe(false)
  })
})

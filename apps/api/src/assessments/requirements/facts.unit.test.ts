import { mergeFacts, type Rule } from '@trilha/contracts/assessments/rules'
import { expect, test } from 'vitest'
import { askedFacts, statementsOf } from './facts.ts'

const rule = (id: string, predicate: Rule['predicate']): Rule => ({
  id,
  eliminatory: true,
  reason: '',
  predicate,
})
const rules = [
  rule('licence', { kind: 'cnh', includes: 'B' }),
  rule('shift', { kind: 'shift', includes: 'night' }),
  rule('saturdays', { kind: 'statement', text: 'Pode aos sábados?', expected: true }),
]

test('facts that no rule asks for are dropped', () => {
  expect(
    askedFacts(rules, { cnh: 'B', shifts: ['night'], state: 'MG', schooling: 'college' }),
  ).toEqual({ cnh: 'B', shifts: ['night'] })
})

test('newer facts replace known ones; absent facts remove nothing', () => {
  expect(mergeFacts({ cnh: 'A', state: 'MG' }, { cnh: 'AB', state: undefined })).toEqual({
    cnh: 'AB',
    state: 'MG',
  })
})

test('a newer level replaces only the same language', () => {
  const known = {
    languages: [
      { language: 'es' as const, level: 'C1' as const },
      { language: 'en' as const, level: 'A1' as const },
    ],
  }
  expect(mergeFacts(known, { languages: [{ language: 'en', level: 'B2' }] })).toEqual({
    languages: [
      { language: 'es', level: 'C1' },
      { language: 'en', level: 'B2' },
    ],
  })
})

test('answers to statements of no rule are dropped', () => {
  expect(statementsOf(rules, { saturdays: true, licence: true, other: false })).toEqual({
    saturdays: true,
  })
  expect(Object.keys(statementsOf(rules, JSON.parse('{"__proto__": true}')))).toEqual([])
})

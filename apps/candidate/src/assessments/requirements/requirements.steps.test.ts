import type { Rule } from '@trilha/contracts/assessments/rules'
import { expect, test } from 'vitest'
import {
  answerTo,
  choicesOf,
  chosenAt,
  merged,
  stepsOf,
  unsent,
  type Answers,
  type Step,
} from './requirements.steps.ts'

const rule = (id: string, predicate: Rule['predicate']): Rule => ({
  id,
  eliminatory: true,
  reason: 'Porque sim.',
  predicate,
})

const rules: Rule[] = [
  rule('school', { kind: 'schooling', atLeast: 'high-school' }),
  rule('afternoon', { kind: 'shift', includes: 'afternoon' }),
  rule('english', { kind: 'language', language: 'en', atLeast: 'B1' }),
  rule('six', { kind: 'shift', includes: '6x1' }),
  rule('start', { kind: 'statement', text: 'Posso começar já.', expected: true }),
  rule('spanish', { kind: 'language', language: 'es', atLeast: 'A1' }),
]
const steps = stepsOf(rules)
const [schooling, shift, english, start] = steps as [Step, Step, Step, Step]
const empty: Answers = { facts: {}, answers: {} }

test('one question per fact and per statement, in the order of the rules', () => {
  expect(steps.map((step) => step.rules.map(({ id }) => id))).toEqual([
    ['school'],
    ['afternoon', 'six'],
    ['english'],
    ['start'],
    ['spanish'],
  ])
})

test('languages are offered from none to the highest level, statements as yes and no', () => {
  expect(choicesOf(english)).toEqual(['none', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2'])
  expect(choicesOf(start)).toEqual(['yes', 'no'])
  expect(choicesOf({ kind: 'state' })).toHaveLength(27)
})

test.each([
  [schooling, ['college'], { facts: { schooling: 'college' }, answers: {} }],
  [shift, ['6x1', 'night'], { facts: { shifts: ['night', '6x1'] }, answers: {} }],
  [english, ['none'], { facts: { languages: [{ language: 'en', level: null }] }, answers: {} }],
  [english, ['C1'], { facts: { languages: [{ language: 'en', level: 'C1' }] }, answers: {} }],
  [start, ['no'], { facts: {}, answers: { start: false } }],
  [schooling, ['made up'], empty],
])('an answer is sent in the shape of the contract and parsed back', (step, chosen, wanted) => {
  const sent = answerTo(step, chosen)
  expect(sent).toEqual(wanted)
  const known = choicesOf(step).filter((value) => chosen.includes(value))
  expect(chosenAt(step, merged(empty, sent))).toEqual(known)
})

test('a rule id equal to an Object.prototype property counts as unanswered at first', () => {
  const [odd] = stepsOf([
    rule('constructor', { kind: 'statement', text: 'Sei ler plantas.', expected: true }),
  ]) as [Step]
  expect(chosenAt(odd, empty)).toEqual([])
})

test('local answers override those of the server, per language', () => {
  const server: Answers = {
    facts: { schooling: 'elementary', languages: [{ language: 'en', level: 'A1' }] },
    answers: { start: false },
  }
  const local: Answers = {
    facts: { schooling: undefined, languages: [{ language: 'es', level: 'B2' }] },
    answers: { start: true },
  }
  expect(merged(server, local)).toEqual({
    facts: {
      schooling: 'elementary',
      languages: [
        { language: 'en', level: 'A1' },
        { language: 'es', level: 'B2' },
      ],
    },
    answers: { start: true },
  })
})

test('changes made during a request are still to be sent', () => {
  const sent: Answers = {
    facts: { schooling: 'college', languages: [{ language: 'en', level: 'A1' }] },
    answers: { start: true },
  }
  const pending: Answers = {
    facts: {
      schooling: 'college',
      shifts: ['night'],
      languages: [
        { language: 'en', level: 'A2' },
        { language: 'es', level: null },
      ],
    },
    answers: { start: false },
  }
  expect(unsent(pending, sent)).toEqual({
    facts: {
      shifts: ['night'],
      languages: [
        { language: 'en', level: 'A2' },
        { language: 'es', level: null },
      ],
    },
    answers: { start: false },
  })
  expect(unsent(sent, sent)).toBeNull()
})

test('deselecting all shifts removes the answer', () => {
  expect(chosenAt(shift, { facts: { shifts: [] }, answers: {} })).toEqual([])
})

test('asks for a registration by council, and for the time until the start in days', () => {
  const [coren, crm, soon] = stepsOf([
    rule('coren', { kind: 'council', council: 'COREN', state: 'MG' }),
    rule('crm', { kind: 'council', council: 'CRM' }),
    rule('soon', { kind: 'availability', withinDays: 15 }),
  ]) as [Step, Step, Step]
  expect(choicesOf(coren)).toHaveLength(28)
  expect(choicesOf(soon)).toEqual(['0', '7', '15', '30', '60', '90'])
  const given = [answerTo(coren, ['MG']), answerTo(crm, ['none']), answerTo(soon, ['0'])].reduce(
    merged,
    empty,
  )
  expect(given.facts).toEqual({
    councils: [
      { council: 'COREN', state: 'MG' },
      { council: 'CRM', state: null },
    ],
    availability: 0,
  })
  expect([coren, crm, soon].map((step) => chosenAt(step, given))).toEqual([['MG'], ['none'], ['0']])
  expect(unsent(merged(given, answerTo(crm, ['SP'])), given)).toEqual({
    facts: { councils: [{ council: 'CRM', state: 'SP' }] },
    answers: {},
  })
  expect(unsent(given, given)).toBeNull()
})

import { describe, expect, test } from 'vitest'
import {
  cnhExpanded,
  cnhIncludes,
  evaluateRule,
  evaluateRules,
  factOf,
  schoolingAtLeast,
  type Facts,
  type Predicate,
  type Rule,
} from './rules.ts'
import { cnhCategories, schoolings, type CnhCategory, type Schooling } from '../vacancies/enums.ts'

const rule = (predicate: Predicate, eliminatory = true, id = 'r1'): Rule => ({
  id,
  eliminatory,
  reason: 'faz parte do dia a dia',
  predicate,
})

describe('driving licence', () => {
  test.each<[CnhCategory, string[]]>([
    ['none', []],
    ['ACC', ['ACC']],
    ['A', ['A', 'ACC']],
    ['B', ['B']],
    ['C', ['B', 'C']],
    ['D', ['B', 'C', 'D']],
    ['E', ['B', 'C', 'D', 'E']],
    ['AB', ['A', 'ACC', 'B']],
    ['AC', ['A', 'ACC', 'B', 'C']],
    ['AD', ['A', 'ACC', 'B', 'C', 'D']],
    ['AE', ['A', 'ACC', 'B', 'C', 'D', 'E']],
  ])('%s drives %s', (have, drives) => {
    expect([...cnhExpanded(have)].toSorted()).toEqual(drives)
  })

  // Licences that satisfy each requirement (docs/domain/documents.md#driving-licence).
  const passes: Record<CnhCategory, readonly CnhCategory[]> = {
    none: cnhCategories,
    ACC: ['ACC', 'A', 'AB', 'AC', 'AD', 'AE'],
    A: ['A', 'AB', 'AC', 'AD', 'AE'],
    B: ['B', 'C', 'D', 'E', 'AB', 'AC', 'AD', 'AE'],
    C: ['C', 'D', 'E', 'AC', 'AD', 'AE'],
    D: ['D', 'E', 'AD', 'AE'],
    E: ['E', 'AE'],
    AB: ['AB', 'AC', 'AD', 'AE'],
    AC: ['AC', 'AD', 'AE'],
    AD: ['AD', 'AE'],
    AE: ['AE'],
  }
  test.each(
    cnhCategories.flatMap((need) =>
      cnhCategories.map((have) => [need, have, passes[need].includes(have)] as const),
    ),
  )('requires %s, has %s: %s', (need, have, met) => {
    expect(cnhIncludes(have, need)).toBe(met)
    const result = evaluateRule(rule({ kind: 'cnh', includes: need }), { cnh: have }, {})
    expect(result).toMatchObject({ met, given: have })
  })
})

describe('schooling', () => {
  test('every level meets itself and all lower levels', () => {
    const order: readonly Schooling[] = [
      'none',
      'elementary-incomplete',
      'elementary',
      'high-school-incomplete',
      'high-school-ongoing',
      'high-school',
      'technical-ongoing',
      'technical',
      'college-incomplete',
      'college-ongoing',
      'college',
      'postgraduate',
      'masters',
      'doctorate',
      'postdoctorate',
    ]
    expect(schoolings).toEqual(order)
    for (const [h, have] of order.entries())
      for (const [n, need] of order.entries()) expect(schoolingAtLeast(have, need)).toBe(h >= n)
  })

  test.each<[Schooling, Schooling, boolean]>([
    ['high-school', 'high-school', true],
    ['high-school-ongoing', 'high-school', false],
    ['technical-ongoing', 'high-school', true],
    ['college-ongoing', 'college', false],
    ['masters', 'college', true],
    ['none', 'elementary-incomplete', false],
  ])('%s for %s: %s', (have, need, met) => {
    const tested = rule({ kind: 'schooling', atLeast: need })
    const result = evaluateRule(tested, { schooling: have }, {})
    expect(result).toEqual({ rule: tested, met, given: have })
  })
})

describe('the other facts', () => {
  test.each<[string, Predicate, Facts, boolean | null, string | null]>([
    ['required state', { kind: 'state', oneOf: ['MG', 'ES'] }, { state: 'ES' }, true, 'ES'],
    ['another state', { kind: 'state', oneOf: ['MG', 'ES'] }, { state: 'SP' }, false, 'SP'],
    ['shift', { kind: 'shift', includes: '6x1' }, { shifts: ['night', '6x1'] }, true, 'night 6x1'],
    ['other shifts', { kind: 'shift', includes: '6x1' }, { shifts: ['night'] }, false, 'night'],
    ['no shift at all', { kind: 'shift', includes: '6x1' }, { shifts: [] }, false, null],
    [
      'language above',
      { kind: 'language', language: 'en', atLeast: 'B1' },
      {
        languages: [
          { language: 'es', level: 'A1' },
          { language: 'en', level: 'C1' },
        ],
      },
      true,
      'C1',
    ],
    [
      'language at the level',
      { kind: 'language', language: 'libras', atLeast: 'A2' },
      { languages: [{ language: 'libras', level: 'A2' }] },
      true,
      'A2',
    ],
    [
      'language below',
      { kind: 'language', language: 'en', atLeast: 'B1' },
      { languages: [{ language: 'en', level: 'A2' }] },
      false,
      'A2',
    ],
    [
      'language not spoken',
      { kind: 'language', language: 'en', atLeast: 'A1' },
      { languages: [{ language: 'en', level: null }] },
      false,
      null,
    ],
    [
      'another language only: not answered',
      { kind: 'language', language: 'en', atLeast: 'A1' },
      { languages: [{ language: 'es', level: 'C2' }] },
      null,
      null,
    ],
    [
      'registered, in any state',
      { kind: 'council', council: 'COREN' },
      { councils: [{ council: 'COREN', state: 'BA' }] },
      true,
      'BA',
    ],
    [
      'registered in the required state',
      { kind: 'council', council: 'CREA', state: 'MG' },
      {
        councils: [
          { council: 'CRC', state: 'SP' },
          { council: 'CREA', state: 'MG' },
        ],
      },
      true,
      'MG',
    ],
    [
      'registered elsewhere',
      { kind: 'council', council: 'OAB', state: 'MG' },
      { councils: [{ council: 'OAB', state: 'RJ' }] },
      false,
      'RJ',
    ],
    [
      'not registered',
      { kind: 'council', council: 'CRM' },
      { councils: [{ council: 'CRM', state: null }] },
      false,
      null,
    ],
    [
      'another council only: not answered',
      { kind: 'council', council: 'CRM' },
      { councils: [{ council: 'CRC', state: 'SP' }] },
      null,
      null,
    ],
    ['starts in time', { kind: 'availability', withinDays: 15 }, { availability: 15 }, true, '15'],
    ['starts today', { kind: 'availability', withinDays: 0 }, { availability: 0 }, true, '0'],
    ['starts later', { kind: 'availability', withinDays: 20 }, { availability: 30 }, false, '30'],
    ['start not answered', { kind: 'availability', withinDays: 15 }, {}, null, null],
    ['councils not answered', { kind: 'council', council: 'CRM' }, {}, null, null],
    ['schooling not answered', { kind: 'schooling', atLeast: 'none' }, {}, null, null],
    ['licence not answered', { kind: 'cnh', includes: 'B' }, {}, null, null],
    ['state not answered', { kind: 'state', oneOf: ['MG'] }, {}, null, null],
    ['shifts not answered', { kind: 'shift', includes: '6x1' }, {}, null, null],
    ['languages not answered', { kind: 'language', language: 'en', atLeast: 'A1' }, {}, null, null],
  ])('%s', (_name, predicate, facts, met, given) => {
    const tested = rule(predicate)
    expect(evaluateRule(tested, facts, {})).toEqual({ rule: tested, met, given })
  })

  test.each<[Predicate, string | null]>([
    [{ kind: 'schooling', atLeast: 'none' }, 'schooling'],
    [{ kind: 'cnh', includes: 'B' }, 'cnh'],
    [{ kind: 'state', oneOf: ['MG'] }, 'state'],
    [{ kind: 'shift', includes: '6x1' }, 'shifts'],
    [{ kind: 'language', language: 'en', atLeast: 'A1' }, 'languages'],
    [{ kind: 'council', council: 'CRM' }, 'councils'],
    [{ kind: 'availability', withinDays: 15 }, 'availability'],
    [{ kind: 'statement', text: 'Pode viajar?', expected: true }, null],
  ])('%o needs the fact %s', (predicate, fact) => {
    expect(factOf(predicate)).toBe(fact)
  })
})

describe('statements', () => {
  test.each<[boolean, boolean | undefined, boolean | null, string | null]>([
    [true, true, true, 'true'],
    [true, false, false, 'false'],
    [false, false, true, 'false'],
    [false, true, false, 'true'],
    [true, undefined, null, null],
  ])('expected %s, answered %s: %s', (expected, answer, met, given) => {
    const tested = rule({ kind: 'statement', text: 'Pode trabalhar aos sábados?', expected })
    const answers: Record<string, boolean> = answer === undefined ? {} : { r1: answer }
    expect(evaluateRule(tested, {}, answers)).toEqual({ rule: tested, met, given })
  })

  test('a rule id such as `constructor` counts as not answered', () => {
    for (const id of ['constructor', '__proto__', 'toString']) {
      const tested = rule({ kind: 'statement', text: 'Pode viajar?', expected: false }, true, id)
      expect(evaluateRule(tested, {}, {}).met).toBeNull()
    }
  })
})

describe('the whole test', () => {
  const licence = rule({ kind: 'cnh', includes: 'B' }, true, 'licence')
  const english = rule({ kind: 'language', language: 'en', atLeast: 'A2' }, false, 'english')
  const saturdays = rule(
    { kind: 'statement', text: 'Pode aos sábados?', expected: true },
    true,
    'saturdays',
  )
  const rules = [licence, english, saturdays]
  const speaks = (level: 'A1' | 'B2' | null): Facts['languages'] => [{ language: 'en', level }]

  test.each<[string, Facts, Record<string, boolean>, string, string[]]>([
    ['all met', { cnh: 'AB', languages: speaks('B2') }, { saturdays: true }, 'approved', []],
    [
      'only a desirable rule not met',
      { cnh: 'B', languages: speaks('A1') },
      { saturdays: true },
      'approved',
      [],
    ],
    [
      'one eliminatory not met',
      { cnh: 'A', languages: speaks('B2') },
      { saturdays: true },
      'not_approved',
      ['licence'],
    ],
    [
      'two eliminatory not met',
      { cnh: 'none', languages: speaks(null) },
      { saturdays: false },
      'not_approved',
      ['licence', 'saturdays'],
    ],
    ['nothing answered', {}, {}, 'incomplete', []],
    ['a desirable rule not answered', { cnh: 'B' }, { saturdays: true }, 'incomplete', []],
    [
      'failed already, but one rule is not answered',
      { cnh: 'none', languages: speaks('B2') },
      {},
      'incomplete',
      ['licence'],
    ],
  ])('%s', (_name, facts, answers, outcome, failed) => {
    const evaluated = evaluateRules(rules, facts, answers)
    expect(evaluated.outcome).toBe(outcome)
    expect(evaluated.failed.map((result) => result.rule.id)).toEqual(failed)
    expect(evaluated.results.map((result) => result.rule)).toEqual(rules)
  })

  test('a test without rules is passed', () => {
    expect(evaluateRules([], {}, {})).toEqual({ outcome: 'approved', results: [], failed: [] })
  })
})

import { expect, test } from 'vitest'
import type { AppError } from '../platform/errors.ts'
import { checkDraft, vacancyDraft, type VacancyDraft } from './vacancies.draft.ts'

const statement = (text: string) => ({
  id: 's',
  eliminatory: true,
  reason: '',
  predicate: { kind: 'statement' as const, text, expected: true },
})
const test1: VacancyDraft['stages'][number] = {
  kind: 'requirements',
  title: 'Requisitos',
  instructions: '',
  minutes: 3,
  days: 5,
  answerDays: 1,
  eliminatory: true,
  rules: [statement('Posso trabalhar aos sábados.')],
}
const draft: VacancyDraft = {
  roleName: 'Estoquista',
  description: '<p>Conferir e repor mercadorias.</p>',
  requirements: ['Ensino fundamental'],
  niceToHave: ['Dois anos de experiência em estoque'],
  benefits: [],
  municipalityCode: 3_118_601,
  placeState: null,
  workplace: 'on-site',
  hybridDays: null,
  contractType: 'clt',
  weeklyHours: 44,
  shift: null,
  salary: null,
  salaryHiddenReason: null,
  commissionPayment: 'none',
  deficiency: null,
  affirmativeFor: [],
  schooling: 'none',
  cnh: 'none',
  jobProfile: 'operational',
  positions: 1,
  hazardous: false,
  closesOn: '2026-12-01',
  stages: [test1],
}

function refusedFields(changes: Partial<VacancyDraft>): string[] {
  try {
    checkDraft(vacancyDraft.parse({ ...draft, ...changes }), '2026-11-21')
    return []
  } catch (error) {
    return (error as AppError).fields?.map((f) => `${f.field} ${f.id}`) ?? []
  }
}

test('a right draft passes, long experience being only welcome', () => {
  expect(refusedFields({})).toEqual([])
})

test.each<[string, Partial<VacancyDraft>, string[]]>([
  ['the last day is over', { closesOn: '2026-11-20' }, ['closesOn invalid']],
  ['work at a place without a place', { municipalityCode: null }, ['municipalityCode required']],
  ['hybrid without days', { workplace: 'hybrid' }, ['hybridDays invalid']],
  ['days without hybrid', { hybridDays: 2 }, ['hybridDays invalid']],
  [
    'pay upside down',
    { salary: { minCents: 300_000, maxCents: 200_000, unit: 'month' } },
    ['salary.maxCents invalid'],
  ],
  ['an internship of 44 hours', { contractType: 'internship' }, ['weeklyHours invalid']],
  [
    'long experience demanded, in whatever place',
    {
      description: '<p>Exige-se experiência de 3 anos.</p>',
      requirements: ['Ensino médio', '12 meses de experiência'],
      stages: [{ ...test1, rules: [statement('Tenho mais de 1 ano de experiência com estoque.')] }],
    },
    [
      'description experience-too-long',
      'requirements.1 experience-too-long',
      'stages.0.rules.0 experience-too-long',
    ],
  ],
  ['a test without rules', { stages: [{ ...test1, rules: [] }] }, ['stages.0.rules invalid']],
  [
    'two rules of one name',
    { stages: [{ ...test1, rules: [...test1.rules, ...test1.rules] }] },
    ['stages.0.rules invalid'],
  ],
  [
    'values that eliminate',
    { stages: [{ ...test1, kind: 'values', rules: [] }] },
    ['stages.0.eliminatory invalid'],
  ],
  [
    'something after the offer',
    { stages: [{ ...test1, kind: 'offer', rules: [] }, test1] },
    ['stages.0.kind invalid'],
  ],
])('refused: %s', (_name, changes, fields) => {
  expect(refusedFields(changes)).toEqual(fields)
})

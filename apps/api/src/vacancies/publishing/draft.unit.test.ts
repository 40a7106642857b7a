import { blankFields } from '@trilha/contracts/vacancies/fields'
import { expect, test } from 'vitest'
import type { AppError } from '../../platform/errors.ts'
import { checkDraft, vacancyDraft, type VacancyDraft } from './draft.ts'

const statement = (text: string) => ({
  id: 's',
  eliminatory: true,
  reason: '',
  predicate: { kind: 'statement' as const, text, expected: true },
})
const stage: VacancyDraft['stages'][number] = {
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
  ...blankFields,
  weeklyHours: 44,
  salary: null,
  salaryHiddenReason: null,
  deficiency: null,
  affirmativeFor: [],
  jobProfile: 'operational',
  closesOn: '2026-12-01',
  stages: [stage],
}

function refusedFields(changes: Partial<VacancyDraft>): string[] {
  try {
    checkDraft(vacancyDraft.parse({ ...draft, ...changes }), '2026-11-21')
    return []
  } catch (error) {
    return (error as AppError).fields?.map((f) => `${f.field} ${f.id}`) ?? []
  }
}

test('a valid draft passes; long experience may be a nice-to-have', () => {
  expect(refusedFields({})).toEqual([])
})

test.each<[string, Partial<VacancyDraft>, string[]]>([
  ['last day in the past', { closesOn: '2026-11-20' }, ['closesOn invalid']],
  ['on-site work without a place', { municipalityCode: null }, ['municipalityCode required']],
  ['hybrid without days', { workplace: 'hybrid' }, ['hybridDays invalid']],
  [
    'trial of an internship',
    { contractType: 'internship', weeklyHours: 30, trialDays: 45 },
    ['trialDays invalid'],
  ],
  ['days without hybrid', { hybridDays: 2 }, ['hybridDays invalid']],
  [
    'minimum pay above maximum pay',
    { salary: { minCents: 300_000, maxCents: 200_000, unit: 'month' } },
    ['salary.maxCents invalid'],
  ],
  ['an internship of 44 hours', { contractType: 'internship' }, ['weeklyHours invalid']],
  [
    'long experience required, in any text',
    {
      description: '<p>Exige-se experiência de 3 anos.</p>',
      requirements: ['Ensino médio', '12 meses de experiência'],
      stages: [{ ...stage, rules: [statement('Tenho mais de 1 ano de experiência com estoque.')] }],
    },
    [
      'description experience-too-long',
      'requirements.1 experience-too-long',
      'stages.0.rules.0 experience-too-long',
    ],
  ],
  ['a test without rules', { stages: [{ ...stage, rules: [] }] }, ['stages.0.rules invalid']],
  [
    'two rules with the same id',
    { stages: [{ ...stage, rules: [...stage.rules, ...stage.rules] }] },
    ['stages.0.rules invalid'],
  ],
  [
    'a values stage that eliminates',
    { stages: [{ ...stage, kind: 'values', rules: [] }] },
    ['stages.0.eliminatory invalid'],
  ],
  [
    'a stage after the offer',
    { stages: [{ ...stage, kind: 'offer', rules: [] }, stage] },
    ['stages.0.kind invalid'],
  ],
])('refused: %s', (_name, changes, fields) => {
  expect(refusedFields(changes)).toEqual(fields)
})

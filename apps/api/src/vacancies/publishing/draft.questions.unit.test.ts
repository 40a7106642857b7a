import { blankFields } from '@trilha/contracts/vacancies/fields'
import { expect, test } from 'vitest'
import type { AppError } from '../../platform/errors.ts'
import { checkDraft, vacancyDraft, type VacancyDraft } from './draft.ts'

type Stage = VacancyDraft['stages'][number]
type Item = NonNullable<Stage['items']>[number]

const draft = (stage: Partial<Stage>): VacancyDraft => ({
  roleName: 'Estoquista',
  description: '<p>Conferir e repor mercadorias.</p>',
  requirements: [],
  niceToHave: [],
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
  stages: [
    {
      kind: 'custom',
      title: 'Teste',
      instructions: '',
      minutes: 10,
      days: 5,
      answerDays: 2,
      eliminatory: true,
      rules: [],
      ...stage,
    },
  ],
})

function refusedFields(stage: Partial<Stage>): string[] {
  try {
    checkDraft(vacancyDraft.parse(draft(stage)), '2026-11-21')
    return []
  } catch (error) {
    const { fields = [] } = error as AppError
    return fields.map(({ field, id }) => `${field.replace('stages.0.', '')} ${id}`)
  }
}

const options = [
  { id: 'a', text: 'Sim' },
  { id: 'b', text: 'Talvez' },
]
const single: Item = {
  kind: 'single',
  prompt: 'Qual é a certa?',
  options,
  points: 2,
  key: { kind: 'options', correct: ['a'] },
}
const plain: Item = { kind: 'text', prompt: 'Que curso você fez?' }

test('valid tests are accepted', () => {
  expect(refusedFields({ items: [single, { kind: 'essay', prompt: 'Conte mais.' }] })).toEqual([])
  expect(refusedFields({ kind: 'questions', items: [plain] })).toEqual([])
  const pool = [1, 2, 3].map((n) => ({ ...single, prompt: `Pergunta ${n}`, pool: 'x' }))
  expect(refusedFields({ items: pool, test: { draws: { x: 2 }, seconds: 600 } })).toEqual([])
})

const customStage = (item: Partial<Item>): Partial<Stage> => ({ items: [{ ...single, ...item }] })
const questionsStage = (item: Partial<Item>): Partial<Stage> => ({
  kind: 'questions',
  items: [{ ...plain, ...item }],
})

test.each<[string, Partial<Stage>, string[]]>([
  ['without questions', { items: [] }, ['items required']],
  ['questions in a conversation', { kind: 'company', items: [plain] }, ['items invalid']],
  [
    'settings of a custom test in a questions test',
    { ...questionsStage({}), test: {} },
    ['test invalid'],
  ],
  ['one option', customStage({ options: options.slice(0, 1) }), ['items.0.options invalid']],
  [
    'two options with the same id',
    customStage({ options: [...options, options[0]!] }),
    ['items.0.options invalid'],
  ],
  ['options for a text question', questionsStage({ options }), ['items.0.options invalid']],
  [
    'a key that is not an option',
    customStage({ key: { kind: 'options', correct: ['z'] } }),
    ['items.0.key invalid'],
  ],
  [
    'two correct options of a single choice',
    customStage({ key: { kind: 'options', correct: ['a', 'b'] } }),
    ['items.0.key invalid'],
  ],
  [
    'a key of another kind',
    customStage({ key: { kind: 'boolean', correct: true } }),
    ['items.0.key invalid'],
  ],
  ['points without a key', customStage({ key: null }), ['items.0.key invalid']],
  ['a key without points', customStage({ points: null }), ['items.0.key invalid']],
  [
    'fields that only a custom test may have',
    questionsStage({ points: 2, key: { kind: 'texts', accepted: ['x'] }, seconds: 30, pool: 'x' }),
    [
      'items.0.key invalid',
      'items.0.points invalid',
      'items.0.seconds invalid',
      'items.0.pool invalid',
    ],
  ],
  [
    'a minimum above the maximum',
    questionsStage({ limits: { minLength: 9, maxLength: 3 } }),
    ['items.0.limits.minLength invalid'],
  ],
  [
    'a draw from an unknown pool',
    { items: [single], test: { draws: { x: 1 } } },
    ['test.draws.x invalid'],
  ],
  [
    'a pool of questions with different points',
    {
      items: [
        { ...single, pool: 'x' },
        { ...single, pool: 'x', points: 3 },
      ],
      test: { draws: { x: 1 } },
    },
    ['test.draws.x invalid'],
  ],
  [
    'long experience',
    questionsStage({ prompt: 'Você tem 2 anos de experiência?' }),
    ['items.0.prompt experience-too-long'],
  ],
  [
    'a question that the law forbids',
    questionsStage({ prompt: 'Qual é o seu estado civil?' }),
    ['items.0.prompt forbidden-question'],
  ],
  [
    'a forbidden question in an option',
    customStage({ options: [...options, { id: 'c', text: 'Meu estado civil' }] }),
    ['items.0.prompt forbidden-question'],
  ],
  [
    'a forbidden question in a requirements rule',
    {
      kind: 'requirements',
      rules: [
        {
          id: 'r',
          eliminatory: true,
          reason: '',
          predicate: { kind: 'statement', text: 'Tenho o nome limpo no SPC.', expected: true },
        },
      ],
    },
    ['rules.0 forbidden-question'],
  ],
])('refused: %s', (_, stage, fields) => {
  expect(refusedFields(stage)).toEqual(fields)
})

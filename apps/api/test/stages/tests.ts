import { randomUUID } from 'node:crypto'
import * as assessments from '@trilha/contracts/assessments/assessments'
import type { AnswerValue } from '@trilha/contracts/assessments/items'
import { expect } from 'vitest'
import type { VacancyDraft } from '../../src/vacancies/publishing/draft.ts'
import { call } from '../client.ts'
import { conversationStage, type aVacancy } from '../factories.ts'
import type { TestProgram } from '../program.ts'
import { aTrail } from '../trails.ts'

type Stage = VacancyDraft['stages'][number]
type DraftItems = NonNullable<Stage['items']>

/** One question of each kind; all except the last two are required. */
export const questionItems: DraftItems = [
  {
    kind: 'text',
    prompt: 'Qual foi o último curso que você fez?',
    limits: { minLength: 3, maxLength: 60 },
  },
  {
    kind: 'essay',
    prompt: 'Conte uma situação em que você ajudou um cliente.',
    limits: { minLength: 20, maxLength: 800 },
  },
  {
    kind: 'single',
    prompt: 'Em que turno você prefere trabalhar?',
    options: [
      { id: 'a', text: 'Manhã' },
      { id: 'b', text: 'Tarde' },
    ],
  },
  {
    kind: 'multiple',
    prompt: 'Com o que você já trabalhou?',
    limits: { mostChoices: 2 },
    options: [
      { id: 'a', text: 'Caixa' },
      { id: 'b', text: 'Estoque' },
      { id: 'c', text: 'Açougue' },
    ],
  },
  { kind: 'boolean', prompt: 'Você mora perto da loja?' },
  {
    kind: 'number',
    prompt: 'A que distância da loja você mora?',
    limits: { min: 0, max: 300, decimals: 1, unit: 'km' },
  },
  { kind: 'date', prompt: 'Quando você pode começar?', limits: { earliest: '2026-01-01' } },
  { kind: 'file', prompt: 'Envie um certificado, se tiver.', required: false },
  { kind: 'code', prompt: 'Mostre uma fórmula de planilha que você usa.', required: false },
]

export const questionsStage: Stage = {
  kind: 'questions',
  title: 'Algumas perguntas',
  instructions: 'Responda com calma.',
  minutes: 15,
  days: 5,
  answerDays: 3,
  eliminatory: false,
  rules: [],
  items: questionItems,
}

const choice = (prompt: string, pool: string | null = null): DraftItems[number] => ({
  kind: 'single',
  prompt,
  pool,
  points: 2,
  options: [
    { id: 'a', text: 'Certa' },
    { id: 'b', text: 'Errada' },
    { id: 'c', text: 'Outra errada' },
  ],
  key: { kind: 'options', correct: ['a'] },
})

/**
 * Questions of 20 points in all: 10 for the fixed ones, 6 for three that are drawn from a pool of
 * six, and 4 for the one with a limit of 30 seconds.
 */
export const customItems: DraftItems = [
  {
    kind: 'multiple',
    prompt: 'Quais frutas vão na câmara fria?',
    points: 4,
    options: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Fruta ${id}` })),
    key: { kind: 'options', correct: ['a', 'b'] },
  },
  {
    kind: 'number',
    prompt: 'Quanto é o troco de 50 para 37,40?',
    limits: { decimals: 2 },
    points: 2,
    key: { kind: 'number', correct: 12.6, tolerance: 0.05 },
  },
  {
    kind: 'text',
    prompt: 'Como se chama a nota do consumidor?',
    points: 2,
    key: { kind: 'texts', accepted: ['Cupom fiscal', 'NFC-e'] },
  },
  {
    kind: 'boolean',
    prompt: 'O troco é conferido na frente do cliente.',
    points: 2,
    key: { kind: 'boolean', correct: true },
  },
  ...Array.from({ length: 6 }, (_, i) => choice(`Pergunta ${i + 1} do sorteio`, 'loja')),
  { ...choice('Com tempo próprio'), points: 4, seconds: 30 },
]

export const customStage: Stage = {
  kind: 'custom',
  title: 'Teste da loja',
  instructions: 'Você tem 10 minutos.',
  minutes: 10,
  days: 5,
  answerDays: 3,
  eliminatory: true,
  rules: [],
  items: customItems,
  test: { seconds: 600, draws: { loja: 3 }, passPercent: 60 },
}

/** A custom test with an essay, rated by a rubric, and a number. */
export const essayStage = {
  ...customStage,
  items: [
    {
      kind: 'essay' as const,
      prompt: 'Escreva a resposta.',
      points: 10,
      key: {
        kind: 'rubric' as const,
        marks: ['fraco', 'regular', 'bom', 'ótimo', 'excelente'],
      },
    },
    ...customItems.slice(1, 2),
  ],
  test: { seconds: 600, passPercent: 60 },
}

/** An application to a vacancy with this first stage, and a recruiter of the company. */
export async function aTest(
  p: TestProgram,
  stage: Stage,
  options: { vacancy?: Awaited<ReturnType<typeof aVacancy>> } = {},
) {
  const trail = await aTrail(p, {
    ...options,
    changes: { stages: [stage, conversationStage] },
  })
  return {
    ...trail,
    kind: stage.kind,
    place: { id: trail.id, stageId: trail.firstStage },
    device: randomUUID(),
  }
}
export type TestTrail = Awaited<ReturnType<typeof aTest>>

/** The test as the candidate currently sees it. */
export async function seenTest(p: TestProgram, test: TestTrail) {
  const endpoint = test.kind === 'custom' ? assessments.getCustomTest : assessments.getQuestionsTest
  const params = { id: test.vacancy.id }
  const answer = await call(p, endpoint, { params }, { token: test.candidate.token })
  expect(answer.status).toBe(200)
  return answer.body
}

/** Starts the test; by default from its first device. */
export async function start(
  p: TestProgram,
  test: TestTrail,
  body: { timeFactor?: 1 | 1.25 | 1.5 | 2; device?: string } = {},
) {
  return call(
    p,
    assessments.startTest,
    {
      params: test.place,
      body: { device: test.device, timeReason: 'Uso leitor de tela.', ...body },
    },
    { token: test.candidate.token },
  )
}

/** Saves one answer; by default revision 1 from the first device. */
export async function save(
  p: TestProgram,
  test: TestTrail,
  itemId: string,
  answer: {
    value: AnswerValue | null
    revision?: number
    device?: string
    takeOver?: boolean
  },
) {
  return call(
    p,
    assessments.saveAnswer,
    {
      params: { ...test.place, itemId },
      body: { revision: 1, device: test.device, ...answer },
    },
    { token: test.candidate.token },
  )
}

export async function open(p: TestProgram, test: TestTrail, itemId: string) {
  const params = { ...test.place, itemId }
  return call(p, assessments.openItem, { params }, { token: test.candidate.token })
}

export async function submit(p: TestProgram, test: TestTrail, idempotencyKey?: string) {
  return call(
    p,
    assessments.submitTest,
    { params: test.place },
    { token: test.candidate.token, ...(idempotencyKey && { idempotencyKey }) },
  )
}

/** A valid answer to each question of `questionItems`, except files. */
export const validAnswers: Partial<Record<AnswerValue['kind'], AnswerValue>> = {
  text: { kind: 'text', text: 'Atendimento ao cliente' },
  essay: { kind: 'essay', text: 'Uma senhora não achava o troco e eu refiz a conta com ela.' },
  single: { kind: 'single', option: 'a' },
  multiple: { kind: 'multiple', options: ['a', 'b'] },
  boolean: { kind: 'boolean', yes: true },
  number: { kind: 'number', number: 2.5 },
  date: { kind: 'date', date: '2026-12-01' },
}

/** Answers all required questions, correctly in a custom test. */
export async function answerAll(p: TestProgram, test: TestTrail) {
  const { items } = await seenTest(p, test)
  for (const item of items) {
    if (!item.required) continue
    if (item.seconds !== null) expect((await open(p, test, item.id)).status).toBe(200)
    const prompt = item.content?.prompt ?? ''
    const value = test.kind === 'custom' ? correctAnswer(prompt) : validAnswers[item.kind]
    expect((await save(p, test, item.id, { value: value ?? validAnswers.single! })).status).toBe(
      200,
    )
  }
}

/** The correct answer to a question of `customItems`. */
function correctAnswer(prompt: string): AnswerValue {
  if (prompt.startsWith('Quais frutas')) return { kind: 'multiple', options: ['a', 'b'] }
  if (prompt.startsWith('Quanto')) return { kind: 'number', number: 12.6 }
  if (prompt.startsWith('Como')) return { kind: 'text', text: 'cupom fiscal' }
  if (prompt.startsWith('O troco')) return { kind: 'boolean', yes: true }
  return { kind: 'single', option: 'a' }
}

import {
  noRecordsCheck,
  type ContentItem,
  type ContentStage,
  type VacancyContent,
} from '@trilha/contracts/vacancies/content'
import * as edit from '@trilha/contracts/vacancies/editor'
import { expect } from 'vitest'
import { call } from './client.ts'
import { aDraft, aRecruiter } from './factories.ts'
import type { TestProgram } from './program.ts'

/** A stage with the fields that every kind has; set the fields of its kind in `changes`. */
export const aStage = (
  kind: ContentStage['kind'],
  changes: Partial<ContentStage> = {},
): ContentStage => ({
  id: `novo-${kind}`,
  kind,
  title: `Etapa ${kind}`,
  instructions: '',
  minutes: 10,
  days: 5,
  answerDays: 4,
  eliminatory: false,
  weight: 1,
  rules: [],
  items: [],
  test: null,
  videoQuestions: [],
  critical: null,
  ...changes,
})

/** A question of a questions test; for a custom test set `key` and `points`. */
export const anItem = (changes: Partial<ContentItem> = {}): ContentItem => ({
  kind: 'essay',
  prompt: 'Conte uma situação em que você ajudou alguém.',
  help: '',
  required: true,
  limits: {},
  options: [],
  key: null,
  points: null,
  seconds: null,
  pool: null,
  ...changes,
})

/** One complete stage of each kind. */
export const allStages: ContentStage[] = [
  aStage('requirements', {
    eliminatory: true,
    rules: [
      {
        id: 'r1',
        eliminatory: true,
        reason: 'O curso interno parte do ensino médio.',
        predicate: { kind: 'schooling', atLeast: 'high-school' },
      },
      {
        id: 'r2',
        eliminatory: false,
        reason: 'A loja abre aos sábados.',
        predicate: { kind: 'statement', text: 'Posso trabalhar aos sábados.', expected: true },
      },
    ],
  }),
  aStage('questions', { items: [anItem(), anItem({ kind: 'text', prompt: 'O que você lê?' })] }),
  aStage('custom', {
    items: [
      anItem({
        kind: 'single',
        prompt: 'Qual nota é do consumidor?',
        options: [
          { id: 'a', text: 'NFC-e' },
          { id: 'b', text: 'CT-e' },
        ],
        key: { kind: 'options', correct: ['a'] },
        points: 2,
      }),
      anItem({
        kind: 'number',
        prompt: 'Quanto é o troco de 50 para 37,40?',
        limits: { decimals: 2 },
        key: { kind: 'number', correct: 12.6, tolerance: 0.05 },
        points: 1,
      }),
    ],
    test: { seconds: 600, draws: {}, passPercent: 60 },
    weight: 2,
  }),
  aStage('competency', {
    critical: {
      competencies: [
        { scale: 'support', weight: 3 },
        { scale: 'present', weight: 2 },
        { scale: 'adapt', weight: 1 },
      ],
      reason: 'No balcão a pessoa ouve reclamações o dia todo e precisa resolver com calma.',
      responsible: null,
    },
  }),
  aStage('values'),
  aStage('video', {
    videoQuestions: [
      {
        prompt: 'Por que este trabalho faz sentido para você?',
        help: '',
        prepareSeconds: 30,
        limitSeconds: 120,
        retakes: 2,
        allowsAudio: true,
        allowsText: true,
      },
    ],
  }),
  aStage('company', { title: 'Conversa com a liderança' }),
  aStage('offer', { title: 'Resposta final' }),
]

/** Complete content of a lawful vacancy in Contagem with all kinds of stage. */
export const wholeContent = (
  p: TestProgram,
  changes: Partial<VacancyContent> = {},
): VacancyContent => ({
  ...aDraft(p),
  trialDays: null,
  affirmativeFor: [],
  recordsCheck: noRecordsCheck,
  stages: allStages,
  ...changes,
})

type Recruiter = Awaited<ReturnType<typeof aRecruiter>>

/** The editor's endpoints, called as one recruiter. */
export const editorOf = (p: TestProgram, { token }: { token: string | null }) => ({
  begin: (body: Parameters<typeof call<typeof edit.createDraft>>[2]['body'], key?: string) =>
    call(p, edit.createDraft, { body }, { token, ...(key && { idempotencyKey: key }) }),
  read: (id: number) => call(p, edit.getEditor, { params: { id } }, { token }),
  save: (id: number, version: number, content: VacancyContent) =>
    call(p, edit.saveEditor, { params: { id }, body: { version, content } }, { token }),
  discard: (id: number) => call(p, edit.discardDraft, { params: { id } }, { token }),
  preview: (id: number) => call(p, edit.previewVacancy, { params: { id } }, { token }),
  publish: (id: number, version: number) =>
    call(p, edit.publishVacancy, { params: { id }, body: { version } }, { token }),
  pause: (id: number) => call(p, edit.pauseVacancy, { params: { id } }, { token }),
  resume: (id: number) => call(p, edit.resumeVacancy, { params: { id } }, { token }),
  close: (id: number) => call(p, edit.closeVacancy, { params: { id } }, { token }),
  archive: (id: number) => call(p, edit.archiveVacancy, { params: { id } }, { token }),
  extend: (id: number, closesOn: string) =>
    call(p, edit.extendVacancy, { params: { id }, body: { closesOn } }, { token }),
})

/** A draft that was saved one time: version 2. Without a recruiter it is of a new company. */
export async function aSavedDraft(
  p: TestProgram,
  changes: Partial<VacancyContent> = {},
  recruiter?: Recruiter,
) {
  const who = recruiter ?? (await aRecruiter(p))
  const editor = editorOf(p, who)
  const { body } = await editor.begin({ from: 'blank' })
  const content = wholeContent(p, changes)
  const saved = await editor.save(body.id, 1, content)
  expect(saved.status).toBe(200)
  return { id: body.id, recruiter: who, editor, content, saved: saved.body }
}

/** A vacancy that was written and published in the editor; its stages have the database's ids. */
export async function aPublished(
  p: TestProgram,
  changes: Partial<VacancyContent> = {},
  recruiter?: Recruiter,
) {
  const draft = await aSavedDraft(p, changes, recruiter)
  const answer = await draft.editor.publish(draft.id, 2)
  expect(answer.status).toBe(200)
  const { body } = await draft.editor.read(draft.id)
  return {
    ...draft,
    content: body.content,
    version: body.version,
    companyId: draft.recruiter.companyId,
  }
}

import type { ContentItem, ContentStage } from '@trilha/contracts/vacancies/content'
import type { StageKind } from '@trilha/contracts/vacancies/enums'
import { randomUuid } from '@trilha/web/data/randomUuid.ts'

type StageTexts = { title: string; instructions: string }
type Question = ContentStage['videoQuestions'][number]
type Rule = ContentStage['rules'][number]

const shortId = () => randomUuid().slice(0, 8)

/** Default minutes and days for each kind of stage. */
const defaults: Record<StageKind, [minutes: number, days: number, answerDays: number]> = {
  requirements: [3, 5, 2],
  questions: [10, 5, 4],
  custom: [20, 5, 4],
  competency: [15, 5, 3],
  values: [8, 5, 3],
  video: [15, 5, 4],
  company: [40, 7, 4],
  offer: [5, 3, 3],
}

/** A new stage with the minimum content of its kind. */
export function newStage(kind: StageKind, texts: StageTexts): ContentStage {
  const [minutes, days, answerDays] = defaults[kind]
  return {
    id: shortId(),
    kind,
    ...texts,
    minutes,
    days,
    answerDays,
    eliminatory: false,
    weight: 1,
    rules: [],
    items: kind === 'questions' || kind === 'custom' ? [newItem()] : [],
    test: kind === 'custom' ? { seconds: null, draws: {}, passPercent: null } : null,
    videoQuestions: kind === 'video' ? [newVideoQuestion()] : [],
    critical: kind === 'competency' ? { competencies: [], reason: '', responsible: null } : null,
  }
}

export const newItem = (): ContentItem => ({
  kind: 'essay',
  prompt: '',
  help: '',
  required: true,
  limits: {},
  options: [],
  key: null,
  points: null,
  seconds: null,
  pool: null,
})

export const newVideoQuestion = (): Question => ({
  prompt: '',
  help: '',
  prepareSeconds: 30,
  limitSeconds: 90,
  retakes: 2,
  allowsAudio: true,
  allowsText: true,
})

export const predicateKinds = [
  'statement',
  'schooling',
  'cnh',
  'shift',
  'language',
  'council',
  'availability',
  'state',
] as const satisfies readonly Rule['predicate']['kind'][]

const predicates: { [K in Rule['predicate']['kind']]: Extract<Rule['predicate'], { kind: K }> } = {
  statement: { kind: 'statement', text: '', expected: true },
  schooling: { kind: 'schooling', atLeast: 'high-school' },
  cnh: { kind: 'cnh', includes: 'B' },
  shift: { kind: 'shift', includes: 'business-hours' },
  language: { kind: 'language', language: 'en', atLeast: 'B1' },
  council: { kind: 'council', council: 'COREN' },
  availability: { kind: 'availability', withinDays: 30 },
  state: { kind: 'state', oneOf: [] },
}

export const newRule = (kind: Rule['predicate']['kind']): Rule => ({
  id: shortId(),
  eliminatory: false,
  reason: '',
  predicate: predicates[kind],
})

import * as z from 'zod/mini'
import { itemKinds, itemLimits } from '../assessments/items.ts'
import { day, text, whole } from '../shared/fields.ts'
import { factPredicates } from '../assessments/rules.ts'
import { competencies } from '../selfAssessments/scales.ts'
import {
  deficiencyOptions,
  jobProfiles,
  recordsGrounds,
  salaryUnits,
  stageKinds,
  stageWeights,
  states,
} from './enums.ts'
import { fieldNames, fieldSchemas, vacancyFields } from './fields.ts'
import { videoCeiling } from '../videos/videos.ts'

/**
 * Content of the vacancy editor. A draft may be incomplete, because it is saved while it is
 * written: only shapes, maximum lengths and enumerations are validated here. What is missing for
 * publishing comes with each reply as `problems`, with the same field names.
 */

/**
 * Groups that a vacancy can be reserved for, or can address
 * (docs/domain/law.md#advertisements-and-selection).
 */
export const affirmativeGroups = [
  'pessoas negras',
  'mulheres',
  'PcD',
  '50+',
  'LGBTQIA+',
  'indígenas',
  'refugiados',
] as const

const typed = (max: number) => z.string().check(z.maxLength(max, { error: 'too-long' }))
const date = z.nullable(day)

const rule = z.object({
  id: text(40, 1),
  eliminatory: z.boolean(),
  /** The company's reason for this rule. */
  reason: typed(300),
  predicate: z.discriminatedUnion('kind', [
    ...factPredicates,
    z.object({ kind: z.literal('state'), oneOf: z.array(z.enum(states)).check(z.maxLength(27)) }),
    z.object({ kind: z.literal('statement'), text: typed(200), expected: z.boolean() }),
  ]),
})

/** Like `itemKey`, but with parts that may still be empty. */
const key = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('options'), correct: z.array(typed(8)).check(z.maxLength(20)) }),
  z.object({ kind: z.literal('boolean'), correct: z.boolean() }),
  z.object({
    kind: z.literal('number'),
    correct: z.nullable(z.number().check(z.minimum(-1e12), z.maximum(1e12))),
    tolerance: z.number().check(z.minimum(0), z.maximum(1e12)),
  }),
  z.object({ kind: z.literal('date'), correct: date }),
  z.object({ kind: z.literal('texts'), accepted: z.array(typed(300)).check(z.maxLength(40)) }),
  /** Meaning of each mark from 1 to 5. */
  z.object({ kind: z.literal('rubric'), marks: z.array(typed(300)).check(z.length(5)) }),
])

/** A question of a questions or custom test, as the company edits it. */
export const contentItem = z.object({
  kind: z.enum(itemKinds),
  prompt: typed(1000),
  help: typed(1000),
  required: z.boolean(),
  limits: itemLimits,
  options: z.array(z.object({ id: text(8, 1), text: typed(300) })).check(z.maxLength(20)),
  /** Only for custom tests from here on; an item has points if and only if it has a key. */
  key: z.nullable(key),
  points: z.nullable(whole(1, 100)),
  /** Time limit of this item in seconds; null: only the whole test is timed. */
  seconds: z.nullable(whole(10, 3600)),
  /** Pool name: each person gets as many items of a pool as the test's `draws` says. */
  pool: z.nullable(text(40, 1)),
})
export type ContentItem = z.output<typeof contentItem>

const test = z.object({
  /** Time limit of the whole test, before any time factor; null: only the deadline counts. */
  seconds: z.nullable(whole(60, 28_800)),
  draws: z.record(text(40, 1), whole(1, 100)),
  /** Decided automatically when the stage is eliminatory and no question needs a rating. */
  passPercent: z.nullable(whole(1, 100)),
})

const videoQuestion = z.object({
  prompt: typed(500),
  help: typed(500),
  prepareSeconds: whole(0, 600),
  limitSeconds: whole(10, videoCeiling.seconds),
  /** How many times the answer can be recorded again. */
  retakes: whole(0, 5),
  allowsAudio: z.boolean(),
  allowsText: z.boolean(),
})

/** Criteria of a competency stage: 3 or 4 of the eight, with the job analysis behind them. */
const critical = z.object({
  competencies: z
    .array(z.object({ scale: z.enum(competencies), weight: whole(1, 3) }))
    .check(z.maxLength(8)),
  reason: typed(2000),
  /** A psychologist with their registration (CRP): required when the stage is eliminatory. */
  responsible: z.nullable(z.object({ name: typed(120), crp: typed(12) })),
})

/** One stage with all its parts; parts that belong to other kinds are empty. */
export const contentStage = z.object({
  /**
   * Stage id after publishing; before that, a temporary id from the editor. Unique in the trail.
   */
  id: text(40, 1),
  kind: z.enum(stageKinds),
  title: typed(120),
  instructions: typed(2000),
  /** Expected minutes for the candidate. */
  minutes: whole(1, 600),
  days: whole(1, 60),
  answerDays: whole(1, 60),
  eliminatory: z.boolean(),
  /** 1 when `mayWeigh` is false. */
  weight: z._default(z.literal(stageWeights), 1),
  /** For `requirements`. */
  rules: z.array(rule).check(z.maxLength(20)),
  /** For `questions` and `custom`. */
  items: z.array(contentItem).check(z.maxLength(100)),
  /** For `custom`. */
  test: z.nullable(test),
  /** For `video`. */
  videoQuestions: z.array(videoQuestion).check(z.maxLength(8)),
  /** For `competency`. */
  critical: z.nullable(critical),
})
export type ContentStage = z.output<typeof contentStage>

/** Why this job may require criminal or credit records; empty when it does not require them. */
const recordsCheck = z.object({ ground: z.nullable(z.enum(recordsGrounds)), reason: typed(600) })
export const noRecordsCheck = { ground: null, reason: '' } as const

const cents = z.nullable(whole(0, 100_000_000))

export const vacancyContent = z.object({
  roleName: typed(120),
  /** HTML of `p ul ol li strong em br h3 a`; anything else is removed. */
  description: typed(20_000),
  requirements: z.array(typed(300)).check(z.maxLength(20)),
  niceToHave: z.array(typed(300)).check(z.maxLength(20)),
  benefits: z.array(z.object({ kind: typed(40), detail: typed(200) })).check(z.maxLength(20)),
  /** IBGE code; null for remote work from anywhere. */
  municipalityCode: z.nullable(whole(1_000_000, 9_999_999)),
  /** For remote work restricted to one state. */
  placeState: z.nullable(z.enum(states)),
  ...fieldSchemas,
  salary: z.nullable(z.object({ minCents: cents, maxCents: cents, unit: z.enum(salaryUnits) })),
  /** Required when no salary is published. */
  salaryHiddenReason: z.nullable(typed(300)),
  deficiency: z.nullable(z.enum(deficiencyOptions)),
  affirmativeFor: z
    .array(z.enum(affirmativeGroups, { error: 'not-listed' }))
    .check(z.maxLength(affirmativeGroups.length)),
  jobProfile: z.nullable(z.enum(jobProfiles)),
  closesOn: date,
  /** Required when the linter finds a demand for records, see `asksForRecords`. */
  recordsCheck: z._default(recordsCheck, noRecordsCheck),
  stages: z.array(contentStage).check(z.maxLength(12)),
})
export type VacancyContent = z.output<typeof vacancyContent>

/** Terms that cannot change after the first application. */
export const termsOfVacancy: readonly (keyof VacancyContent)[] = [
  ...fieldNames.filter((name) => vacancyFields[name].isTerm),
  'roleName',
  'municipalityCode',
  'placeState',
  'deficiency',
  'affirmativeFor',
]

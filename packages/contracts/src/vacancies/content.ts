import * as z from 'zod/mini'
import { itemKinds, itemLimits } from '../assessments/items.ts'
import { day, integerBetween, text } from '../shared/fields.ts'
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
 * Content of the vacancy editor. A draft is saved while it is written, so it may be incomplete:
 * only types, maximum lengths and enumerations are validated here.
 * Each reply of the editor lists what is still missing for publishing as `problems`, with the same
 * field names.
 */

/**
 * Groups that a vacancy can be reserved for or can invite in particular
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

const draftText = (max: number) => z.string().check(z.maxLength(max, { error: 'too-long' }))
const date = z.nullable(day)

const rule = z.object({
  id: text(40, 1),
  eliminatory: z.boolean(),
  /** The company's reason for this rule. */
  reason: draftText(300),
  predicate: z.discriminatedUnion('kind', [
    ...factPredicates,
    z.object({ kind: z.literal('state'), oneOf: z.array(z.enum(states)).check(z.maxLength(27)) }),
    z.object({ kind: z.literal('statement'), text: draftText(200), expected: z.boolean() }),
  ]),
})

/** Like `itemKey`, but with parts that may still be empty. */
const key = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('options'), correct: z.array(draftText(8)).check(z.maxLength(20)) }),
  z.object({ kind: z.literal('boolean'), correct: z.boolean() }),
  z.object({
    kind: z.literal('number'),
    correct: z.nullable(z.number().check(z.minimum(-1e12), z.maximum(1e12))),
    tolerance: z.number().check(z.minimum(0), z.maximum(1e12)),
  }),
  z.object({ kind: z.literal('date'), correct: date }),
  z.object({ kind: z.literal('texts'), accepted: z.array(draftText(300)).check(z.maxLength(40)) }),
  /** Meaning of each mark from 1 to 5. */
  z.object({ kind: z.literal('rubric'), marks: z.array(draftText(300)).check(z.length(5)) }),
])

/** A question of a questions or custom test, as the company edits it. */
export const contentItem = z.object({
  kind: z.enum(itemKinds),
  prompt: draftText(1000),
  help: draftText(1000),
  required: z.boolean(),
  limits: itemLimits,
  options: z.array(z.object({ id: text(8, 1), text: draftText(300) })).check(z.maxLength(20)),
  /**
   * This field and those below are only for custom tests. An item with a key has points; without a
   * key, `points` is null.
   */
  key: z.nullable(key),
  points: z.nullable(integerBetween(1, 100)),
  /** Time limit of this item in seconds; null: only the whole test is timed. */
  seconds: z.nullable(integerBetween(10, 3600)),
  /** Name of a pool. `draws` of the test says how many items of a pool each person gets. */
  pool: z.nullable(text(40, 1)),
})
export type ContentItem = z.output<typeof contentItem>

const test = z.object({
  /**
   * Time limit of the whole test in seconds, before any time factor; null: only the deadline
   * counts.
   */
  seconds: z.nullable(integerBetween(60, 28_800)),
  draws: z.record(text(40, 1), integerBetween(1, 100)),
  /**
   * Pass mark in percent. It decides automatically if the stage is eliminatory and no question
   * needs a rating.
   */
  passPercent: z.nullable(integerBetween(1, 100)),
})

const videoQuestion = z.object({
  prompt: draftText(500),
  help: draftText(500),
  prepareSeconds: integerBetween(0, 600),
  limitSeconds: integerBetween(10, videoCeiling.seconds),
  /** How many times the answer can be recorded again. */
  retakes: integerBetween(0, 5),
  allowsAudio: z.boolean(),
  allowsText: z.boolean(),
})

/**
 * Criteria of a competency stage: 3 or 4 of the eight competencies, with the job analysis that
 * supports them.
 */
const critical = z.object({
  competencies: z
    .array(z.object({ scale: z.enum(competencies), weight: integerBetween(1, 3) }))
    .check(z.maxLength(8)),
  reason: draftText(2000),
  /**
   * The responsible psychologist with the registration number (CRP); required if the stage is
   * eliminatory.
   */
  responsible: z.nullable(z.object({ name: draftText(120), crp: draftText(12) })),
})

/** One stage. The parts that its kind does not use are empty. */
export const contentStage = z.object({
  /**
   * Stage id after publishing; before that, a temporary id from the editor. Unique in the trail.
   */
  id: text(40, 1),
  kind: z.enum(stageKinds),
  title: draftText(120),
  instructions: draftText(2000),
  /** Expected minutes for the candidate. */
  minutes: integerBetween(1, 600),
  days: integerBetween(1, 60),
  answerDays: integerBetween(1, 60),
  eliminatory: z.boolean(),
  /** 1 if stages of this kind have no weight (`canHaveWeight`). */
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

/**
 * Legal ground and reason for requiring criminal or credit records; empty if the vacancy does not
 * require them.
 */
const recordsCheck = z.object({
  ground: z.nullable(z.enum(recordsGrounds)),
  reason: draftText(600),
})
export const noRecordsCheck = { ground: null, reason: '' } as const

const cents = z.nullable(integerBetween(0, 100_000_000))

export const vacancyContent = z.object({
  roleName: draftText(120),
  /** HTML of `p ul ol li strong em br h3 a`; anything else is removed. */
  description: draftText(20_000),
  requirements: z.array(draftText(300)).check(z.maxLength(20)),
  niceToHave: z.array(draftText(300)).check(z.maxLength(20)),
  benefits: z
    .array(z.object({ kind: draftText(40), detail: draftText(200) }))
    .check(z.maxLength(20)),
  /** IBGE code; null for remote work from anywhere. */
  municipalityCode: z.nullable(integerBetween(1_000_000, 9_999_999)),
  /** For remote work restricted to one state. */
  placeState: z.nullable(z.enum(states)),
  ...fieldSchemas,
  salary: z.nullable(z.object({ minCents: cents, maxCents: cents, unit: z.enum(salaryUnits) })),
  /** Required when no salary is published. */
  salaryHiddenReason: z.nullable(draftText(300)),
  deficiency: z.nullable(z.enum(deficiencyOptions)),
  affirmativeFor: z
    .array(z.enum(affirmativeGroups, { error: 'not-listed' }))
    .check(z.maxLength(affirmativeGroups.length)),
  jobProfile: z.nullable(z.enum(jobProfiles)),
  closesOn: date,
  /** Must be filled in if the linter finds a demand for records (`asksForRecords`). */
  recordsCheck: z._default(recordsCheck, noRecordsCheck),
  stages: z.array(contentStage).check(z.maxLength(12)),
})
export type VacancyContent = z.output<typeof vacancyContent>

/** Fields that cannot change after the first application. */
export const termsOfVacancy: readonly (keyof VacancyContent)[] = [
  ...fieldNames.filter((name) => vacancyFields[name].isTerm),
  'roleName',
  'municipalityCode',
  'placeState',
  'deficiency',
  'affirmativeFor',
]

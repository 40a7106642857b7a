import * as z from 'zod/mini'
import { itemKinds, itemLimits } from './assessments.items.ts'
import { day, text } from './fields.ts'
import { factPredicates } from './requirements.rules.ts'
import { competencies } from './selfAssessments.scales.ts'
import {
  cnhCategories,
  commissionPayments,
  contractTypes,
  deficiencyOptions,
  jobProfiles,
  recordsGrounds,
  salaryUnits,
  schoolings,
  shifts,
  stageKinds,
  stageWeights,
  states,
  workplaces,
} from './vacancies.enums.ts'
import { videoCeiling } from './videos.ts'

/**
 * What the editor of a vacancy holds. A draft may have gaps anywhere, since it is saved while it is
 * written: only shapes, ceilings and closed lists are refused here. What publishing demands is told
 * with each reply as `problems`, by the same field names.
 */

/** Whom a vacancy may be reserved for or call by name (docs/domain/law.md#advertisements-and-selection). */
export const affirmativeGroups = [
  'pessoas negras',
  'mulheres',
  'PcD',
  '50+',
  'LGBTQIA+',
  'indígenas',
  'refugiados',
] as const

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
const typed = (most: number) => z.string().check(z.maxLength(most, { error: 'too-long' }))
const date = z.nullable(day)

const rule = z.object({
  id: text(40, 1),
  eliminatory: z.boolean(),
  /** Why the vacancy asks for it. */
  reason: typed(300),
  predicate: z.discriminatedUnion('kind', [
    ...factPredicates,
    z.object({ kind: z.literal('state'), oneOf: z.array(z.enum(states)).check(z.maxLength(27)) }),
    z.object({ kind: z.literal('statement'), text: typed(200), expected: z.boolean() }),
  ]),
})

/** As `itemKey`, with room for what is not written yet. */
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
  /** What each of the marks 1 to 5 means. */
  z.object({ kind: z.literal('rubric'), marks: z.array(typed(300)).check(z.length(5)) }),
])

/** A question of a questions or custom test, as its company writes it. */
export const contentItem = z.object({
  kind: z.enum(itemKinds),
  prompt: typed(1000),
  help: typed(1000),
  required: z.boolean(),
  limits: itemLimits,
  options: z.array(z.object({ id: text(8, 1), text: typed(300) })).check(z.maxLength(20)),
  /** Custom tests only, from here on; what has a key has points, and the other way round. */
  key: z.nullable(key),
  points: z.nullable(whole(1, 100)),
  /** Seconds of its own; null: only the whole test is timed. */
  seconds: z.nullable(whole(10, 3600)),
  /** Of the items with the same pool, each person gets as many as the test's `draws` says. */
  pool: z.nullable(text(40, 1)),
})
export type ContentItem = z.output<typeof contentItem>

const test = z.object({
  /** For the whole test, before anybody's time factor; null: the deadline alone. */
  seconds: z.nullable(whole(60, 28_800)),
  draws: z.record(text(40, 1), whole(1, 100)),
  /** A rule answers where the stage eliminates and no question waits for a person. */
  passPercent: z.nullable(whole(1, 100)),
})

const videoQuestion = z.object({
  prompt: typed(500),
  help: typed(500),
  prepareSeconds: whole(0, 600),
  limitSeconds: whole(10, videoCeiling.seconds),
  /** How often the answer may be recorded again after the first time. */
  retakes: whole(0, 5),
  allowsAudio: z.boolean(),
  allowsText: z.boolean(),
})

/** What a competency stage looks at: 3 or 4 of the eight, and the analysis of the work behind it. */
const critical = z.object({
  competencies: z
    .array(z.object({ scale: z.enum(competencies), weight: whole(1, 3) }))
    .check(z.maxLength(8)),
  reason: typed(2000),
  /** A psychologist with their registration (CRP): demanded where the stage eliminates. */
  responsible: z.nullable(z.object({ name: typed(120), crp: typed(12) })),
})

/** One stage with the parts of its kind; the parts of other kinds are empty. */
export const contentStage = z.object({
  /** The stage's own once it is published; before, whatever the editor names it. Unique in the trail. */
  id: text(40, 1),
  kind: z.enum(stageKinds),
  title: typed(120),
  instructions: typed(2000),
  /** Expected minutes for the candidate. */
  minutes: whole(1, 600),
  days: whole(1, 60),
  answerDays: whole(1, 60),
  eliminatory: z.boolean(),
  /** 1 where `mayWeigh` says no. */
  weight: z._default(z.literal(stageWeights), 1),
  /** Of `requirements`. */
  rules: z.array(rule).check(z.maxLength(20)),
  /** Of `questions` and `custom`. */
  items: z.array(contentItem).check(z.maxLength(100)),
  /** Of `custom`. */
  test: z.nullable(test),
  /** Of `video`. */
  videoQuestions: z.array(videoQuestion).check(z.maxLength(8)),
  /** Of `competency`. */
  critical: z.nullable(critical),
})
export type ContentStage = z.output<typeof contentStage>

/** Why this work may ask for criminal or credit records; of nothing where it doesn't ask for them. */
const recordsCheck = z.object({ ground: z.nullable(z.enum(recordsGrounds)), reason: typed(600) })
export const noRecordsCheck = { ground: null, reason: '' } as const

const cents = z.nullable(whole(0, 100_000_000))

export const vacancyContent = z.object({
  roleName: typed(120),
  /** Html of `p ul ol li strong em br h3 a`; whatever else comes is taken out. */
  description: typed(20_000),
  requirements: z.array(typed(300)).check(z.maxLength(20)),
  niceToHave: z.array(typed(300)).check(z.maxLength(20)),
  benefits: z.array(z.object({ kind: typed(40), detail: typed(200) })).check(z.maxLength(20)),
  /** IBGE code; null for remote work from anywhere. */
  municipalityCode: z.nullable(whole(1_000_000, 9_999_999)),
  /** Of remote work that is bound to a state. */
  placeState: z.nullable(z.enum(states)),
  workplace: z.enum(workplaces),
  hybridDays: z.nullable(whole(1, 4)),
  contractType: z.enum(contractTypes),
  weeklyHours: z.nullable(whole(1, 44)),
  shift: z.nullable(z.enum(shifts)),
  salary: z.nullable(z.object({ minCents: cents, maxCents: cents, unit: z.enum(salaryUnits) })),
  /** Demanded where no figure is told. */
  salaryHiddenReason: z.nullable(typed(300)),
  commissionPayment: z.enum(commissionPayments),
  deficiency: z.nullable(z.enum(deficiencyOptions)),
  affirmativeFor: z
    .array(z.enum(affirmativeGroups, { error: 'not-listed' }))
    .check(z.maxLength(affirmativeGroups.length)),
  schooling: z.enum(schoolings),
  cnh: z.enum(cnhCategories),
  jobProfile: z.nullable(z.enum(jobProfiles)),
  positions: whole(1, 10_000),
  /** Dangerous or unhealthy work by law: adults only. */
  hazardous: z.boolean(),
  closesOn: date,
  /** Demanded where the linter finds that records are asked for, see `asksForRecords`. */
  recordsCheck: z._default(recordsCheck, noRecordsCheck),
  stages: z.array(contentStage).check(z.maxLength(12)),
})
export type VacancyContent = z.output<typeof vacancyContent>

/** What people apply to: fixed once somebody has. */
export const termsOfVacancy = [
  'roleName',
  'contractType',
  'workplace',
  'hybridDays',
  'municipalityCode',
  'placeState',
  'commissionPayment',
  'deficiency',
  'affirmativeFor',
] as const satisfies (keyof VacancyContent)[]

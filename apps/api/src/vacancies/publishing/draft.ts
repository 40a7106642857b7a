import { ruleSchema } from '@trilha/contracts/assessments/rules'
import { day, text } from '@trilha/contracts/shared/fields'
import {
  deficiencyOptions,
  jobProfiles,
  canHaveWeight,
  recordsGrounds,
  salaryUnits,
  stageKinds,
  stageWeights,
  states,
} from '@trilha/contracts/vacancies/enums'
import { fieldNames, fieldSchemas, vacancyFields } from '@trilha/contracts/vacancies/fields'
import { videoCeiling } from '@trilha/contracts/videos/videos'
import type { FieldError } from '@trilha/contracts/shared/errors'
import { asksTooMuchExperience } from '@trilha/contracts/vacancies/linter/experience'
import * as z from 'zod/mini'
import { fail, fieldError } from '../../platform/errors.ts'
import { draftCritical, hasAllowedCritical } from './critical.ts'
import { isForbiddenQuestion } from './draft.legal.ts'
import { checkQuestions, draftQuestions } from './draft.questions.ts'

const cents = z.nullable(z.int().check(z.minimum(0), z.maximum(100_000_000)))
const lines = (max: number) => z.array(text(300, 1)).check(z.maxLength(max))

/** One question of a video interview. */
const draftVideoQuestion = z.object({
  prompt: text(500, 5),
  /** Hint for the answer. */
  help: text(500),
  prepareSeconds: z.int().check(z.minimum(0), z.maximum(600)),
  limitSeconds: z.int().check(z.minimum(10), z.maximum(videoCeiling.seconds)),
  retakes: z.int().check(z.minimum(0), z.maximum(5)),
  allowsAudio: z.boolean(),
  allowsText: z.boolean(),
})

const draftStage = z.object({
  kind: z.enum(stageKinds),
  title: text(120, 2),
  instructions: text(2000),
  minutes: z.int().check(z.minimum(1), z.maximum(600)),
  days: z.int().check(z.minimum(1), z.maximum(60)),
  answerDays: z.int().check(z.minimum(1), z.maximum(60)),
  eliminatory: z.boolean(),
  weight: z._default(z.literal(stageWeights), 1),
  rules: z.array(ruleSchema).check(z.maxLength(20)),
  /** Only in a video interview. */
  videoQuestions: z.optional(z.array(draftVideoQuestion).check(z.maxLength(8))),
  ...draftQuestions,
  /** Only in a competency assessment: the critical competencies and the reason for them. */
  critical: z.optional(draftCritical),
})

/** The input of a company that creates a vacancy. */
export const vacancyDraft = z.object({
  roleName: text(120, 2),
  /** HTML; cleaned when it is stored. */
  description: text(20_000, 20),
  requirements: lines(20),
  niceToHave: lines(20),
  benefits: z.array(z.object({ kind: text(40, 1), detail: text(200, 1) })).check(z.maxLength(20)),
  /** IBGE code; null for remote work from anywhere. */
  municipalityCode: z.nullable(z.int()),
  placeState: z.nullable(z.enum(states)),
  ...fieldSchemas,
  salary: z.nullable(z.object({ minCents: cents, maxCents: cents, unit: z.enum(salaryUnits) })),
  salaryHiddenReason: z.nullable(text(300)),
  deficiency: z.nullable(z.enum(deficiencyOptions)),
  affirmativeFor: z.array(text(40, 1)).check(z.maxLength(7)),
  jobProfile: z.enum(jobProfiles),
  closesOn: day,
  /** The legal ground, if the vacancy asks for criminal or credit records. */
  recordsCheck: z._default(
    z.nullable(
      z.object({ ground: z.enum(recordsGrounds), reason: text(600, 20, 'reason-required') }),
    ),
    null,
  ),
  stages: z.array(draftStage).check(z.minLength(1), z.maxLength(12)),
})
/** Before parsing: fields with a default may be left out. */
export type VacancyDraft = z.input<typeof vacancyDraft>
/** After parsing: all fields are present. */
export type CompleteDraft = z.output<typeof vacancyDraft>

/**
 * Rejects an invalid draft with all its field errors.
 * @param today the day in Brasília.
 * @throws AppError `invalid-request` with every refused field.
 */
export function checkDraft(draft: CompleteDraft, today: string): void {
  const errors: FieldError[] = []
  const refuse = (field: string, id: Parameters<typeof fieldError>[1] = 'invalid') =>
    errors.push(fieldError(field, id))
  const tooMuchExperience = (value: string) => asksTooMuchExperience(draft.contractType, value)

  if (draft.closesOn < today) refuse('closesOn')
  if (draft.workplace !== 'remote' && draft.municipalityCode === null)
    refuse('municipalityCode', 'required')
  for (const name of fieldNames)
    if (draft[name] !== null && !vacancyFields[name].applies(draft)) refuse(name)
  if (draft.workplace === 'hybrid' && draft.hybridDays === null) refuse('hybridDays')
  const { minCents = null, maxCents = null } = draft.salary ?? {}
  if (minCents !== null && maxCents !== null && maxCents < minCents) refuse('salary.maxCents')
  // Lei 11.788, art. 10: at most 6 hours a day and 30 a week.
  if (draft.contractType === 'internship' && (draft.weeklyHours ?? 31) > 30) refuse('weeklyHours')

  if (tooMuchExperience(draft.description)) refuse('description', 'experience-too-long')
  draft.requirements.forEach((line, i) => {
    if (tooMuchExperience(line)) refuse(`requirements.${i}`, 'experience-too-long')
  })
  draft.stages.forEach((stage, i) => {
    const isRequirementsTest = stage.kind === 'requirements'
    if (isRequirementsTest !== stage.rules.length > 0) refuse(`stages.${i}.rules`)
    if ((stage.kind === 'video') !== (stage.videoQuestions ?? []).length > 0)
      refuse(`stages.${i}.videoQuestions`)
    if (!hasAllowedCritical(stage)) refuse(`stages.${i}.critical`)
    // The offer is the final answer, so it must be the last stage.
    if (stage.kind === 'offer' && i < draft.stages.length - 1) refuse(`stages.${i}.kind`)
    // A values assessment never eliminates (docs/domain/assessments.md#values).
    if (stage.kind === 'values' && stage.eliminatory) refuse(`stages.${i}.eliminatory`)
    if (stage.weight > 1 && !canHaveWeight(stage.kind)) refuse(`stages.${i}.weight`)
    if (new Set(stage.rules.map((rule) => rule.id)).size < stage.rules.length)
      refuse(`stages.${i}.rules`)
    stage.rules.forEach((rule, r) => {
      const statement = rule.predicate.kind === 'statement' ? rule.predicate.text : ''
      if (tooMuchExperience(statement) || tooMuchExperience(rule.reason))
        refuse(`stages.${i}.rules.${r}`, 'experience-too-long')
      if (isForbiddenQuestion(statement) || isForbiddenQuestion(rule.reason))
        refuse(`stages.${i}.rules.${r}`, 'forbidden-question')
    })
    for (const { field, id } of checkQuestions(stage, tooMuchExperience))
      refuse(`stages.${i}.${field}`, id)
    stage.videoQuestions?.forEach((question, q) => {
      for (const wording of [question.prompt, question.help]) {
        const field = `stages.${i}.videoQuestions.${q}.prompt`
        if (tooMuchExperience(wording)) refuse(field, 'experience-too-long')
        if (isForbiddenQuestion(wording)) refuse(field, 'forbidden-question')
      }
    })
  })
  if (errors.length > 0) fail('invalid-request', { fields: errors })
}

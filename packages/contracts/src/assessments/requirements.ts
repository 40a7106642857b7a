import * as z from 'zod/mini'
import { stageStates } from '../applications/states.ts'
import { candidateOnly, endpoint } from '../shared/endpoint.ts'
import { instant, stageParams, uuid, vacancyId } from '../shared/fields.ts'
import { factsSchema, ruleResultSchema, ruleSchema } from './rules.ts'

/**
 * The requirements test: rules about profile facts and yes/no statements, evaluated when the test
 * is sent.
 */

export const requirementsTestReply = z.object({
  applicationId: uuid,
  stageId: uuid,
  title: z.string(),
  instructions: z.string(),
  minutes: z.int(),
  state: z.enum(stageStates),
  dueAt: z.nullable(instant),
  rules: z.array(ruleSchema),
  /** Facts from the profile: the candidate confirms or corrects them here. */
  facts: factsSchema,
  answers: z.record(z.string(), z.boolean()),
})
export type RequirementsTest = z.output<typeof requirementsTestReply>

export const getRequirementsTest = endpoint({
  id: 'assessments.requirements',
  summary: "The requirements test of the candidate's application, with the answers given so far",
  method: 'GET',
  path: '/selectiveProcess/{id}/auxiliaryRequirementsTest',
  who: candidateOnly,
  params: z.object({ id: vacancyId }),
  reply: requirementsTestReply,
})

export const requirementsAnswers = z.object({
  facts: factsSchema,
  answers: z.record(z.string().check(z.maxLength(40)), z.boolean()),
})

export const saveRequirementsAnswers = endpoint({
  id: 'assessments.saveRequirements',
  summary:
    'Save the answers given so far; facts are stored in the profile only when the test is sent',
  method: 'PUT',
  path: '/applications/{id}/stages/{stageId}/requirements',
  who: candidateOnly,
  params: stageParams,
  body: requirementsAnswers,
  errors: ['stage-not-open', 'deadline-passed'],
})

export const submitRequirements = endpoint({
  id: 'assessments.submitRequirements',
  summary: 'Send the requirements test; the reply has the result of each rule with its reason',
  method: 'POST',
  path: '/applications/{id}/stages/{stageId}/requirements',
  who: candidateOnly,
  params: stageParams,
  body: requirementsAnswers,
  reply: z.object({
    outcome: z.enum(['approved', 'not_approved']),
    results: z.array(ruleResultSchema),
  }),
  errors: ['stage-not-open', 'deadline-passed', 'answers-incomplete', 'key-reused'],
  idempotent: true,
})

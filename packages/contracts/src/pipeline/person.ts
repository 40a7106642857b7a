import * as z from 'zod/mini'
import { actions, applicationStates } from '../applications/states.ts'
import { entryKinds, workBonds } from '../candidates/entries.ts'
import { linkSchema } from '../candidates/candidates.ts'
import { pipelineApplication, pipelineApplicationReply } from './pipeline.ts'
import { scoreBands } from './board.ts'
import { endpoint, recruiterOnly } from '../shared/endpoint.ts'
import { idParams, instant, text, uuid, vacancyId } from '../shared/fields.ts'
import { factsSchema } from '../assessments/rules.ts'
import { affinityBands, competencies, fitBands, workValues } from '../selfAssessments/scales.ts'
import { schoolings, stageWeights } from '../vacancies/enums.ts'

/** The sheet of one applicant, for the company. */

const mark = z.int({ error: 'required' }).check(z.minimum(1), z.maximum(5))

export const scorecardMark = z.object({
  competency: z.enum(competencies, { error: 'not-listed' }),
  /** 1 to 5, on the anchored scale of the competency. */
  mark,
  /** Evidence: what the person did or said that justifies the mark. */
  evidence: z._default(text(1000), ''),
})

const scorecard = z.object({
  marks: z.array(scorecardMark),
  note: z.string(),
  /** Null while it is a draft, visible only to its author. */
  sentAt: z.nullable(instant),
})

export const scorecardReply = z.object({
  /** The criteria of this vacancy; anchors and questions are looked up by competency. */
  criteria: z.array(z.object({ competency: z.enum(competencies), weight: z.int() })),
  /** Reason for these criteria; null if the vacancy has none and the default criteria apply. */
  reason: z.nullable(z.string()),
  own: z.nullable(scorecard),
  /** Sent scorecards of colleagues; empty until the viewer has sent theirs. */
  others: z.array(z.extend(scorecard, { from: z.string(), role: z.string() })),
  /** Number of colleagues' scorecards that appear after the viewer sends theirs. */
  hidden: z.int(),
  /** Requests for a scorecard: `name` was asked by `by`; `done` if the scorecard was sent. */
  asked: z.array(z.object({ name: z.string(), by: z.string(), at: instant, done: z.boolean() })),
  can: z.object({ score: z.boolean(), ask: z.boolean() }),
})
export type Scorecard = z.output<typeof scorecardReply>

export const getScorecard = endpoint({
  id: 'pipeline.scorecard',
  summary: 'Scorecards of an application: yours and, after you send it, those of your colleagues',
  method: 'GET',
  path: '/company/applications/{id}/scorecard',
  who: recruiterOnly,
  params: idParams,
  reply: scorecardReply,
})

export const saveScorecardBody = z.object({
  marks: z.array(scorecardMark).check(z.maxLength(8)),
  note: z._default(text(2000), ''),
  /**
   * True sends the scorecard and needs a mark for every criterion. A sent scorecard cannot change,
   * because its author then sees the scorecards of the colleagues.
   */
  send: z.boolean({ error: 'required' }),
})

export const saveScorecard = endpoint({
  id: 'pipeline.saveScorecard',
  summary: 'Save your scorecard as a draft, or send it',
  method: 'PUT',
  path: '/company/applications/{id}/scorecard',
  who: recruiterOnly,
  params: idParams,
  body: saveScorecardBody,
  reply: scorecardReply,
  errors: ['scorecard-sent', 'transition-not-allowed'],
})

export const commentReply = z.object({
  id: uuid,
  from: z.string(),
  text: z.string(),
  /** Colleagues who were notified. */
  mentions: z.array(z.object({ id: uuid, name: z.string() })),
  at: instant,
  own: z.boolean(),
})
export type Comment = z.output<typeof commentReply>

export const listComments = endpoint({
  id: 'pipeline.comments',
  summary: 'Comments of colleagues about an application, newest first',
  method: 'GET',
  path: '/company/applications/{id}/comments',
  who: recruiterOnly,
  params: idParams,
  query: z.object({ after: z.optional(uuid) }),
  reply: z.object({ rows: z.array(commentReply), next: z.nullable(uuid) }),
})

export const writeCommentBody = z.object({
  text: text(2000, 1),
  /** Ids of colleagues in the company's team. */
  mentions: z._default(z.array(uuid).check(z.maxLength(20)), []),
})

export const writeComment = endpoint({
  id: 'pipeline.comment',
  summary: 'Comment on an application for colleagues; notifies those mentioned',
  method: 'POST',
  path: '/company/applications/{id}/comments',
  who: recruiterOnly,
  params: idParams,
  body: writeCommentBody,
  reply: commentReply,
  status: 201,
})

export const deleteComment = endpoint({
  id: 'pipeline.deleteComment',
  summary: 'Delete your own comment',
  method: 'DELETE',
  path: '/company/applications/{id}/comments/{commentId}',
  who: recruiterOnly,
  params: z.object({ id: uuid, commentId: uuid }),
})

/** Reason for turning the blind mode off; visible to the whole company. */
export const blindReason = text(300, 10, 'reason-required')

export const setBlind = endpoint({
  id: 'pipeline.setBlind',
  summary:
    'Turn the blind mode of a vacancy on or off (it hides name, photo, age and place); the change is recorded',
  method: 'PUT',
  path: '/company/vacancies/{id}/blind',
  who: recruiterOnly,
  params: z.object({ id: vacancyId }),
  body: z.object({
    blind: z.boolean({ error: 'required' }),
    /** Required to turn the blind mode off. */
    reason: z.optional(blindReason),
  }),
})

export const listBlindChanges = endpoint({
  id: 'pipeline.blindChanges',
  summary: 'Changes of the blind mode of a vacancy with author and reason, latest first',
  method: 'GET',
  path: '/company/vacancies/{id}/blind',
  who: recruiterOnly,
  params: z.object({ id: vacancyId }),
  query: z.object({ after: z.optional(uuid) }),
  reply: z.object({
    rows: z.array(
      z.object({
        id: uuid,
        at: instant,
        blind: z.boolean(),
        by: z.string(),
        /** Null if the blind mode was turned on. */
        reason: z.nullable(z.string()),
      }),
    ),
    /** Cursor of the next page; null at the end. */
    next: z.nullable(uuid),
  }),
})

export const reveal = endpoint({
  id: 'pipeline.reveal',
  summary: 'Reveal a candidate of a blind vacancy to the viewer; recorded with user and time',
  method: 'POST',
  path: '/company/applications/{id}/reveal',
  who: recruiterOnly,
  params: idParams,
})

export const historyReply = z.object({
  rows: z.array(
    z.object({
      at: instant,
      action: z.enum([...actions, 'undo', 'reveal', 'blind-on', 'blind-off']),
      actor: z.enum(['candidate', 'company', 'system']),
      /** Name of the colleague who did it; null for the candidate, rules and deadlines. */
      by: z.nullable(z.string()),
      /** Title of the stage that changed; null if the application itself changed. */
      stage: z.nullable(z.string()),
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
      /** Reason for turning the blind mode off; null for other changes. */
      reason: z.nullable(z.string()),
    }),
  ),
})

export const getHistory = endpoint({
  id: 'pipeline.history',
  summary: 'What happened to an application, the latest first',
  method: 'GET',
  path: '/company/applications/{id}/history',
  who: recruiterOnly,
  params: idParams,
  reply: historyReply,
})

export const pipelineProfileReply = z.object({
  headline: z.nullable(z.string()),
  objective: z.nullable(z.string()),
  entries: z.array(
    z.object({
      id: uuid,
      kind: z.enum(entryKinds),
      title: z.string(),
      place: z.string(),
      description: z.string(),
      bond: z.nullable(z.enum(workBonds)),
      level: z.nullable(z.enum(schoolings)),
      hours: z.nullable(z.int()),
      /** Null while the person is hidden, because years reveal their age. */
      start: z.nullable(z.string()),
      end: z.nullable(z.string()),
      /** Duration of an experience. */
      months: z.nullable(z.int()),
    }),
  ),
  /** Total months of experience; months in which entries overlap are counted once. */
  experienceMonths: z.int(),
  skills: z.array(z.string()),
  /** Empty while the person is hidden. */
  links: z.array(linkSchema),
  facts: z.omit(factsSchema, { state: true }),
  desiredSalaryCents: z.nullable(z.int()),
})
export type PipelineProfile = z.output<typeof pipelineProfileReply>

export const getPipelineProfile = endpoint({
  id: 'pipeline.profile',
  summary: 'The CV of a candidate without contact data; the view is recorded',
  method: 'GET',
  path: '/company/applications/{id}/profile',
  who: recruiterOnly,
  params: idParams,
  reply: pipelineProfileReply,
  errors: ['withheld'],
})

/** Maximum number of people in a comparison. */
export const maxComparedPeople = 4

export const comparedPerson = z.object({
  id: uuid,
  version: z.int(),
  candidate: pipelineApplication.shape.candidate,
  place: z.nullable(z.string()),
  pcd: z.boolean(),
  km: pipelineApplication.shape.km,
  state: z.enum(applicationStates),
  stage: pipelineApplication.shape.stage,
  moves: z.array(z.string()),
  can: pipelineApplicationReply.shape.can,
  /** Match with the vacancy; null when the profile has no facts. */
  match: z.nullable(z.int()),
  tests: z.array(
    z.object({
      stageId: uuid,
      title: z.string(),
      weight: z.literal(stageWeights),
      band: z.enum(scoreBands),
    }),
  ),
  /** From the self-assessments that the person shared; null if not shared. */
  fit: z.nullable(z.enum(fitBands)),
  values: z.nullable(
    z.object({ highest: z.array(z.enum(workValues)), affinity: z.nullable(z.enum(affinityBands)) }),
  ),
  /** Mean mark per competency of the sent scorecards; null until the viewer has sent one. */
  marks: z.nullable(
    z.array(z.object({ competency: z.enum(competencies), mean: z.number(), count: z.int() })),
  ),
  scorecards: z.int(),
  experienceMonths: z.int(),
  skills: z.array(z.string()),
  facts: pipelineProfileReply.shape.facts,
  desiredSalaryCents: z.nullable(z.int()),
})
export type ComparedPerson = z.output<typeof comparedPerson>

export const compare = endpoint({
  id: 'pipeline.compare',
  summary:
    'Compare up to four people of a vacancy, in the requested order; without a total or a ranking',
  method: 'GET',
  path: '/company/vacancies/{id}/compare',
  who: recruiterOnly,
  params: z.object({ id: vacancyId }),
  query: z.object({
    applicationId: z
      .array(uuid)
      .check(
        z.minLength(1, { error: 'required' }),
        z.maxLength(maxComparedPeople, { error: 'too-long' }),
      ),
  }),
  reply: z.object({
    vacancy: z.object({ id: vacancyId, slug: z.string(), roleName: z.string() }),
    criteria: scorecardReply.shape.criteria,
    people: z.array(comparedPerson),
  }),
})

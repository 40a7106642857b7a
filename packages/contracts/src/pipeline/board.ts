import * as z from 'zod/mini'
import { lastColumns } from '../applications/moves.ts'
import { applicationStates } from '../applications/states.ts'
import { actionRefusals, actionResult } from './acts.ts'
import { pipelineApplication, pipelineStage } from './pipeline.ts'
import { endpoint, recruiterOnly } from '../shared/endpoint.ts'
import { instant, text, uuid, vacancyId } from '../shared/fields.ts'
import { competencyBands } from '../selfAssessments/scales.ts'
import { radii } from '../vacancies/enums.ts'

/**
 * The board of a vacancy: one column per stage, then columns for finalists, offers and finished
 * applications.
 */
const vacancyParams = z.object({ id: vacancyId })

/**
 * Bands of a custom-test result: below 45, 45 to 64, 65 to 79, from 80 percent. People are never
 * sorted by them.
 */
export const scoreBands = competencyBands

/** Minimum match percentages that can be used as a filter. */
export const matchThresholds = [75] as const

/** A filter that is switched on by the value 1. */
const switchedOn = z.literal(1, { error: 'not-listed' })

export const boardFilters = {
  /** Searches the name, ignoring accents; for a hidden person, only the alias. */
  text: z.optional(text(80)),
  state: z.optional(z.enum(applicationStates, { error: 'not-listed' })),
  /** Only applications past the promised day. */
  overdue: z.optional(switchedOn),
  /** Only applications whose request for a human review is not answered yet. */
  review: z.optional(switchedOn),
  band: z.optional(z.enum(scoreBands, { error: 'not-listed' })),
  /** Only people who apply as a person with a disability, if the viewer is allowed to see that. */
  pcd: z.optional(switchedOn),
  /**
   * Only people within this many km of the vacancy. Hidden people are left out, because a match
   * would reveal where they live.
   */
  near: z.optional(z.literal(radii, { error: 'not-listed' })),
  /** Minimum match with the vacancy, in percent. */
  match: z.optional(z.literal(matchThresholds, { error: 'not-listed' })),
}

/** A stage id, or one of the columns after the stages. */
export const columnId = z.union([uuid, z.enum(lastColumns)], { error: 'not-listed' })

export const boardCard = z.extend(pipelineApplication, {
  column: z.string(),
  /** Applies as a person with a disability; always false for evaluators and while hidden. */
  pcd: z.boolean(),
  /** Match with the vacancy, 0 to 100; null when the profile has no facts. */
  match: z.nullable(z.int()),
  /**
   * Columns to which the viewer can move the application now; empty if the viewer may not move it.
   */
  moves: z.array(z.string()),
  /** From the latest custom test whose result the viewer can see. */
  band: z.nullable(z.enum(scoreBands)),
  /** Deadline of the candidate at the current stage; null while the company must act. */
  dueAt: z.nullable(instant),
  /**
   * At a video interview: number of answered questions (`sent`) and of all questions (`of`).
   * Otherwise null.
   */
  videos: z.nullable(z.object({ sent: z.int(), of: z.int() })),
  /** True if the candidate sent something that the viewer has not opened yet. */
  fresh: z.boolean(),
  /** Number of sent scorecards; `scored` is true if the viewer sent one. */
  scorecards: z.int(),
  scored: z.boolean(),
  /** Mean of all marks, 1 to 5, one decimal; null until the viewer has sent their scorecard. */
  mean: z.nullable(z.number()),
  comments: z.int(),
})
export type BoardCard = z.output<typeof boardCard>

const cards = {
  rows: z.array(boardCard),
  /** Total number of matches, on all pages. */
  count: z.int(),
  /** Cursor for the next page, to be sent as `after`; null on the last page. */
  next: z.nullable(z.string()),
}

export const boardColumn = z.object({
  id: z.string(),
  /** Null for the columns after the stages. */
  stage: z.nullable(
    z.pick(pipelineStage, { kind: true, title: true, position: true, answerDays: true }),
  ),
  ...cards,
})
export type BoardColumn = z.output<typeof boardColumn>

export const getBoard = endpoint({
  id: 'pipeline.board',
  summary: 'All columns of a vacancy with the first cards of each, most urgent cards first',
  method: 'GET',
  path: '/company/vacancies/{id}/board',
  who: recruiterOnly,
  params: vacancyParams,
  query: z.object({
    ...boardFilters,
    limit: z._default(z.int().check(z.minimum(1), z.maximum(50)), 20),
  }),
  reply: z.object({
    vacancy: z.object({
      id: vacancyId,
      slug: z.string(),
      roleName: z.string(),
      /** True if the vacancy has a municipality, which the filter by distance needs. */
      placed: z.boolean(),
    }),
    columns: z.array(boardColumn),
    /**
     * True if the vacancy is blind: names, photos and places are hidden until the viewer reveals a
     * person.
     */
    blind: z.boolean(),
    /**
     * True if the vacancy is open to people with disabilities and the viewer may see who they are.
     */
    pcd: z.boolean(),
    can: z.object({ move: z.boolean(), setBlind: z.boolean() }),
  }),
})

export const getBoardColumn = endpoint({
  id: 'pipeline.boardColumn',
  summary: 'More cards of one column',
  method: 'GET',
  path: '/company/vacancies/{id}/board/column',
  who: recruiterOnly,
  params: vacancyParams,
  query: z.object({
    column: columnId,
    /** `next` of the previous page. */
    after: z.optional(z.string().check(z.maxLength(80))),
    ...boardFilters,
    limit: z._default(z.int().check(z.minimum(1), z.maximum(50)), 20),
  }),
  reply: z.object(cards),
})

/** Maximum number of people in one bulk action. */
export const maxBulkSize = 100

/**
 * An application with the version that the user saw. An action on it is refused
 * (`application-changed`) if somebody changed the application after that version.
 */
export const seenApplication = z.object({ id: uuid, version: z.int({ error: 'required' }) })

const seenApplications = z
  .array(seenApplication)
  .check(z.minLength(1, { error: 'required' }), z.maxLength(maxBulkSize, { error: 'too-long' }))

const results = z.object({ results: z.array(actionResult) })

export const moveApplicationsBody = z.object({ to: columnId, applications: seenApplications })

export const moveApplications = endpoint({
  id: 'pipeline.move',
  summary:
    'Move people to a later column by approving the stages before it; each move can succeed or fail separately',
  method: 'POST',
  path: '/company/vacancies/{id}/moves',
  who: recruiterOnly,
  params: vacancyParams,
  body: moveApplicationsBody,
  reply: results,
})

export const undoMoves = endpoint({
  id: 'pipeline.undo',
  summary: 'Undo your own decision within the undo time, before the candidate is notified',
  method: 'POST',
  path: '/company/vacancies/{id}/moves/undo',
  who: recruiterOnly,
  params: vacancyParams,
  body: z.object({ applications: seenApplications }),
  reply: results,
})

/** Decisions that can be sent to many people at once, with a separate message for each. */
export const answerDecisions = ['approve', 'not-approve', 'offer'] as const

/** Placeholders of a message that are filled in for each recipient. */
export const decisionMessageFields = ['nome', 'vaga', 'etapa', 'empresa'] as const
export type DecisionMessageField = (typeof decisionMessageFields)[number]

export const previewAnswers = endpoint({
  id: 'pipeline.previewAnswers',
  summary:
    'Preview of the message to each person, with {nome}, {vaga}, {etapa} and {empresa} filled in; nothing is sent',
  method: 'POST',
  path: '/company/vacancies/{id}/answers/preview',
  who: recruiterOnly,
  params: vacancyParams,
  body: z.object({
    decision: z.enum(answerDecisions, { error: 'not-listed' }),
    message: text(4000, 1),
    applications: z
      .array(uuid)
      .check(
        z.minLength(1, { error: 'required' }),
        z.maxLength(maxBulkSize, { error: 'too-long' }),
      ),
  }),
  reply: z.object({
    rows: z.array(
      z.object({
        id: uuid,
        version: z.int(),
        candidate: pipelineApplication.shape.candidate,
        /**
         * The text with its placeholders filled in. For a hidden person, {nome} is filled in only
         * when the message is sent.
         */
        message: z.string(),
        /** Why this message cannot be sent to this person now; null if it can. */
        refused: z.nullable(z.enum(actionRefusals)),
      }),
    ),
  }),
})

export const sendAnswersBody = z.object({
  decision: z.enum(answerDecisions, { error: 'not-listed' }),
  /** Confirms that a person has read every message; required for sending. */
  confirmed: z.literal(true, { error: 'required' }),
  decisionMessages: z
    .array(
      z.extend(seenApplication, {
        /**
         * The text from the preview, or as edited. The server fills in {nome}, {vaga}, {etapa} and
         * {empresa}.
         */
        message: text(4000, 40, 'message-short'),
        wentWell: z.optional(text(2000)),
        missing: z.optional(text(2000)),
      }),
    )
    .check(z.minLength(1, { error: 'required' }), z.maxLength(maxBulkSize, { error: 'too-long' })),
})

export const sendAnswers = endpoint({
  id: 'pipeline.sendAnswers',
  summary: 'Send decisions to many people, each with a confirmed message',
  method: 'POST',
  path: '/company/vacancies/{id}/answers',
  who: recruiterOnly,
  params: vacancyParams,
  body: sendAnswersBody,
  reply: results,
})

export const boardViewBody = z.object({
  name: text(60, 1),
  layout: z.enum(['board', 'list'], { error: 'not-listed' }),
  filters: z.object(boardFilters),
})

export const boardView = z.extend(boardViewBody, { id: uuid })
export type BoardView = z.output<typeof boardView>

/** Maximum number of saved views per person. */
export const maxBoardViews = 20

export const listBoardViews = endpoint({
  id: 'pipeline.views',
  summary: 'Your saved filters, by name',
  method: 'GET',
  path: '/company/boardViews',
  who: recruiterOnly,
  reply: z.object({ rows: z.array(boardView) }),
})

export const saveBoardView = endpoint({
  id: 'pipeline.saveView',
  summary: 'Save filters under a name; replaces a saved view of the same name',
  method: 'POST',
  path: '/company/boardViews',
  who: recruiterOnly,
  body: boardViewBody,
  reply: boardView,
  errors: ['views-full'],
})

export const deleteBoardView = endpoint({
  id: 'pipeline.deleteView',
  summary: 'Delete your saved filters',
  method: 'DELETE',
  path: '/company/boardViews/{id}',
  who: recruiterOnly,
  params: z.object({ id: uuid }),
})

/**
 * Live event for all people of a company. It contains only ids, and clients then reload the data.
 */
export const livePipelineEvent = 'pipeline'
/** `applicationId` is null when the change concerns the whole vacancy. */
export type LivePipeline = { vacancyId: number; applicationId: string | null }

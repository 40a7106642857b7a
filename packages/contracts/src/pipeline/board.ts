import * as z from 'zod/mini'
import { lastColumns } from '../applications/moves.ts'
import { applicationStates } from '../applications/states.ts'
import { actRefusals, actResult } from './acts.ts'
import { pipelineApplication, pipelineStage } from './pipeline.ts'
import { endpoint } from '../shared/endpoint.ts'
import { instant, text, uuid, vacancyId } from '../shared/fields.ts'
import { competencyBands } from '../selfAssessments/scales.ts'
import { radii } from '../vacancies/enums.ts'

/** The board of a vacancy: one column per stage, then finalists, offers and finished. */
const recruiterOnly = ['recruiter'] as const
const ofVacancy = z.object({ id: vacancyId })

/**
 * Custom-test result as a band: below 45, 45 to 64, 65 to 79, from 80 percent. Never used to sort.
 */
export const scoreBands = competencyBands

/** Minimum match percentages that can be used as a filter. */
export const leastMatches = [75] as const

const yes = z.literal(1, { error: 'not-listed' })

export const boardFilters = {
  /** Searches the name, ignoring accents; for hidden people only the alias. */
  text: z.optional(text(80)),
  state: z.optional(z.enum(applicationStates, { error: 'not-listed' })),
  /** Only applications past the promised day. */
  overdue: z.optional(yes),
  /** Only applications with an unanswered request for a human review. */
  review: z.optional(yes),
  band: z.optional(z.enum(scoreBands, { error: 'not-listed' })),
  /** Only applications whose card shows PcD to the viewer. */
  pcd: z.optional(yes),
  /**
   * Only people within this many km of the vacancy. Hidden people never match, as that would reveal
   * where they live.
   */
  near: z.optional(z.literal(radii, { error: 'not-listed' })),
  /** Minimum match with the vacancy, in percent. */
  match: z.optional(z.literal(leastMatches, { error: 'not-listed' })),
}

/** A stage id, or one of the columns after the stages. */
export const columnId = z.union([uuid, z.enum(lastColumns)], { error: 'not-listed' })

export const boardCard = z.extend(pipelineApplication, {
  column: z.string(),
  /** Applies as a person with a disability; always false for evaluators and while hidden. */
  pcd: z.boolean(),
  /** Match with the vacancy, 0 to 100; null when the profile has no facts. */
  match: z.nullable(z.int()),
  /** Columns to which the viewer can move it now; empty for read-only viewers. */
  moves: z.array(z.string()),
  /** From the latest custom test whose result the viewer can see. */
  band: z.nullable(z.enum(scoreBands)),
  /** Deadline of the candidate at the current stage; null while it is the company's turn. */
  dueAt: z.nullable(instant),
  /** At a video interview: the number of answered questions. */
  videos: z.nullable(z.object({ sent: z.int(), of: z.int() })),
  /** The candidate sent something that waits for the company and that the viewer has not opened. */
  fresh: z.boolean(),
  /** Number of sent scorecards, and whether the viewer's is among them. */
  scorecards: z.int(),
  scored: z.boolean(),
  /** Mean of all marks, 1 to 5, one decimal; null until the viewer has sent their scorecard. */
  mean: z.nullable(z.number()),
  comments: z.int(),
})
export type BoardCard = z.output<typeof boardCard>

const cards = {
  rows: z.array(boardCard),
  /** Number of all matches, beyond this page too. */
  count: z.int(),
  /** Cursor: send it as `after` to get the next page; null at the end. */
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
  summary:
    'All columns of a vacancy with the first cards of each, whoever waits most urgently first',
  method: 'GET',
  path: '/company/vacancies/{id}/board',
  who: recruiterOnly,
  params: ofVacancy,
  query: z.object({
    ...boardFilters,
    limit: z._default(z.int().check(z.minimum(1), z.maximum(50)), 20),
  }),
  reply: z.object({
    vacancy: z.object({
      id: vacancyId,
      slug: z.string(),
      roleName: z.string(),
      /** The vacancy has a municipality, so the board can be filtered by distance. */
      placed: z.boolean(),
    }),
    columns: z.array(boardColumn),
    /** Name, photo and location of each person are hidden until the viewer reveals them. */
    blind: z.boolean(),
    /**
     * The vacancy is open to people with disabilities, and the viewer can see who applies as one.
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
  params: ofVacancy,
  query: z.object({
    column: columnId,
    /** `next` of the previous page. */
    after: z.optional(z.string().check(z.maxLength(80))),
    ...boardFilters,
    limit: z._default(z.int().check(z.minimum(1), z.maximum(50)), 20),
  }),
  reply: z.object(cards),
})

/** Maximum of people in one bulk action. */
export const maxAtOnce = 100

/**
 * An application and the version that the user saw; a different version means a concurrent change.
 */
export const seenApplication = z.object({ id: uuid, version: z.int({ error: 'required' }) })

const seen = z
  .array(seenApplication)
  .check(z.minLength(1, { error: 'required' }), z.maxLength(maxAtOnce, { error: 'too-long' }))

const results = z.object({ results: z.array(actResult) })

export const moveApplicationsBody = z.object({ to: columnId, applications: seen })

export const moveApplications = endpoint({
  id: 'pipeline.move',
  summary:
    'Move people to a column ahead: approves the stages before it; each succeeds or is refused on its own',
  method: 'POST',
  path: '/company/vacancies/{id}/moves',
  who: recruiterOnly,
  params: ofVacancy,
  body: moveApplicationsBody,
  reply: results,
})

export const undoMoves = endpoint({
  id: 'pipeline.undo',
  summary: 'Undo your own decision within the undo time, before the candidate is notified',
  method: 'POST',
  path: '/company/vacancies/{id}/moves/undo',
  who: recruiterOnly,
  params: ofVacancy,
  body: z.object({ applications: seen }),
  reply: results,
})

/** Decisions available in bulk, each person with their own message. */
export const answerDecisions = ['approve', 'not-approve', 'offer'] as const

/** Placeholders of a message that are filled in for each recipient. */
export const decisionMessageFields = ['nome', 'vaga', 'etapa', 'empresa'] as const
export type DecisionMessageField = (typeof decisionMessageFields)[number]

export const previewAnswers = endpoint({
  id: 'pipeline.previewAnswers',
  summary:
    'The message that each person would get from a text with {nome}, {vaga}, {etapa}, {empresa}; nothing is sent',
  method: 'POST',
  path: '/company/vacancies/{id}/answers/preview',
  who: recruiterOnly,
  params: ofVacancy,
  body: z.object({
    decision: z.enum(answerDecisions, { error: 'not-listed' }),
    message: text(4000, 1),
    applications: z
      .array(uuid)
      .check(z.minLength(1, { error: 'required' }), z.maxLength(maxAtOnce, { error: 'too-long' })),
  }),
  reply: z.object({
    rows: z.array(
      z.object({
        id: uuid,
        version: z.int(),
        candidate: pipelineApplication.shape.candidate,
        /** For a hidden person {nome} stays; it is filled in when the message is sent. */
        message: z.string(),
        /** Why this person cannot get this answer now; null when they can. */
        refused: z.nullable(z.enum(actRefusals)),
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
        /** As previewed or edited; {nome}, {vaga}, {etapa}, {empresa} are filled in. */
        message: text(4000, 40, 'message-short'),
        wentWell: z.optional(text(2000)),
        missing: z.optional(text(2000)),
      }),
    )
    .check(z.minLength(1, { error: 'required' }), z.maxLength(maxAtOnce, { error: 'too-long' })),
})

export const sendAnswers = endpoint({
  id: 'pipeline.sendAnswers',
  summary: 'Send decisions to many people, each with its confirmed message',
  method: 'POST',
  path: '/company/vacancies/{id}/answers',
  who: recruiterOnly,
  params: ofVacancy,
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

/** Maximum of saved views per person. */
export const maxViews = 20

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
  summary: 'Save filters under a name; overwrites the same name',
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

/** Live event for everybody of a company: contains ids only; clients reload the data. */
export const livePipelineEvent = 'pipeline'
/** `applicationId` is null when the change concerns the whole vacancy. */
export type LivePipeline = { vacancyId: number; applicationId: string | null }

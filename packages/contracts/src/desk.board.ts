import * as z from 'zod/mini'
import { lastColumns } from './applications.moves.ts'
import { applicationStates } from './applications.states.ts'
import { actRefusals, actResult } from './desk.acts.ts'
import { deskApplication, deskStage } from './desk.ts'
import { endpoint } from './endpoint.ts'
import { instant, text, uuid, vacancyId } from './fields.ts'
import { competencyBands } from './selfAssessments.scales.ts'
import { radii } from './vacancies.enums.ts'

/** The board of a vacancy: a column for each stage, then finalists, offers and who is done. */
const recruiterOnly = ['recruiter'] as const
const ofVacancy = z.object({ id: vacancyId })

/** How a custom test came out, as a band: below 45, 45 to 64, 65 to 79, from 80 percent. Never an order. */
export const scoreBands = competencyBands

/** Percent of the match from which on people may be asked for. */
export const leastMatches = [75] as const

const yes = z.literal(1, { error: 'not-listed' })

export const boardFilters = {
  /** In the name, without minding accents; of who is hidden only in the alias. */
  text: z.optional(text(80)),
  state: z.optional(z.enum(applicationStates, { error: 'not-listed' })),
  /** Only those past the promised day. */
  overdue: z.optional(yes),
  /** Only those who asked for a human review that nobody answered yet. */
  review: z.optional(yes),
  band: z.optional(z.enum(scoreBands, { error: 'not-listed' })),
  /** Only those whose card says it to the viewer. */
  pcd: z.optional(yes),
  /** Only who lives up to so many km from the vacancy. Who is hidden is not found: it would tell where. */
  near: z.optional(z.literal(radii, { error: 'not-listed' })),
  /** Only whom the vacancy fits at least so well, in percent. */
  match: z.optional(z.literal(leastMatches, { error: 'not-listed' })),
}

/** A stage's id, or one of the columns after the stages. */
export const columnId = z.union([uuid, z.enum(lastColumns)], { error: 'not-listed' })

export const boardCard = z.extend(deskApplication, {
  column: z.string(),
  /** Runs as a person with a disability and says so; never true for evaluators and while hidden. */
  pcd: z.boolean(),
  /** How the vacancy fits the facts that the person told, 0 to 100; null where they told none. */
  match: z.nullable(z.int()),
  /** Columns that the viewer may move it to now; empty for who may only read. */
  moves: z.array(z.string()),
  /** Of the latest custom test with a result that the viewer may know. */
  band: z.nullable(z.enum(scoreBands)),
  /** Until when it is the person's turn at their stage; null while it is the company's. */
  dueAt: z.nullable(instant),
  /** At a video interview: how many of its questions have an answer. */
  videos: z.nullable(z.object({ sent: z.int(), of: z.int() })),
  /** What the person sent waits for the company, and the viewer has not opened it yet. */
  fresh: z.boolean(),
  /** Scorecards that were sent, and whether the viewer's is among them. */
  scorecards: z.int(),
  scored: z.boolean(),
  /** Mean of all their marks, 1 to 5, one decimal; null until the viewer has sent theirs. */
  mean: z.nullable(z.number()),
  comments: z.int(),
})
export type BoardCard = z.output<typeof boardCard>

const cards = {
  rows: z.array(boardCard),
  /** All that match, also past this page. */
  count: z.int(),
  /** Goes as `after` into the call for the next page; null at the end. */
  next: z.nullable(z.string()),
}

export const boardColumn = z.object({
  id: z.string(),
  /** Null for the columns after the stages. */
  stage: z.nullable(
    z.pick(deskStage, { kind: true, title: true, position: true, answerDays: true }),
  ),
  ...cards,
})
export type BoardColumn = z.output<typeof boardColumn>

export const getBoard = endpoint({
  id: 'desk.board',
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
      /** Has a municipality, so that people may be asked for by distance. */
      placed: z.boolean(),
    }),
    columns: z.array(boardColumn),
    /** Name, photo and place of each person are hidden until the viewer reveals them. */
    blind: z.boolean(),
    /** The vacancy is open to people with disabilities, and the viewer may know who says so. */
    pcd: z.boolean(),
    can: z.object({ move: z.boolean(), setBlind: z.boolean() }),
  }),
})

export const getBoardColumn = endpoint({
  id: 'desk.boardColumn',
  summary: 'More cards of one column',
  method: 'GET',
  path: '/company/vacancies/{id}/board/column',
  who: recruiterOnly,
  params: ofVacancy,
  query: z.object({
    column: columnId,
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.maxLength(80))),
    ...boardFilters,
    limit: z._default(z.int().check(z.minimum(1), z.maximum(50)), 20),
  }),
  reply: z.object(cards),
})

/** People in one act, at most. */
export const mostAtOnce = 100

/** Who is meant, and the version that the person saw: a different one means that somebody acted. */
export const seenApplication = z.object({ id: uuid, version: z.int({ error: 'required' }) })

const seen = z
  .array(seenApplication)
  .check(z.minLength(1, { error: 'required' }), z.maxLength(mostAtOnce, { error: 'too-long' }))

const results = z.object({ results: z.array(actResult) })

export const moveApplicationsBody = z.object({ to: columnId, applications: seen })

export const moveApplications = endpoint({
  id: 'desk.move',
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
  id: 'desk.undo',
  summary: 'Take back what you decided within the last seconds, before the person is told',
  method: 'POST',
  path: '/company/vacancies/{id}/moves/undo',
  who: recruiterOnly,
  params: ofVacancy,
  body: z.object({ applications: seen }),
  reply: results,
})

/** Decisions that may be written to many, each in a letter of their own. */
export const answerDecisions = ['approve', 'not-approve', 'offer'] as const

/** What stands in a letter for a fact of its reader. */
export const letterFields = ['nome', 'vaga', 'etapa', 'empresa'] as const
export type LetterField = (typeof letterFields)[number]

export const previewAnswers = endpoint({
  id: 'desk.previewAnswers',
  summary:
    'The letter that each person would get from a text with {nome}, {vaga}, {etapa}, {empresa}; nothing is sent',
  method: 'POST',
  path: '/company/vacancies/{id}/answers/preview',
  who: recruiterOnly,
  params: ofVacancy,
  body: z.object({
    decision: z.enum(answerDecisions, { error: 'not-listed' }),
    message: text(4000, 1),
    applications: z
      .array(uuid)
      .check(z.minLength(1, { error: 'required' }), z.maxLength(mostAtOnce, { error: 'too-long' })),
  }),
  reply: z.object({
    rows: z.array(
      z.object({
        id: uuid,
        version: z.int(),
        candidate: deskApplication.shape.candidate,
        /** Of who is hidden, {nome} stays; it is filled in when the letter is sent. */
        message: z.string(),
        /** Why this person can't get this answer now; null where they can. */
        refused: z.nullable(z.enum(actRefusals)),
      }),
    ),
  }),
})

export const sendAnswersBody = z.object({
  decision: z.enum(answerDecisions, { error: 'not-listed' }),
  /** A person read each letter and says so: nothing is sent without it. */
  confirmed: z.literal(true, { error: 'required' }),
  letters: z
    .array(
      z.extend(seenApplication, {
        /** As previewed or rewritten; {nome}, {vaga}, {etapa}, {empresa} are filled in. */
        message: text(4000, 40, 'message-short'),
        wentWell: z.optional(text(2000)),
        missing: z.optional(text(2000)),
      }),
    )
    .check(z.minLength(1, { error: 'required' }), z.maxLength(mostAtOnce, { error: 'too-long' })),
})

export const sendAnswers = endpoint({
  id: 'desk.sendAnswers',
  summary: 'Answer many people, each with the letter that was confirmed for them',
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

/** Views that one person keeps, at most. */
export const mostViews = 20

export const listBoardViews = endpoint({
  id: 'desk.views',
  summary: 'The filters that you saved, by name',
  method: 'GET',
  path: '/company/boardViews',
  who: recruiterOnly,
  reply: z.object({ rows: z.array(boardView) }),
})

export const saveBoardView = endpoint({
  id: 'desk.saveView',
  summary: 'Save filters under a name; the same name is written over',
  method: 'POST',
  path: '/company/boardViews',
  who: recruiterOnly,
  body: boardViewBody,
  reply: boardView,
  errors: ['views-full'],
})

export const deleteBoardView = endpoint({
  id: 'desk.deleteView',
  summary: 'Forget saved filters of your own',
  method: 'DELETE',
  path: '/company/boardViews/{id}',
  who: recruiterOnly,
  params: z.object({ id: uuid }),
})

/** What the live connection says to everybody of a company: ids only, whoever hears it reads again. */
export const liveDeskEvent = 'desk'
/** `applicationId` is null where it concerns everybody of the vacancy. */
export type LiveDesk = { vacancyId: number; applicationId: string | null }

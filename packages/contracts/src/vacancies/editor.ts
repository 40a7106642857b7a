import * as z from 'zod/mini'
import { endpoint, recruiterOnly } from '../shared/endpoint.ts'
import { day, instant, uuid, vacancyId } from '../shared/fields.ts'
import { paged, pageQuery } from '../shared/paging.ts'
import { municipalityReply } from '../places/places.ts'
import { contentItem, contentStage, vacancyContent } from './content.ts'
import { jobProfiles, vacancyStates } from './enums.ts'
import { canReply, vacancyReply } from './vacancies.ts'
import { itemKinds } from '../assessments/items.ts'

/**
 * The company's vacancy editor. Evaluators can only read; `can` of each reply says what the viewer
 * can do.
 */
const params = z.object({ id: vacancyId })

/**
 * The version that the user saw. The request is refused if somebody saved the vacancy after that
 * version.
 */
const version = z.int({ error: 'required' })

const problem = z.object({ field: z.string(), id: z.string(), message: z.string() })

/** Author and time of the last save. */
const lastSave = z.nullable(z.object({ by: z.nullable(z.string()), at: instant }))

/**
 * What the viewer can do with a vacancy now. If something is not allowed, `reason` is an error id
 * or a field error id.
 */
const editorCan = z.object({
  edit: canReply,
  publish: canReply,
  pause: canReply,
  resume: canReply,
  extend: canReply,
  close: canReply,
  archive: canReply,
  discard: canReply,
  duplicate: canReply,
  /** Invite people from the talent search to the vacancy. */
  invite: canReply,
  readAnalytics: canReply,
  /**
   * Change role, place, contract or tags, or lower the pay; refused after the first application
   * (`people-applied`).
   */
  changeTerms: canReply,
  /**
   * Change stages, their order, eliminatory rules or promised days; refused after the first
   * application (`people-applied`).
   */
  changeTrail: canReply,
})
export type EditorCan = z.output<typeof editorCan>

const status = {
  version: z.int(),
  saved: lastSave,
  /** What prevents publishing, by content field such as `stages.1.items.0.prompt`. */
  problems: z.array(problem),
  can: editorCan,
  /**
   * True if the company is not verified: every change then pauses a published vacancy until it is
   * reviewed. If false, only a change of a demand for records pauses it (`reviewedChanges`).
   */
  changesReviewed: z.boolean(),
}

export const editorReply = z.object({
  id: vacancyId,
  slug: z.string(),
  state: z.enum(vacancyStates),
  publishedAt: z.nullable(instant),
  applications: z.int(),
  content: vacancyContent,
  /** Municipality that belongs to `content.municipalityCode`. */
  municipality: z.nullable(municipalityReply),
  /** Per stage: how many people reached it, and whether its questions can change. */
  stages: z.array(
    z.object({
      id: z.string(),
      people: z.int(),
      /**
       * Refused with `people-reached` once people reached the stage, so that everybody gets the
       * same questions.
       */
      changeQuestions: canReply,
    }),
  ),
  ...status,
})
export type Editor = z.output<typeof editorReply>

export const createDraft = endpoint({
  id: 'vacancies.createDraft',
  summary:
    'Create a draft: empty, from the template of a job profile, or as a copy of another vacancy',
  method: 'POST',
  path: '/company/vacancies',
  who: recruiterOnly,
  body: z.discriminatedUnion('from', [
    z.object({ from: z.literal('blank') }),
    z.object({ from: z.literal('template'), family: z.enum(jobProfiles) }),
    z.object({ from: z.literal('vacancy'), vacancyId }),
  ]),
  reply: z.object({ id: vacancyId }),
  status: 201,
  idempotent: true,
})

export const getEditor = endpoint({
  id: 'vacancies.edit',
  summary: 'A vacancy for its editor, with the problems that prevent publishing',
  method: 'GET',
  path: '/company/vacancies/{id}/edit',
  who: recruiterOnly,
  params,
  reply: editorReply,
})

export const saveEditor = endpoint({
  id: 'vacancies.save',
  summary:
    'Save the content; fails with `vacancy-changed` (and `changed`) if somebody else saved meanwhile. Unchanged content creates no new version',
  method: 'PUT',
  path: '/company/vacancies/{id}/edit',
  who: recruiterOnly,
  params,
  body: z.object({ version, content: vacancyContent }),
  reply: z.object(status),
  errors: ['conflict', 'vacancy-changed', 'advert-unlawful'],
})

export const discardDraft = endpoint({
  id: 'vacancies.discard',
  summary: 'Delete a draft',
  method: 'DELETE',
  path: '/company/vacancies/{id}/edit',
  who: recruiterOnly,
  params,
  errors: ['conflict'],
})

export const previewVacancy = endpoint({
  id: 'vacancies.preview',
  summary: 'Preview of the saved vacancy as candidates will see it',
  method: 'GET',
  path: '/company/vacancies/{id}/preview',
  who: recruiterOnly,
  params,
  reply: vacancyReply,
})

const stateReply = z.object({ state: z.enum(vacancyStates) })

export const publishVacancy = endpoint({
  id: 'vacancies.publish',
  summary:
    'Publish a draft: it becomes `open`, or `in_review` if it must be reviewed first. Errors name the invalid fields or the unlawful passages (`findings`)',
  method: 'POST',
  path: '/company/vacancies/{id}/publish',
  who: recruiterOnly,
  params,
  body: z.object({ version }),
  reply: stateReply,
  errors: ['conflict', 'vacancy-changed', 'advert-unlawful'],
})

export const pauseVacancy = endpoint({
  id: 'vacancies.pause',
  summary: 'Pause a vacancy: no new applications; current ones continue',
  method: 'POST',
  path: '/company/vacancies/{id}/pause',
  who: recruiterOnly,
  params,
  reply: stateReply,
  errors: ['conflict'],
})

export const resumeVacancy = endpoint({
  id: 'vacancies.resume',
  summary: 'Reopen a paused vacancy',
  method: 'POST',
  path: '/company/vacancies/{id}/resume',
  who: recruiterOnly,
  params,
  reply: stateReply,
  errors: ['conflict'],
})

export const extendVacancy = endpoint({
  id: 'vacancies.extend',
  summary: 'Extend the last day to apply; candidates are notified',
  method: 'POST',
  path: '/company/vacancies/{id}/extend',
  who: recruiterOnly,
  params,
  body: z.object({ closesOn: day }),
  reply: z.object({ closesOn: day }),
  errors: ['conflict'],
})

export const closeVacancy = endpoint({
  id: 'vacancies.close',
  summary:
    'Close a vacancy; fails with `answers-pending` (and `pending`) while somebody has no final answer',
  method: 'POST',
  path: '/company/vacancies/{id}/close',
  who: recruiterOnly,
  params,
  reply: stateReply,
  errors: ['conflict', 'answers-pending'],
})

export const archiveVacancy = endpoint({
  id: 'vacancies.archive',
  summary:
    'Archive a closed vacancy; fails with `answers-pending` while somebody has no final answer',
  method: 'POST',
  path: '/company/vacancies/{id}/archive',
  who: recruiterOnly,
  params,
  reply: stateReply,
  errors: ['conflict', 'answers-pending'],
})

export const listTemplates = endpoint({
  id: 'vacancies.templates',
  summary: 'A suggested trail for each job profile',
  method: 'GET',
  path: '/company/vacancies/templates',
  who: recruiterOnly,
  reply: z.object({
    families: z.array(z.object({ family: z.enum(jobProfiles), stages: z.array(contentStage) })),
  }),
})

/** A complete question that the company used before, to be copied into a new test. */
export const bankItem = z.extend(contentItem, {
  id: uuid,
  vacancy: z.object({ id: vacancyId, roleName: z.string() }),
  stageKind: z.enum(['questions', 'custom']),
  /** Number of the company's vacancies with the same question. */
  vacancies: z.int(),
})
export type BankItem = z.output<typeof bankItem>

export const listBankItems = endpoint({
  id: 'vacancies.items',
  summary:
    "The company's earlier questions without duplicates, newest first, for reuse in new stages",
  method: 'GET',
  path: '/company/vacancies/items',
  who: recruiterOnly,
  query: z.object({
    /** Search words for the question text. */
    q: z._default(z.string().check(z.maxLength(80)), ''),
    kind: z.optional(z.enum(itemKinds, { error: 'not-listed' })),
    ...pageQuery,
  }),
  reply: paged(bankItem),
})

import * as z from 'zod/mini'
import { candidateOnly, endpoint } from '../shared/endpoint.ts'
import { instant, lineText, vacancyId } from '../shared/fields.ts'
import { hideReasons, marks, vacancyStates } from './enums.ts'
import { vacancyCard } from './vacancies.ts'

/** Maximum number of saved and of hidden vacancies on the lists of a person, which have no pages. */
export const maxMarks = { saved: 100, hidden: 300 } as const

/** A note that only the person who wrote it sees. */
export const maxNote = 200

const marked = z.object({
  vacancy: z.extend(vacancyCard, { state: z.enum(vacancyStates) }),
  at: instant,
})

const savedVacancy = z.extend(marked, { note: z.string() })
export type SavedVacancy = z.output<typeof savedVacancy>

const hiddenVacancy = z.extend(marked, { reason: z.nullable(z.enum(hideReasons)) })
export type HiddenVacancy = z.output<typeof hiddenVacancy>

export const listMarks = endpoint({
  id: 'vacancies.marks',
  summary: 'Your saved vacancies, those that close first on top, and the open ones that you hid',
  method: 'GET',
  path: '/marks',
  who: candidateOnly,
  reply: z.object({ saved: z.array(savedVacancy), hidden: z.array(hiddenVacancy) }),
})

export const markVacancy = endpoint({
  id: 'vacancies.mark',
  summary:
    'Save a vacancy or hide it from your searches; one replaces the other, absent fields stay unchanged',
  method: 'PUT',
  path: '/selectiveProcess/{id}/mark',
  who: candidateOnly,
  params: z.object({ id: vacancyId }),
  body: z.object({
    mark: z.enum(marks, { error: 'not-listed' }),
    /** Only for `hidden`. */
    reason: z.optional(z.nullable(z.enum(hideReasons, { error: 'not-listed' }))),
    /** Only for `saved`. */
    note: z.optional(lineText(maxNote, 0)),
  }),
  errors: ['list-full'],
})

export const unmarkVacancy = endpoint({
  id: 'vacancies.unmark',
  summary: 'Forget that you saved or hid a vacancy; nothing happens when you did neither',
  method: 'DELETE',
  path: '/selectiveProcess/{id}/mark',
  who: candidateOnly,
  params: z.object({ id: vacancyId }),
})

export const clearClosedMarks = endpoint({
  id: 'vacancies.clearClosedMarks',
  summary: 'Forget the saved vacancies that have closed',
  method: 'DELETE',
  path: '/marks/closed',
  who: candidateOnly,
})

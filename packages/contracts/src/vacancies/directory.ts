import * as z from 'zod/mini'
import { endpoint } from '../shared/endpoint.ts'
import { vacancyId } from '../shared/fields.ts'
import { vacancyCard } from './vacancies.ts'
import { paymentBands, states } from './enums.ts'

/** Minimum number of open vacancies for a page of a city or role. */
export const minVacanciesPerPage = 3

/** A city with a directory page. */
export const directoryPlace = z.object({
  /** `contagem-mg` */
  slug: z.string(),
  name: z.string(),
  state: z.enum(states),
  /** Open vacancies at the last count. */
  count: z.int(),
})
export type DirectoryPlace = z.output<typeof directoryPlace>

/** A role with a directory page. */
export const directoryRole = z.object({
  /** `auxiliar-administrativo` */
  slug: z.string(),
  name: z.string(),
  count: z.int(),
})
export type DirectoryRole = z.output<typeof directoryRole>

export const listDirectory = endpoint({
  id: 'vacancies.directory',
  summary: 'Cities and roles that have a directory page, most open vacancies first',
  method: 'GET',
  path: '/directory',
  who: ['anyone'],
  query: z.object({ limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 12) }),
  reply: z.object({ places: z.array(directoryPlace), roles: z.array(directoryRole) }),
})

export const directoryOfVacancy = endpoint({
  id: 'vacancies.directoryOf',
  summary: 'Pages of the city and the role of a vacancy, if they exist',
  method: 'GET',
  path: '/directory/vacancies/{id}',
  who: ['anyone'],
  params: z.object({ id: vacancyId }),
  reply: z.object({ place: z.nullable(directoryPlace), role: z.nullable(directoryRole) }),
})

/** Figures of all open vacancies of a city or role. */
const directoryFacts = z.object({
  count: z.int(),
  /** Vacancies with a published salary. */
  withPay: z.int(),
  /** The most frequent pay band; null when no vacancy publishes one. */
  commonPay: z.nullable(z.enum(paymentBands)),
  firstJob: z.int(),
  deficiency: z.int(),
  remote: z.int(),
})
export type DirectoryFacts = z.output<typeof directoryFacts>

const slug = z.object({ slug: z.string().check(z.minLength(1), z.maxLength(120)) })

export const getDirectoryPlace = endpoint({
  id: 'vacancies.directoryPlace',
  summary:
    'Directory page of a city: newest vacancies, roles, and other cities of the state; 404 below three open vacancies',
  method: 'GET',
  path: '/directory/places/{slug}',
  who: ['anyone'],
  params: slug,
  reply: z.object({
    place: directoryPlace,
    facts: directoryFacts,
    newest: z.array(vacancyCard),
    /** Roles with the count of open vacancies in this city. */
    roles: z.array(directoryRole),
    /** Other cities of the same state. */
    places: z.array(directoryPlace),
  }),
})

export const getDirectoryRole = endpoint({
  id: 'vacancies.directoryRole',
  summary:
    'Directory page of a role: newest vacancies, cities, and similar roles; 404 below three open vacancies',
  method: 'GET',
  path: '/directory/roles/{slug}',
  who: ['anyone'],
  params: slug,
  reply: z.object({
    role: directoryRole,
    facts: directoryFacts,
    newest: z.array(vacancyCard),
    /** Cities with the count of open vacancies for this role. */
    places: z.array(directoryPlace),
    /** Other roles that begin with the same word. */
    roles: z.array(directoryRole),
  }),
})

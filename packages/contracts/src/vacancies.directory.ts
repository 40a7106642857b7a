import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { vacancyId } from './fields.ts'
import { vacancyCard } from './vacancies.ts'
import { paymentBands, states } from './vacancies.enums.ts'

/** Below this many open vacancies a city or a role has no page of its own. */
export const fewestOfPage = 3

/** A city that has a page of its own. */
export const directoryPlace = z.object({
  /** `contagem-mg` */
  slug: z.string(),
  name: z.string(),
  state: z.enum(states),
  /** Open vacancies when last counted. */
  count: z.int(),
})
export type DirectoryPlace = z.output<typeof directoryPlace>

/** A role that has a page of its own. */
export const directoryRole = z.object({
  /** `auxiliar-administrativo` */
  slug: z.string(),
  name: z.string(),
  count: z.int(),
})
export type DirectoryRole = z.output<typeof directoryRole>

export const listDirectory = endpoint({
  id: 'vacancies.directory',
  summary: 'Cities and roles that have a page of their own, those with the most open vacancies',
  method: 'GET',
  path: '/directory',
  who: ['anyone'],
  query: z.object({ limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 12) }),
  reply: z.object({ places: z.array(directoryPlace), roles: z.array(directoryRole) }),
})

export const directoryOfVacancy = endpoint({
  id: 'vacancies.directoryOf',
  summary: 'The pages of the city and of the role of a vacancy, where there are such pages',
  method: 'GET',
  path: '/directory/vacancies/{id}',
  who: ['anyone'],
  params: z.object({ id: vacancyId }),
  reply: z.object({ place: z.nullable(directoryPlace), role: z.nullable(directoryRole) }),
})

/** What can be said of many vacancies together. */
const directoryFacts = z.object({
  /** Open now. */
  count: z.int(),
  /** Those that name their pay. */
  withPay: z.int(),
  /** The band of pay that most of those fall into; null where none names it. */
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
    'The page of a city: its newest vacancies, its roles and the cities around; 404 below three open vacancies',
  method: 'GET',
  path: '/directory/places/{slug}',
  who: ['anyone'],
  params: slug,
  reply: z.object({
    place: directoryPlace,
    facts: directoryFacts,
    newest: z.array(vacancyCard),
    /** With what is open of each in this city. */
    roles: z.array(directoryRole),
    /** Others of the same state. */
    places: z.array(directoryPlace),
  }),
})

export const getDirectoryRole = endpoint({
  id: 'vacancies.directoryRole',
  summary:
    'The page of a role: its newest vacancies and the cities that have them; 404 below three open vacancies',
  method: 'GET',
  path: '/directory/roles/{slug}',
  who: ['anyone'],
  params: slug,
  reply: z.object({
    role: directoryRole,
    facts: directoryFacts,
    newest: z.array(vacancyCard),
    /** With what is open of this role in each. */
    places: z.array(directoryPlace),
    /** Others that begin with the same word. */
    roles: z.array(directoryRole),
  }),
})

import * as z from 'zod/mini'
import { candidateOnly, endpoint } from '../shared/endpoint.ts'
import { companyBrief } from '../companies/brief.ts'
import { instant, text, uuid } from '../shared/fields.ts'
import { vacancyFilters } from './vacancies.ts'

/**
 * How often alerts are sent. `daily`: once a day, at 8 in the morning; `at-once`: within minutes.
 */
export const alertFrequencies = ['daily', 'at-once'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

/** Maximum number of saved searches per person, without the companies that they follow. */
export const maxSavedSearches = 20
/** Maximum number of companies that a person follows. */
export const maxFollowed = 100

const { sort: _sort, ...filters } = vacancyFilters

/** Search filters without the sort order: alerts always list the newest. */
export const savedFilters = z.object(filters)
export type SavedFilters = z.output<typeof savedFilters>

const frequency = z.enum(alertFrequencies, { error: 'not-listed' })

export const savedSearch = z.object({
  id: uuid,
  name: z.string(),
  filters: savedFilters,
  frequency,
  byEmail: z.boolean(),
  byWhatsApp: z.boolean(),
  /** While paused, no alerts are sent. */
  paused: z.boolean(),
  createdAt: instant,
  /** The company that the person follows: then the search is for all its vacancies. */
  company: z.nullable(z.extend(companyBrief, { sector: z.string(), openVacancies: z.int() })),
})
export type SavedSearch = z.output<typeof savedSearch>

export const listSavedSearches = endpoint({
  id: 'vacancies.savedSearches',
  summary: 'Your saved searches and the companies that you follow, newest first',
  method: 'GET',
  path: '/savedSearches',
  who: candidateOnly,
  reply: z.object({ rows: z.array(savedSearch) }),
})

export const saveSearchBody = z.object({
  name: text(80, 1),
  filters: savedFilters,
  frequency,
  byEmail: z.boolean({ error: 'required' }),
  byWhatsApp: z.boolean({ error: 'required' }),
})

export const saveSearch = endpoint({
  id: 'vacancies.saveSearch',
  summary: 'Save a search and get alerts about new vacancies',
  method: 'POST',
  path: '/savedSearches',
  who: candidateOnly,
  body: saveSearchBody,
  reply: savedSearch,
  status: 201,
  errors: ['search-saved-already', 'saved-searches-full'],
})

export const followCompany = endpoint({
  id: 'vacancies.followCompany',
  summary: 'Follow a verified company: get alerts about its new vacancies, by mail once a day',
  method: 'PUT',
  path: '/followedCompanies/{id}',
  who: candidateOnly,
  params: z.object({ id: uuid }),
  reply: savedSearch,
  errors: ['list-full'],
})

export const changeSavedSearch = endpoint({
  id: 'vacancies.changeSavedSearch',
  summary:
    'Rename or pause a saved search or the news of a company, or change its frequency or channels; absent fields stay unchanged',
  method: 'PUT',
  path: '/savedSearches/{id}',
  who: candidateOnly,
  params: z.object({ id: uuid }),
  body: z.object({
    name: z.optional(text(80, 1)),
    frequency: z.optional(frequency),
    byEmail: z.optional(z.boolean()),
    byWhatsApp: z.optional(z.boolean()),
    paused: z.optional(z.boolean()),
  }),
  reply: savedSearch,
})

export const removeSavedSearch = endpoint({
  id: 'vacancies.removeSavedSearch',
  summary: 'Delete a saved search, or stop following a company',
  method: 'DELETE',
  path: '/savedSearches/{id}',
  who: candidateOnly,
  params: z.object({ id: uuid }),
})

import * as z from 'zod/mini'
import { entryKinds, workBonds } from '../candidates/entries.ts'
import { endpoint } from '../shared/endpoint.ts'
import { day, uuid, vacancyId } from '../shared/fields.ts'
import { invitationStates } from '../invitations.ts'
import { paged, pageQuery } from '../shared/paging.ts'
import { municipalityReply } from '../places/places.ts'
import { availabilities, factsSchema, languageLevels, languages } from '../assessments/rules.ts'
import { matchReason } from '../vacancies/vacancies.ts'
import { radii, schoolings, shifts, states, workplaces } from '../vacancies/enums.ts'

/**
 * Talent search: people who opted in, as companies see them before an invitation is accepted.
 * Excludes contacts, surname, employers' names, birth date and desired pay.
 */
const recruiterOnly = ['recruiter'] as const

const many = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.optional(z.array(z.enum(values, { error: 'not-listed' })))

/** Licence categories to drive with: single categories only. */
export const drives = ['ACC', 'A', 'B', 'C', 'D', 'E'] as const

/** `best`: by match if a vacancy is chosen, otherwise like `recent`; `recent`: by last change. */
export const talentSorts = ['best', 'recent'] as const

/** Values of one filter are combined with OR, filters with AND, as in the vacancy search. */
export const talentFilters = {
  /** Search words for roles, areas and skills. */
  q: z.optional(z.string().check(z.maxLength(120))),
  state: many(states),
  /** IBGE code or name of a municipality. */
  city: z.optional(z.string().check(z.maxLength(80))),
  /** With `city`: also people within this many km. */
  radius: z.optional(z.literal(radii, { error: 'not-listed' })),
  schooling: many(schoolings),
  language: many(languages),
  /** Minimum level in each required language. */
  languageLevel: z.optional(z.enum(languageLevels, { error: 'not-listed' })),
  workplace: many(workplaces),
  shift: many(shifts),
  /** Can start within this many days. */
  availability: z.optional(z.literal(availabilities, { error: 'not-listed' })),
  cnh: many(drives),
  /** An open vacancy of the company: adds the match and shows who already applied. */
  vacancyId: z.optional(vacancyId),
  /** 1: only people with disabilities who opted in to this; only for vacancies open to them. */
  disability: z.optional(z.literal(1, { error: 'not-listed' })),
}

export const talentCard = z.object({
  id: uuid,
  firstName: z.string(),
  photoUrl: z.nullable(z.string()),
  headline: z.nullable(z.string()),
  municipality: z.nullable(municipalityReply),
  /**
   * Whole km between the municipalities of the vacancy and the person; null when either is missing.
   */
  km: z.nullable(z.int()),
  /** Title of the latest experience. */
  lastRole: z.nullable(z.string()),
  experienceMonths: z.int(),
  schooling: z.nullable(z.enum(schoolings)),
  skills: z.array(z.string()),
  availability: z.nullable(z.int()),
  workplaces: z.array(z.enum(workplaces)),
  /** Declared with consent for this use, and shown only for a vacancy that asks for it. */
  disability: z.boolean(),
  /** Last change of the profile. */
  updatedOn: day,
  /** 0 to 100 with its reasons; null without a vacancy or facts. */
  match: z.nullable(z.object({ percent: z.int(), reasons: z.array(matchReason) })),
  /** Applied to the chosen vacancy. */
  applied: z.boolean(),
  /** State of the invitation to the chosen vacancy. */
  invitation: z.nullable(z.enum(invitationStates)),
})
export type TalentCard = z.output<typeof talentCard>

export const listTalents = endpoint({
  id: 'talents.list',
  summary: 'Search candidates who allow verified companies to find them',
  method: 'GET',
  path: '/company/talents',
  who: recruiterOnly,
  query: z.object({
    ...talentFilters,
    sort: z._default(z.enum(talentSorts, { error: 'not-listed' }), 'best'),
    ...pageQuery,
    page: z._default(z.int().check(z.minimum(1), z.maximum(100)), 1),
  }),
  reply: z.extend(paged(talentCard), {
    /** The corrected words, when the original ones found nothing. */
    searchedFor: z.nullable(z.string()),
    /**
     * True when the chosen vacancy is for people with disabilities, so the filter `disability` is
     * allowed.
     */
    mayAskDisability: z.boolean(),
  }),
  errors: ['company-not-verified'],
})

const counts = z.record(z.string(), z.int())

export const talentFacets = z.object({
  state: counts,
  schooling: counts,
  language: counts,
  workplace: counts,
  shift: counts,
  availability: counts,
  cnh: counts,
})
export type TalentFacets = z.output<typeof talentFacets>

export const countTalents = endpoint({
  id: 'talents.facets',
  summary: 'Number of people for each filter value, with all other filters applied',
  method: 'GET',
  path: '/company/talents/facets',
  who: recruiterOnly,
  query: z.object(talentFilters),
  reply: z.object({ count: z.int(), facets: talentFacets }),
  errors: ['company-not-verified'],
})

const entry = z.object({
  kind: z.enum(entryKinds),
  title: z.string(),
  /** For an education only: employers are shown after the person applied. */
  place: z.nullable(z.string()),
  description: z.string(),
  bond: z.nullable(z.enum(workBonds)),
  level: z.nullable(z.enum(schoolings)),
  hours: z.nullable(z.int()),
  start: z.nullable(z.string()),
  end: z.nullable(z.string()),
  months: z.nullable(z.int()),
})

export const talentSheet = z.extend(talentCard, {
  objective: z.nullable(z.string()),
  entries: z.array(entry),
  facts: z.pick(factsSchema, { cnh: true, shifts: true, languages: true }),
})
export type TalentSheet = z.output<typeof talentSheet>

export const getTalent = endpoint({
  id: 'talents.get',
  summary:
    'One person who allowed it, in detail; that it was looked at is recorded and shown to them',
  method: 'GET',
  path: '/company/talents/{id}',
  who: recruiterOnly,
  params: z.object({ id: uuid }),
  query: z.object({ vacancyId: z.optional(vacancyId) }),
  reply: talentSheet,
  errors: ['company-not-verified', 'too-many-requests'],
})

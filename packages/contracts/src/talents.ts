import * as z from 'zod/mini'
import { entryKinds, workBonds } from './candidates.entries.ts'
import { endpoint } from './endpoint.ts'
import { day, instant, uuid, vacancyId } from './fields.ts'
import { paged, pageQuery } from './paging.ts'
import { municipalityReply } from './places.ts'
import { availabilities, factsSchema, languageLevels, languages } from './requirements.rules.ts'
import { matchReason } from './vacancies.ts'
import { radii, schoolings, shifts, states, vacancyStates, workplaces } from './vacancies.enums.ts'

/**
 * Talent search: people who allowed it, as companies see them before an invitation is accepted.
 * Without contacts, surname, employers' names, birth date and wished pay.
 */
const recruiterOnly = ['recruiter'] as const

const many = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.optional(z.array(z.enum(values, { error: 'not-listed' })))

/** What can be driven with a licence: single categories. */
export const drives = ['ACC', 'A', 'B', 'C', 'D', 'E'] as const

/** `best`: by the match where a vacancy is chosen, else as `recent`: by the last change. */
export const talentSorts = ['best', 'recent'] as const

/** Lists are OR inside, AND between, as in the search of vacancies. */
export const talentFilters = {
  /** Roles, areas and skills, in words. */
  q: z.optional(z.string().check(z.maxLength(120))),
  state: many(states),
  /** IBGE code, or the name of the municipality. */
  city: z.optional(z.string().check(z.maxLength(80))),
  /** With `city`: also who lives up to so many km from it. */
  radius: z.optional(z.literal(radii, { error: 'not-listed' })),
  schooling: many(schoolings),
  language: many(languages),
  /** At least this level of each language asked for. */
  languageLevel: z.optional(z.enum(languageLevels, { error: 'not-listed' })),
  workplace: many(workplaces),
  shift: many(shifts),
  /** Can start within so many days. */
  availability: z.optional(z.literal(availabilities, { error: 'not-listed' })),
  cnh: many(drives),
  /** An open vacancy of the company: the match, and who is on its trail already. */
  vacancyId: z.optional(vacancyId),
  /** 1: only people with disabilities who want this known; for vacancies that ask for it. */
  disability: z.optional(z.literal(1, { error: 'not-listed' })),
}

const invitationStates = ['sent', 'accepted', 'declined', 'closed'] as const

export const talentCard = z.object({
  id: uuid,
  firstName: z.string(),
  photoUrl: z.nullable(z.string()),
  headline: z.nullable(z.string()),
  municipality: z.nullable(municipalityReply),
  /** Whole kilometres from the chosen vacancy's municipality to theirs; null without either. */
  km: z.nullable(z.int()),
  /** The title of the last experience. */
  lastRole: z.nullable(z.string()),
  experienceMonths: z.int(),
  schooling: z.nullable(z.enum(schoolings)),
  skills: z.array(z.string()),
  availability: z.nullable(z.int()),
  workplaces: z.array(z.enum(workplaces)),
  /** Said by the person for this use, and told only beside a vacancy that asks for it. */
  disability: z.boolean(),
  /** Of the profile. */
  updatedOn: day,
  /** 0 to 100 with its reasons; null without a vacancy or facts. */
  match: z.nullable(z.object({ percent: z.int(), reasons: z.array(matchReason) })),
  /** On the trail of the chosen vacancy. */
  applied: z.boolean(),
  /** Of the chosen vacancy. */
  invitation: z.nullable(z.enum(invitationStates)),
})
export type TalentCard = z.output<typeof talentCard>

export const listTalents = endpoint({
  id: 'talents.list',
  summary: 'Search people who let verified companies find them',
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
    /** The corrected words, when the typed ones found nothing. */
    searchedFor: z.nullable(z.string()),
    /** The chosen vacancy is for people with disabilities, so that `disability` may be asked. */
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
  summary: 'How many people each value would show, the other filters kept and its own left out',
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
  /** Of an education only: employers are told once the person is on a trail. */
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

export const sentInvitation = z.object({
  id: uuid,
  /**
   * First name; the whole one once the person is on a trail; null when they left the search, and
   * while a blind vacancy of the company hides them from who looks.
   */
  name: z.nullable(z.string()),
  vacancy: z.object({ id: vacancyId, slug: z.string(), roleName: z.string() }),
  /** Of the vacancy. */
  vacancyState: z.enum(vacancyStates),
  /** `closed`: not answered while the vacancy was open. */
  state: z.enum(invitationStates),
  by: z.string(),
  message: z.string(),
  createdAt: instant,
  answeredAt: z.nullable(instant),
  /** Of the trail that began with it; null where the name is hidden. */
  applicationId: z.nullable(uuid),
})
export type SentInvitation = z.output<typeof sentInvitation>

export const listSentInvitations = endpoint({
  id: 'talents.invitations',
  summary: 'Invitations that the company sent, the newest first',
  method: 'GET',
  path: '/company/invitations',
  who: recruiterOnly,
  query: z.object({
    state: z.optional(z.enum(invitationStates, { error: 'not-listed' })),
    ...pageQuery,
  }),
  reply: z.extend(paged(sentInvitation), {
    /** How many may still be sent in these 24 hours. */
    left: z.int(),
  }),
})

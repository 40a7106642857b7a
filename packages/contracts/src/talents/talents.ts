import * as z from 'zod/mini'
import { entryKinds, workBonds } from '../candidates/entries.ts'
import { endpoint, recruiterOnly } from '../shared/endpoint.ts'
import { anyOf, countsByValue, day, uuid, vacancyId } from '../shared/fields.ts'
import { invitationStates } from '../invitations.ts'
import { paged, pageQuery } from '../shared/paging.ts'
import { municipalityReply, placeReading } from '../places/places.ts'
import { availabilities, factsSchema, languageLevels, languages } from '../assessments/rules.ts'
import { matchReason } from '../vacancies/vacancies.ts'
import { radii, schoolings, shifts, states, workplaces } from '../vacancies/enums.ts'

/**
 * Talent search: people who gave consent, as companies see them before an invitation is accepted.
 * Contacts, surnames, employers' names, birth dates and desired pay are left out.
 */

/**
 * Categories of a driving licence that can be searched; combined ones such as `AB` are not needed.
 */
export const drives = ['ACC', 'A', 'B', 'C', 'D', 'E'] as const

/**
 * The filters that choose values of a closed list. The contract, the search, its address and the
 * choices in the panel are derived from this list.
 */
export const talentLists = {
  schooling: schoolings,
  language: languages,
  workplace: workplaces,
  shift: shifts,
  cnh: drives,
  state: states,
} as const
export type TalentList = keyof typeof talentLists
export const talentListNames = /*#__PURE__*/ Object.keys(talentLists) as TalentList[]

/** An object with a value for each of these filters. */
/*#__NO_SIDE_EFFECTS__*/
export const byTalentList = <T>(valueOf: (name: TalentList) => T): Record<TalentList, T> =>
  Object.fromEntries(talentListNames.map((name) => [name, valueOf(name)])) as Record<TalentList, T>

type TalentListSchemas = {
  [Name in TalentList]: ReturnType<typeof anyOf<(typeof talentLists)[Name]>>
}
const talentListSchemas = /*#__PURE__*/ byTalentList<unknown>((name) =>
  anyOf(talentLists[name]),
) as TalentListSchemas

/**
 * `best`: highest match first if a vacancy is chosen, otherwise like `recent`. `recent`: last
 * changed profile first.
 */
export const talentSorts = ['best', 'recent'] as const

/** Values of one filter are combined with OR, filters with AND, as in the vacancy search. */
export const talentFilters = {
  /** Search words for roles, areas and skills. */
  q: z.optional(z.string().check(z.maxLength(120))),
  /** IBGE code or name of a municipality; short names, beginnings and typos are understood. */
  city: z.optional(z.string().check(z.maxLength(80))),
  /** With `city`: also people within this many km. */
  radius: z.optional(z.literal(radii, { error: 'not-listed' })),
  ...talentListSchemas,
  /** Minimum level in each required language. */
  languageLevel: z.optional(z.enum(languageLevels, { error: 'not-listed' })),
  /** Can start within this many days. */
  availability: z.optional(z.literal(availabilities, { error: 'not-listed' })),
  /** An open vacancy of the company: results then have the match and show who already applied. */
  vacancyId: z.optional(vacancyId),
  /**
   * 1: only people with disabilities who consented to be found as such. Needs a `vacancyId` of a
   * vacancy that is open to them.
   */
  disability: z.optional(z.literal(1, { error: 'not-listed' })),
}

export const talentCard = z.object({
  id: uuid,
  firstName: z.string(),
  photoUrl: z.nullable(z.string()),
  headline: z.nullable(z.string()),
  municipality: z.nullable(municipalityReply),
  /**
   * Whole km between the municipalities of the vacancy and the person; null if one of them is
   * unknown.
   */
  km: z.nullable(z.int()),
  /** Title of the latest experience. */
  lastRole: z.nullable(z.string()),
  experienceMonths: z.int(),
  schooling: z.nullable(z.enum(schoolings)),
  skills: z.array(z.string()),
  availability: z.nullable(z.int()),
  workplaces: z.array(z.enum(workplaces)),
  /**
   * True only if the person consented to show it and the chosen vacancy is open to people with
   * disabilities.
   */
  disability: z.boolean(),
  /** Last change of the profile. */
  updatedOn: day,
  /** 0 to 100 with its reasons; null if no vacancy is chosen or the profile has no facts. */
  match: z.nullable(z.object({ percent: z.nullable(z.int()), reasons: z.array(matchReason) })),
  /** True if the person applied to the chosen vacancy. */
  applied: z.boolean(),
  /** State of the invitation to the chosen vacancy; null without one. */
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
    /** The corrected search words if the typed ones found nothing; otherwise null. */
    searchedFor: z.nullable(z.string()),
    /**
     * True if the filter `disability` is allowed: the chosen vacancy is open to people with
     * disabilities.
     */
    mayAskDisability: z.boolean(),
    /** How `city` was read; null without it. An unknown one finds nobody and has suggestions. */
    place: z.nullable(placeReading),
  }),
  errors: ['company-not-verified'],
})

export const talentFacets = z.object({
  .../*#__PURE__*/ byTalentList(() => countsByValue),
  availability: countsByValue,
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
  /**
   * School or course provider. Null for an experience: employers are shown only after the person
   * applies.
   */
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
    'Details of one person of the talent search; the view is recorded and shown to this person',
  method: 'GET',
  path: '/company/talents/{id}',
  who: recruiterOnly,
  params: z.object({ id: uuid }),
  query: z.object({ vacancyId: z.optional(vacancyId) }),
  reply: talentSheet,
  errors: ['company-not-verified', 'too-many-requests'],
})

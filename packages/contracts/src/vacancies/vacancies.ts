import * as z from 'zod/mini'
import { endpoint } from '../shared/endpoint.ts'
import { applicationStates } from '../applications/states.ts'
import { companyBrief } from '../companies/brief.ts'
import { anyOf, countsByValue, day, instant, text, uuid, vacancyId } from '../shared/fields.ts'
import { paged, pageQuery } from '../shared/paging.ts'
import { municipalityReply, placeReading } from '../places/places.ts'
import {
  defaultVacancySort,
  deficiencyOptions,
  jobProfiles,
  marks,
  radii,
  reportReasons,
  salaryUnits,
  stageKinds,
  stageWeights,
  states,
  vacancySorts,
  vacancyStates,
} from './enums.ts'
import { cardFieldSchemas, pageFieldSchemas } from './fields.ts'
import { byListFilter, listFilters, type ListFilter } from './filters.ts'

type ListFilterSchemas = {
  [Name in ListFilter]: ReturnType<typeof anyOf<(typeof listFilters)[Name]>>
}
const listFilterSchemas = /*#__PURE__*/ byListFilter<unknown>((name) =>
  anyOf(listFilters[name]),
) as ListFilterSchemas

/**
 * Filters of the specification (section 3), plus `workplace` and `radius`. A vacancy must match
 * every filter; within one filter, one of the values is enough.
 */
export const vacancyFilters = {
  roleName: z.optional(z.string().check(z.maxLength(120))),
  /**
   * IBGE code or name of a municipality (use `state` for ambiguous names). Short names, beginnings
   * and typos are understood; the reply says how.
   */
  city: z.optional(z.string().check(z.maxLength(80))),
  state: z.optional(z.enum(states, { error: 'not-listed' })),
  /** With `city`: also vacancies within this many km, in other states too. */
  radius: z.optional(z.literal(radii, { error: 'not-listed' })),
  ...listFilterSchemas,
  /** `welcome` also finds vacancies that are exclusive for people with disabilities. */
  vacanciesDeficiencies: z.optional(z.enum(deficiencyOptions, { error: 'not-listed' })),
  sort: z._default(z.enum(vacancySorts, { error: 'not-listed' }), defaultVacancySort),
}

export const salaryReply = z.object({
  minCents: z.nullable(z.int()),
  maxCents: z.nullable(z.int()),
  unit: z.enum(salaryUnits),
})

export const vacancyCard = z.object({
  id: vacancyId,
  slug: z.string(),
  roleName: z.string(),
  company: companyBrief,
  /** Null for remote work from anywhere in Brazil. */
  municipality: z.nullable(municipalityReply),
  /** Whole km from the viewer's home; null when either place is unknown, and for remote work. */
  km: z.nullable(z.int()),
  ...cardFieldSchemas,
  /** Null when negotiable. */
  salary: z.nullable(salaryReply),
  vacanciesDeficiencies: z.nullable(z.enum(deficiencyOptions)),
  jobProfile: z.enum(jobProfiles),
  firstBenefit: z.nullable(z.string()),
  publishedAt: instant,
  closesOn: day,
  stageCount: z.int(),
  /** Promised days from the application to the last answer. */
  expectedDays: z.int(),
  /** 0 to 100, in steps of 5; null when signed out, without known work, or not for the viewer. */
  match: z.nullable(z.int()),
  /**
   * How many of the compared points fit. Only what the vacancy states and the viewer has given is
   * compared. Null without a match, for a low one, and for fewer than two points.
   */
  points: z.nullable(z.object({ met: z.int(), of: z.int() })),
  /** The viewer's own application, if any. */
  applicationState: z.nullable(z.enum(applicationStates)),
  /** Whether the viewer saved or hid it. */
  mark: z.nullable(z.enum(marks)),
})
export type VacancyCard = z.output<typeof vacancyCard>

/** Number of vacancies for each value of a filter, with all other filters applied. */
export const vacancyFacets = z.object({
  .../*#__PURE__*/ byListFilter(() => countsByValue),
  vacanciesDeficiencies: countsByValue,
})
export type VacancyFacets = z.output<typeof vacancyFacets>

export const listVacancies = endpoint({
  id: 'vacancies.list',
  summary: 'Search open vacancies',
  method: 'GET',
  path: '/selectiveProcess/listAll',
  who: ['anyone'],
  query: z.object({
    ...vacancyFilters,
    /** If present, it must be the candidate id of the caller. */
    candidateId: z.optional(uuid),
    isPagination: z.optional(z.literal([0, 1])),
    /** Only 1 (open) is allowed. */
    status: z._default(z.literal(1, { error: 'not-listed' }), 1),
    ...pageQuery,
  }),
  reply: z.extend(paged(vacancyCard), {
    /** The corrected search words if the typed ones found nothing; otherwise null. */
    searchedFor: z.nullable(z.string()),
    /** True if no vacancy has all the words; each result then lacks one of them. */
    byMost: z.boolean(),
    /** How `city` was read; null without it. An unknown one finds nothing and has suggestions. */
    place: z.nullable(placeReading),
  }),
})

export const countFacets = endpoint({
  id: 'vacancies.facets',
  summary: 'Number of results for each filter value of a search',
  method: 'GET',
  path: '/selectiveProcess/facets',
  who: ['anyone'],
  query: z.object(vacancyFilters),
  reply: z.object({ count: z.int(), facets: vacancyFacets }),
})

export const suggestRoles = endpoint({
  id: 'vacancies.suggestRoles',
  summary: 'Role names of open vacancies that begin with the typed words',
  method: 'GET',
  path: '/selectiveProcess/roles',
  who: ['anyone'],
  query: z.object({ q: z._default(z.string().check(z.maxLength(80)), '') }),
  reply: z.object({ roles: z.array(z.string()) }),
})

export const stageReply = z.object({
  id: uuid,
  kind: z.enum(stageKinds),
  title: z.string(),
  instructions: z.string(),
  /** Expected minutes for the candidate. */
  minutes: z.int(),
  /** Days for the candidate to complete it. */
  days: z.int(),
  /** Days in which the company promises to answer. */
  answerDays: z.int(),
  eliminatory: z.boolean(),
  weight: z.literal(stageWeights),
})

/** Where a person's work is known from. */
export const workSources = ['wanted', 'worked', 'headline', 'studied'] as const

/** Reasons for which a vacancy is not for a person, whatever else fits; they compare nothing. */
export const matchGates = ['age', 'apprentice', 'student'] as const

/** One reason of a match. `ok` is false if the person does not meet it. */
export const matchReason = z.object({
  id: z.enum([
    ...matchGates,
    'work', 'council', 'place', 'remote', 'schooling', 'cnh', 'salary', 'shift', 'facts',
  ]), // prettier-ignore
  ok: z.boolean(),
  /** Value for the sentence on the screen: an enumeration value or a name. */
  value: z.string(),
  /** For `work`: the person's own work that fits best, in their words. */
  own: z.optional(
    z.object({
      title: z.string(),
      source: z.enum(workSources),
      /** False for related work. */
      isSame: z.boolean(),
    }),
  ),
  /** For `place`: whole km from the person's home, if the vacancy is in another municipality. */
  km: z.optional(z.int()),
})
export type MatchReason = z.output<typeof matchReason>

/** A permission; when not allowed, `reason` is an error id. */
export const canReply = z.object({ allowed: z.boolean(), reason: z.nullable(z.string()) })

export const vacancyReply = z.extend(vacancyCard, {
  state: z.enum(vacancyStates),
  /** Sanitised HTML. */
  description: z.string(),
  requirements: z.array(z.string()),
  niceToHave: z.array(z.string()),
  benefits: z.array(z.object({ kind: z.string(), detail: z.string() })),
  salaryHiddenReason: z.nullable(z.string()),
  ...pageFieldSchemas,
  affirmativeFor: z.array(z.string()),
  stages: z.array(stageReply),
  companyPanel: z.object({
    sector: z.string(),
    size: z.nullable(z.int()),
    /** Year of foundation. */
    foundedIn: z.nullable(z.int()),
    about: z.string(),
    /** Null until there is enough data. */
    responseRecord: z.nullable(
      z.object({ inTimePercent: z.int(), medianDays: z.int(), people: z.int() }),
    ),
  }),
  matchReasons: z.array(matchReason),
  similar: z.array(vacancyCard),
  can: z.object({ apply: canReply }),
})
export type VacancyView = z.output<typeof vacancyReply>

export const getVacancy = endpoint({
  id: 'vacancies.get',
  summary: 'One published vacancy with its trail; a closed one too, with similar vacancies',
  method: 'GET',
  path: '/selectiveProcess/{id}',
  who: ['anyone'],
  params: z.object({ id: vacancyId }),
  reply: vacancyReply,
})

/** Maximum number of recommended vacancies. */
export const maxRecommended = 3

export const recommendVacancies = endpoint({
  id: 'vacancies.recommend',
  summary:
    'Open vacancies that fit you best, with the reasons, without those you applied to; if your profile has no facts, those that close first. Also the number of vacancies with the work that you want',
  method: 'GET',
  path: '/recommendations',
  who: ['candidate'],
  reply: z.object({
    rows: z.array(z.object({ vacancy: vacancyCard, reasons: z.array(matchReason) })),
    /**
     * Open vacancies with a wanted role, or for a first job, as far as the viewer goes to work;
     * those of any work when neither is known.
     */
    count: z.int(),
    /** Of these, the ones to work from home. */
    remoteCount: z.int(),
    /** How far the viewer goes to work; null when their city is not known. */
    reachKm: z.nullable(z.int()),
  }),
})

export const reportVacancy = endpoint({
  id: 'vacancies.report',
  summary: "Report a vacancy to Trilha's team",
  method: 'POST',
  path: '/selectiveProcess/{id}/report',
  who: ['candidate'],
  params: z.object({ id: vacancyId }),
  body: z.object({
    reason: z.enum(reportReasons, { error: 'not-listed' }),
    text: text(1000),
  }),
})

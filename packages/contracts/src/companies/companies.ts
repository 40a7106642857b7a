import * as z from 'zod/mini'
import { companyBrief } from './brief.ts'
import { endpoint } from '../shared/endpoint.ts'
import { instant, uuid, vacancyId } from '../shared/fields.ts'
import { paged, pageQuery } from '../shared/paging.ts'
import { states } from '../vacancies/enums.ts'
import { vacancyCard } from '../vacancies/vacancies.ts'

/** A company that answers candidates, with its response figures. */
export const answeringCompany = z.extend(z.omit(companyBrief, { verified: true }), {
  sector: z.string(),
  /** Percentage of `people` who got every answer by the promised day, 0 to 100. */
  inTimePercent: z.int(),
  /** Median number of days that people waited for an answer, at least 1. */
  medianDays: z.int(),
  /** People who were answered or are past the promised day. */
  people: z.int(),
  openVacancies: z.int(),
  /** The newest vacancies, at most three. */
  newest: z.array(z.object({ id: vacancyId, slug: z.string(), roleName: z.string() })),
  /** When these figures were counted. */
  countedAt: instant,
})
export type AnsweringCompany = z.output<typeof answeringCompany>

export const listAnswering = endpoint({
  id: 'companies.answering',
  summary:
    'Verified companies that answered at least five people, with figures counted last night. The company that answered the largest share of people in time is first.',
  method: 'GET',
  path: '/companies/answering',
  who: ['anyone'],
  query: z.object(pageQuery),
  reply: paged(answeringCompany),
})

/** The response badge needs this percentage of people who got every answer by the promised day. */
export const badgePercent = 90

export const companyPage = z.object({
  id: uuid,
  slug: z.string(),
  name: z.string(),
  mark: z.string(),
  tone: z.string(),
  logoUrl: z.nullable(z.string()),
  sector: z.string(),
  size: z.nullable(z.int()),
  /** Year of foundation. */
  foundedIn: z.nullable(z.int()),
  about: z.string(),
  /** What the company writes about itself: plain text; a blank line separates paragraphs. */
  pageText: z.string(),
  site: z.nullable(z.string()),
  /** Report on equal pay (Lei 14.611/2023, art. 5). */
  transparencyUrl: z.nullable(z.string()),
  /** Null until there is enough data. */
  responseRecord: z.nullable(
    z.object({ inTimePercent: z.int(), medianDays: z.int(), people: z.int() }),
  ),
  badge: z.boolean(),
  /** Cities of the open vacancies, most vacancies first, at most twelve. */
  places: z.array(z.object({ name: z.string(), state: z.enum(states), count: z.int() })),
  /** Open vacancies, newest first. */
  vacancies: paged(vacancyCard),
})
export type CompanyPage = z.output<typeof companyPage>

export const getCompanyPage = endpoint({
  id: 'companies.page',
  summary: 'The public page of a verified company with its open vacancies',
  method: 'GET',
  path: '/companies/{slug}',
  who: ['anyone'],
  params: z.object({ slug: z.string().check(z.regex(/^[a-z0-9-]{1,200}$/, { error: 'invalid' })) }),
  query: z.object(pageQuery),
  reply: companyPage,
})

import * as z from 'zod/mini'
import { endpoint } from './shared/endpoint.ts'
import { day, instant, vacancyId } from './shared/fields.ts'
import { salaryReply } from './vacancies/vacancies.ts'
import { contractTypes, workplaces } from './vacancies/enums.ts'

/** A vacancy in a feed: the same data as its public page, machine-readable. */
export const feedVacancy = z.object({
  id: vacancyId,
  url: z.string(),
  roleName: z.string(),
  company: z.string(),
  /** Null for a company without an uploaded logo. */
  companyLogoUrl: z.nullable(z.string()),
  /** Null for remote work from anywhere in Brazil. */
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  workplace: z.enum(workplaces),
  contractType: z.enum(contractTypes),
  weeklyHours: z.nullable(z.int()),
  salary: z.nullable(salaryReply),
  /** Sanitised HTML. */
  description: z.string(),
  publishedAt: instant,
  updatedAt: instant,
  closesOn: day,
})
export type FeedVacancy = z.output<typeof feedVacancy>

export const listFeedVacancies = endpoint({
  id: 'feeds.vacancies',
  summary: 'Open vacancies of all companies or of one company, for other programs; needs no key',
  method: 'GET',
  path: '/feeds/vacancies',
  who: ['anyone'],
  query: z.object({
    /** Slug of the company's public page. */
    company: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,200}$/))),
    /** `next` of the previous reply. */
    after: z.optional(z.int().check(z.minimum(0), z.maximum(2 ** 53 - 1))),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 50),
  }),
  reply: z.object({ rows: z.array(feedVacancy), next: z.nullable(z.int()) }),
})

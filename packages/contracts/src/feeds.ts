import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { day, instant, vacancyId } from './fields.ts'
import { salaryReply } from './vacancies.ts'
import { contractTypes, workplaces } from './vacancies.enums.ts'

/** What a feed shows of a vacancy: the same as its public page, for programs. */
export const feedVacancy = z.object({
  id: vacancyId,
  url: z.string(),
  roleName: z.string(),
  company: z.string(),
  /** Null for a company without a picture of its own. */
  companyLogoUrl: z.nullable(z.string()),
  /** Null for work from anywhere in the country. */
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  workplace: z.enum(workplaces),
  contractType: z.enum(contractTypes),
  weeklyHours: z.nullable(z.int()),
  salary: z.nullable(salaryReply),
  /** Cleaned html. */
  description: z.string(),
  publishedAt: instant,
  updatedAt: instant,
  closesOn: day,
})
export type FeedVacancy = z.output<typeof feedVacancy>

export const listFeedVacancies = endpoint({
  id: 'feeds.vacancies',
  summary: 'Open vacancies of everybody or of one company, for programs; no key is needed',
  method: 'GET',
  path: '/feeds/vacancies',
  who: ['anyone'],
  query: z.object({
    /** The last part of the address of a company's public page. */
    company: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,200}$/))),
    /** From the answer before: `next`. */
    after: z.optional(z.int().check(z.minimum(0), z.maximum(2 ** 53 - 1))),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 50),
  }),
  reply: z.object({ rows: z.array(feedVacancy), next: z.nullable(z.int()) }),
})

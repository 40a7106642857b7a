import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant, uuid, vacancyId } from './fields.ts'
import { paged, pageQuery } from './paging.ts'

/** A company that answers, with what its answers to people come to. */
export const answeringCompany = z.object({
  id: uuid,
  name: z.string(),
  /** Keys of the drawn logo. */
  mark: z.string(),
  tone: z.string(),
  sector: z.string(),
  /** Share of `people` who always got their answer by the promised day, 0 to 100. */
  answeredPercent: z.int(),
  /** Median of days from the start of a wait to the company's word, at least 1. */
  medianDays: z.int(),
  /** Those who were answered, or are past the promised day. */
  people: z.int(),
  openVacancies: z.int(),
  /** Three of those at most. */
  newest: z.array(z.object({ id: vacancyId, slug: z.string(), roleName: z.string() })),
  /** When these figures were counted. */
  countedAt: instant,
})
export type AnsweringCompany = z.output<typeof answeringCompany>

export const listAnswering = endpoint({
  id: 'companies.answering',
  summary:
    'Verified companies that answered at least five people, with their response record as counted last night; who answers most in time comes first',
  method: 'GET',
  path: '/companies/answering',
  who: ['anyone'],
  query: z.object(pageQuery),
  reply: paged(answeringCompany),
})

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant } from './fields.ts'

/** People with disabilities that a company must employ (Lei 8.213/1991, art. 93): for its owners. */
const recruiterOnly = ['recruiter'] as const

/** The law as it stands, in its own words. */
export const quotaArticle =
  'Art. 93. A empresa com 100 (cem) ou mais empregados está obrigada a preencher de 2% (dois por cento) a 5% (cinco por cento) dos seus cargos com beneficiários reabilitados ou pessoas portadoras de deficiência, habilitadas, na seguinte proporção: I - até 200 empregados, 2%; II - de 201 a 500, 3%; III - de 501 a 1.000, 4%; IV - de 1.001 em diante, 5%.'

/** From how many people on the law asks for some. */
export const quotaFrom = 100

/**
 * How many people with disabilities, or rehabilitated by INSS, the law asks for; null below 100.
 * @param employees of the whole company, not of one place.
 * @returns the share in percent, and people: a part of one counts as one.
 */
export function quotaOf(employees: number): { percent: number; required: number } | null {
  if (employees < quotaFrom) return null
  const percent = employees <= 200 ? 2 : employees <= 500 ? 3 : employees <= 1000 ? 4 : 5
  return { percent, required: Math.ceil((employees * percent) / 100) }
}

const people = z.int({ error: 'invalid' }).check(z.minimum(0), z.maximum(10_000_000))

export const quotaReply = z.object({
  /** Null: nothing is told. */
  told: z.nullable(
    z.object({
      employees: z.int(),
      /** With a disability or rehabilitated; null where the law asks for none. */
      pcd: z.nullable(z.int()),
      updatedAt: instant,
    }),
  ),
  /** Null while nothing is told, and where the law asks for none. */
  quota: z.nullable(z.object({ percent: z.int(), required: z.int(), missing: z.int() })),
  /** Open vacancies, and how many of them take or are only for people with disabilities. */
  vacancies: z.object({ open: z.int(), pcd: z.int() }),
})
export type Quota = z.output<typeof quotaReply>

export const getQuota = endpoint({
  id: 'companies.quota',
  summary: 'What the law asks of your company for people with disabilities, and where it stands',
  method: 'GET',
  path: '/company/quota',
  who: recruiterOnly,
  reply: quotaReply,
})

export const quotaBody = z.object({
  /** Null forgets what was told. */
  employees: z.nullable(people),
  /** Needed from 100 people on, never more than them; below it is not kept. */
  pcd: z.nullable(people),
})

export const saveQuota = endpoint({
  id: 'companies.saveQuota',
  summary: 'Tell how many people work in your company, and how many of them are PcD',
  method: 'PUT',
  path: '/company/quota',
  who: recruiterOnly,
  body: quotaBody,
  reply: quotaReply,
})

import * as z from 'zod/mini'
import { endpoint, recruiterOnly } from '../shared/endpoint.ts'
import { instant } from '../shared/fields.ts'

/** Legal quota of employees with disabilities (Lei 8.213/1991, art. 93); visible to owners only. */

/** Verbatim text of the law. */
export const quotaArticle =
  'Art. 93. A empresa com 100 (cem) ou mais empregados está obrigada a preencher de 2% (dois por cento) a 5% (cinco por cento) dos seus cargos com beneficiários reabilitados ou pessoas portadoras de deficiência, habilitadas, na seguinte proporção: I - até 200 empregados, 2%; II - de 201 a 500, 3%; III - de 501 a 1.000, 4%; IV - de 1.001 em diante, 5%.'

/** Smallest number of employees for which the quota applies. */
export const minEmployeesWithQuota = 100

/**
 * Legal quota of people with disabilities or rehabilitated by INSS.
 * @param employees number of employees of the whole company, not of one site.
 * @returns the share in percent and the required number of people, rounded up; null below 100
 * employees.
 */
export function quotaOf(employees: number): { percent: number; required: number } | null {
  if (employees < minEmployeesWithQuota) return null
  const percent = employees <= 200 ? 2 : employees <= 500 ? 3 : employees <= 1000 ? 4 : 5
  return { percent, required: Math.ceil((employees * percent) / 100) }
}

const people = z.int({ error: 'invalid' }).check(z.minimum(0), z.maximum(10_000_000))

export const quotaReply = z.object({
  /** What the company declared; null before it declares anything. */
  declared: z.nullable(
    z.object({
      employees: z.int(),
      /** Employees with a disability or rehabilitated; null below 100 employees. */
      pcd: z.nullable(z.int()),
      updatedAt: instant,
    }),
  ),
  /** Null if nothing was declared or the company has fewer than 100 employees. */
  quota: z.nullable(z.object({ percent: z.int(), required: z.int(), missing: z.int() })),
  /**
   * Number of open vacancies; `pcd`: those that welcome people with disabilities or are only for
   * them.
   */
  vacancies: z.object({ open: z.int(), pcd: z.int() }),
})
export type Quota = z.output<typeof quotaReply>

export const getQuota = endpoint({
  id: 'companies.quota',
  summary: "Your company's legal quota of people with disabilities and its current state",
  method: 'GET',
  path: '/company/quota',
  who: recruiterOnly,
  reply: quotaReply,
})

export const quotaBody = z.object({
  /** Null deletes the declared numbers. */
  employees: z.nullable(people),
  /** Required from 100 employees on; at most `employees`. Ignored below 100 employees. */
  pcd: z.nullable(people),
})

export const saveQuota = endpoint({
  id: 'companies.saveQuota',
  summary: 'Set the number of employees of your company and of those with disabilities (PcD)',
  method: 'PUT',
  path: '/company/quota',
  who: recruiterOnly,
  body: quotaBody,
  reply: quotaReply,
})

import * as z from 'zod/mini'
import { domainProofs, verificationStates } from './own.ts'
import { adminOnly, endpoint } from '../shared/endpoint.ts'
import { idParams, instant, text, uuid } from '../shared/fields.ts'
import { paged, pageQuery } from '../shared/paging.ts'

export const adminCompanyRow = z.object({
  id: uuid,
  name: z.string(),
  /** Keys of the generated logo and its colours; if empty, derived from the name. */
  mark: z.string(),
  tone: z.string(),
  cnpj: z.nullable(z.string()),
  domain: z.nullable(z.string()),
  proof: z.nullable(z.enum(domainProofs)),
  state: z.enum(verificationStates),
  createdAt: instant,
  /** When the company last became ready for the check by Trilha's team; null before that. */
  readyAt: z.nullable(instant),
  /** More than one company claims this CNPJ. */
  disputed: z.boolean(),
})
export type AdminCompanyRow = z.output<typeof adminCompanyRow>

export const listCompanies = endpoint({
  id: 'companies.adminList',
  summary: 'Companies: first those that wait for the check, longest wait first; then the newest',
  method: 'GET',
  path: '/super-admin/companies',
  who: adminOnly,
  query: z.object({
    state: z.optional(z.enum(verificationStates, { error: 'not-listed' })),
    /** Only companies whose CNPJ another company claims too. */
    disputed: z.optional(z.boolean()),
    /** Part of the name or domain, or a CNPJ. */
    text: z.optional(z.string().check(z.maxLength(120, { error: 'too-long' }))),
    ...pageQuery,
  }),
  reply: paged(adminCompanyRow),
})

export const adminCompanyReply = z.extend(adminCompanyRow, {
  /** Current version of the company; send it with the decision. */
  version: z.int(),
  legalName: z.nullable(z.string()),
  sector: z.string(),
  about: z.string(),
  site: z.nullable(z.string()),
  provedAt: z.nullable(instant),
  verifiedAt: z.nullable(instant),
  returnedReason: z.nullable(z.string()),
  /** The owners of the company account. */
  owners: z.array(z.object({ name: z.string(), jobTitle: z.string(), email: z.string() })),
  people: z.int(),
  /**
   * Other companies that claim the same CNPJ, oldest first. No company learns of the other claims.
   */
  claims: z.array(
    z.object({ id: uuid, name: z.string(), state: z.enum(verificationStates), createdAt: instant }),
  ),
  vacancies: z.object({ open: z.int(), inReview: z.int(), all: z.int() }),
})
export type AdminCompany = z.output<typeof adminCompanyReply>

export const getAdminCompany = endpoint({
  id: 'companies.adminGet',
  summary: "One company with the facts that Trilha's team checks",
  method: 'GET',
  path: '/super-admin/companies/{id}',
  who: adminOnly,
  params: idParams,
  reply: adminCompanyReply,
})

const decision = z.object({
  /** The version that was reviewed: names and CNPJ can change until the company is verified. */
  version: z.int({ error: 'required' }),
  /** Reason of the decision, for the audit log; when returned, also shown to the company. */
  reason: text(300, 10, 'reason-required'),
})

export const verifyCompany = endpoint({
  id: 'companies.verify',
  summary: 'Verify a company; the audit log records the reason',
  method: 'POST',
  path: '/super-admin/companies/{id}/verify',
  who: adminOnly,
  freshProof: true,
  params: idParams,
  body: decision,
  errors: ['conflict', 'company-changed', 'cnpj-taken'],
})

export const returnCompany = endpoint({
  id: 'companies.return',
  summary:
    'Return a company with the reason, even if it was verified; its owners are notified by mail',
  method: 'POST',
  path: '/super-admin/companies/{id}/return',
  who: adminOnly,
  params: idParams,
  body: decision,
  errors: ['conflict', 'company-changed'],
})

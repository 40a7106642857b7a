import * as z from 'zod/mini'
import { adminOnly, endpoint } from './shared/endpoint.ts'
import { instant, nameText, uuid } from './shared/fields.ts'

export const partnerReply = z.object({
  id: uuid,
  name: z.string(),
  createdAt: instant,
  /** Number of people who registered through the referral link of the institution. */
  candidates: z.int(),
  /** Number of these people who applied to at least one vacancy. */
  applied: z.int(),
})
export type Partner = z.output<typeof partnerReply>

export const listPartners = endpoint({
  id: 'partners.list',
  summary: 'Institutions that refer candidates, with the number of their referrals and applicants',
  method: 'GET',
  path: '/super-admin/partners',
  who: adminOnly,
  reply: z.object({ rows: z.array(partnerReply) }),
})

export const partnerBody = z.object({ name: nameText('required') })

export const createPartner = endpoint({
  id: 'partners.create',
  summary: 'Add an institution; its referral address contains its id',
  method: 'POST',
  path: '/super-admin/partners',
  who: adminOnly,
  body: partnerBody,
  reply: z.object({ id: uuid }),
  status: 201,
})

export const renamePartner = endpoint({
  id: 'partners.rename',
  summary: 'Rename an institution',
  method: 'PUT',
  path: '/super-admin/partners/{id}',
  who: adminOnly,
  params: z.object({ id: uuid }),
  body: partnerBody,
})

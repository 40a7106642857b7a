import * as z from 'zod/mini'
import { typeUsers } from './accounts.ts'
import { personalReply } from '../candidates/candidates.ts'
import { adminOnly, endpoint } from '../shared/endpoint.ts'
import { idParams, instant, text, uuid } from '../shared/fields.ts'
import { paged, pageQuery } from '../shared/paging.ts'

const body = z.object({ reason: text(300, 10, 'reason-required') })

export const adminUser = z.object({
  id: uuid,
  typeUser: z.literal(typeUsers),
  name: z.string(),
  email: z.string(),
  company: z.nullable(z.string()),
  suspendedAt: z.nullable(instant),
  createdAt: instant,
})
export type AdminUser = z.output<typeof adminUser>

export const listUsers = endpoint({
  id: 'accounts.adminList',
  summary: 'Search accounts by kind and by part of the name or e-mail, newest first',
  method: 'GET',
  path: '/super-admin/users',
  who: adminOnly,
  query: z.object({
    typeUser: z.optional(z.literal(typeUsers, { error: 'not-listed' })),
    text: z.optional(z.string().check(z.maxLength(120, { error: 'too-long' }))),
    ...pageQuery,
  }),
  reply: paged(adminUser),
})

export const readUserAsAdmin = endpoint({
  id: 'accounts.adminGet',
  summary: "One account, with a candidate's personal data; the access is audited",
  method: 'GET',
  path: '/super-admin/users/{id}',
  who: adminOnly,
  params: idParams,
  reply: z.extend(adminUser, {
    personal: z.nullable(personalReply),
    /** True: sign-in asks for a second step. */
    hasSecondStep: z.boolean(),
  }),
})

export const suspendUser = endpoint({
  id: 'accounts.suspend',
  summary: 'Suspend an account: ends its sessions and refuses sign-in',
  method: 'POST',
  path: '/super-admin/users/{id}/suspend',
  who: adminOnly,
  freshProof: true,
  params: idParams,
  body,
  errors: ['conflict'],
})

export const restoreUser = endpoint({
  id: 'accounts.restore',
  summary: 'Reinstate a suspended account',
  method: 'POST',
  path: '/super-admin/users/{id}/restore',
  who: adminOnly,
  freshProof: true,
  params: idParams,
  body,
  errors: ['conflict'],
})

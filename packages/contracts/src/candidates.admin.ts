import * as z from 'zod/mini'
import { personalBody, personalReply } from './candidates.ts'
import { endpoint } from './endpoint.ts'
import { text, uuid } from './fields.ts'

export const adminUpdateBody = z.extend(personalBody, {
  /** Why the team changes somebody's data; kept in the audit log. */
  reason: text(300, 10, 'reason-required'),
})

export const adminUpdate = endpoint({
  id: 'candidates.adminUpdate',
  summary:
    "Correct a candidate's personal data as Trilha's team, with a reason; kept in the audit log",
  method: 'PUT',
  path: '/super-admin/{id}',
  who: ['admin'],
  /** Of the user, not of the candidate. */
  params: z.object({ id: uuid }),
  body: adminUpdateBody,
  reply: z.object({ id: uuid, personal: personalReply }),
  errors: ['cpf-taken'],
})

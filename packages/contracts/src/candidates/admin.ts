import * as z from 'zod/mini'
import { personalBody, personalReply } from './candidates.ts'
import { endpoint } from '../shared/endpoint.ts'
import { text, uuid } from '../shared/fields.ts'

export const adminUpdateBody = z.extend(personalBody, {
  /** Why the team changes a person's data; stored in the audit log. */
  reason: text(300, 10, 'reason-required'),
})

export const adminUpdate = endpoint({
  id: 'candidates.adminUpdate',
  summary: "Correct a candidate's personal data as Trilha's team; the audit log records the reason",
  method: 'PUT',
  path: '/super-admin/{id}',
  who: ['admin'],
  /** The user id, not the candidate id. */
  params: z.object({ id: uuid }),
  body: adminUpdateBody,
  reply: z.object({ id: uuid, personal: personalReply }),
  errors: ['cpf-taken'],
})

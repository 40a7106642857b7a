import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant, text, uuid, vacancyId } from './fields.ts'

const path = '/company/vacancies/{id}/blind'
const who = ['recruiter'] as const
const params = z.object({ id: vacancyId })

/** Why people are shown again: short, and read by the whole company. */
export const blindReason = text(300, 10, 'reason-required')

export const setBlind = endpoint({
  id: 'desk.setBlind',
  summary: 'Hide name, photo, age and place of the people of a vacancy, or show them; recorded',
  method: 'PUT',
  path,
  who,
  params,
  body: z.object({
    blind: z.boolean({ error: 'required' }),
    /** Demanded when people are shown again. */
    reason: z.optional(blindReason),
  }),
})

export const listBlindChanges = endpoint({
  id: 'desk.blindChanges',
  summary: 'Who made a vacancy blind or not, and why, the latest first',
  method: 'GET',
  path,
  who,
  params,
  query: z.object({ after: z.optional(uuid) }),
  reply: z.object({
    rows: z.array(
      z.object({
        id: uuid,
        at: instant,
        blind: z.boolean(),
        by: z.string(),
        /** Null where people were hidden. */
        reason: z.nullable(z.string()),
      }),
    ),
    /** Where the next page begins; null at the end. */
    next: z.nullable(uuid),
  }),
})

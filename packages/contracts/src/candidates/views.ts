import * as z from 'zod/mini'
import { endpoint } from '../shared/endpoint.ts'
import { instant, uuid } from '../shared/fields.ts'

export const viewReply = z.object({
  company: z.object({ id: uuid, name: z.string(), mark: z.string(), tone: z.string() }),
  /**
   * What was viewed: an application with its profile, a recording, or the talent search preview.
   */
  what: z.enum(['application', 'video', 'talent']),
  /** Time of the latest view. */
  at: instant,
})
export type ProfileView = z.output<typeof viewReply>

export const listViews = endpoint({
  id: 'candidates.listViews',
  summary: 'Which companies looked at the candidate, the latest first, each at most three times',
  method: 'GET',
  path: '/profile/views',
  who: ['candidate'],
  reply: z.object({ rows: z.array(viewReply) }),
})

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
  summary:
    'Companies that viewed the candidate, latest view first; each company once for each kind of view',
  method: 'GET',
  path: '/profile/views',
  who: ['candidate'],
  reply: z.object({ rows: z.array(viewReply) }),
})

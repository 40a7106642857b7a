import * as z from 'zod/mini'
import { endpoint } from '../shared/endpoint.ts'

export const live = endpoint({
  id: 'system.live',
  summary: 'Liveness: the process runs',
  method: 'GET',
  path: '/health/live',
  who: ['anyone'],
  reply: z.object({ status: z.literal('ok') }),
})

export const ready = endpoint({
  id: 'system.ready',
  summary:
    'Readiness: the search index is built, the database takes writes and the disk has room; else 503',
  method: 'GET',
  path: '/health/ready',
  who: ['anyone'],
  reply: z.object({ status: z.literal('ok') }),
  errors: ['unavailable'],
})

export const pageView = endpoint({
  id: 'system.pageView',
  summary:
    'Count a view of one of our pages; who viewed it, ids and search parameters are not stored',
  method: 'POST',
  path: '/pageViews',
  who: ['anyone'],
  body: z.object({ path: z.string().check(z.minLength(1), z.maxLength(200)) }),
})

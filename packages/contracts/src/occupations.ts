import * as z from 'zod/mini'
import { endpoint } from './shared/endpoint.ts'

export const suggestOccupations = endpoint({
  id: 'occupations.suggest',
  summary: 'Occupations with a name that begins with or contains the typed words',
  method: 'GET',
  path: '/occupations',
  who: ['anyone'],
  query: z.object({
    q: z._default(z.string().check(z.maxLength(80)), ''),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(20)), 6),
  }),
  /** The likeliest first; none for an empty text. */
  reply: z.object({
    occupations: z.array(
      z.object({
        /** The usual name. */
        name: z.string(),
        /** Other names of the same work, two at most; those with the typed words first. */
        otherNames: z.array(z.string()),
      }),
    ),
  }),
})

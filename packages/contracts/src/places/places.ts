import * as z from 'zod/mini'
import { endpoint } from '../shared/endpoint.ts'
import { states } from '../vacancies/enums.ts'

/** One of the 5,571 municipalities; `code` is the IBGE code. */
export const municipalityReply = z.object({
  code: z.int(),
  name: z.string(),
  state: z.enum(states),
})
export type Municipality = z.output<typeof municipalityReply>

/** How the text of a field for a city was read. */
export const placeReading = z.object({
  /** `beginning` also for a word inside the name; `unknown`: nothing is found. */
  readAs: z.enum(['name', 'shortName', 'beginning', 'typo', 'unknown']),
  /** The municipality that was meant; null for a state, and for a name that several have. */
  municipality: z.nullable(municipalityReply),
  /** The state that was meant, if it is no municipality. */
  state: z.nullable(z.enum(states)),
  /** Others that the text may mean, the likeliest first. */
  suggestions: z.array(municipalityReply),
})
export type PlaceReading = z.output<typeof placeReading>

/** True if the text is not the name of the place, but may mean it. */
export const isGuessed = ({ readAs }: Pick<PlaceReading, 'readAs'>): boolean =>
  readAs === 'typo' || readAs === 'beginning'

export const searchPlaces = endpoint({
  id: 'places.search',
  summary:
    'Municipalities and states that the typed text may name, the best first: short names, beginnings and typos count',
  method: 'GET',
  path: '/places',
  who: ['anyone'],
  query: z.object({
    q: z._default(z.string().check(z.maxLength(80)), ''),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(20)), 8),
  }),
  reply: z.object({
    municipalities: z.array(
      z.extend(municipalityReply, {
        /** True if the name differs from the text in some letters: "Did you mean this one?" */
        corrected: z.boolean(),
      }),
    ),
    /** True if the text rather means the first state than the first municipality. */
    isStateMeant: z.boolean(),
    states: z.array(z.object({ code: z.enum(states), name: z.string() })),
  }),
})

/** Eight digits, with or without the hyphen. */
const cepParam = z.string().check(z.trim(), z.regex(/^\d{5}-?\d{3}$/, { error: 'cep-invalid' }))

export const findCep = endpoint({
  id: 'places.findCep',
  summary: 'Street, district and municipality of a CEP',
  method: 'GET',
  path: '/places/cep/{cep}',
  who: ['anyone'],
  params: z.object({ cep: cepParam }),
  reply: z.object({
    /** Eight digits. */
    cep: z.string(),
    /** Empty for towns with a single CEP. */
    street: z.string(),
    district: z.string(),
    municipality: z.nullable(municipalityReply),
  }),
  errors: ['cep-unknown', 'cep-unavailable'],
})

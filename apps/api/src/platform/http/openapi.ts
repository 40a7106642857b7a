import { z } from 'zod'
import { isForEveryAccount, type Endpoint } from '@trilha/contracts/shared/endpoint'
import { errorCatalogue, type ErrorId } from '@trilha/contracts/shared/errors'
import { legalDocuments } from '@trilha/contracts/shared/legal'

type Json = Record<string, unknown>
type Audience = 'public' | 'internal'

const terms = legalDocuments.find(({ kind }) => kind === 'terms')

const jsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: made }) => {
      // Clients must go on working when a field is added.
      if (made.additionalProperties === false) delete made.additionalProperties
    },
  }) as Json
  return rest
}

const errorSchema = (audience: Audience): Json => ({
  type: 'object',
  required: ['message', 'id', 'status'],
  properties: {
    message: { type: 'string', description: 'For a person, in Portuguese.' },
    id: {
      type: 'string',
      description: 'What went wrong, stable.',
      // Clients of the public API must go on working when an id is added.
      ...(audience === 'internal' && { enum: Object.keys(errorCatalogue) }),
    },
    status: { type: 'integer', description: 'The HTTP status again.' },
    occurrence: { type: 'string', description: 'Number to name when asking for support.' },
    errors: {
      type: 'array',
      description: 'The wrong fields of the request.',
      items: {
        type: 'object',
        required: ['field', 'id', 'message'],
        properties: {
          field: { type: 'string', description: 'Name of the field.' },
          id: { type: 'string', description: 'What is wrong, stable.' },
          message: { type: 'string', description: 'For a person, in Portuguese.' },
          known: {
            type: 'array',
            description: 'Possible values, where a word has several meanings.',
            items: { type: 'string' },
          },
        },
      },
    },
  },
})

function parameters(schema: z.core.$ZodType | undefined, location: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: property,
    ...(property['type'] === 'array' && { style: 'form', explode: true }),
  }))
}

function responses(endpoint: Endpoint): Json {
  const ids = new Set<ErrorId>(['too-many-requests', 'unexpected', ...(endpoint.errors ?? [])])
  if (endpoint.params || endpoint.query || endpoint.body) ids.add('invalid-request')
  if (!endpoint.who.includes('anyone')) ids.add('sign-in-needed').add('forbidden')
  if (!isForEveryAccount(endpoint) && !endpoint.who.includes('candidate'))
    ids.add('second-step-required')
  if (endpoint.freshProof) ids.add('fresh-proof-needed')
  if (endpoint.scope) ids.add('api-key-invalid').add('scope-missing')
  if (endpoint.params) ids.add('not-found')
  const byStatus: Json = {
    [endpoint.status ?? (endpoint.reply ? 200 : 204)]: {
      description: 'Done',
      ...(endpoint.reply && {
        content: endpoint.download
          ? { [endpoint.download]: { schema: { type: 'string' } } }
          : {
              'application/json': {
                schema: jsonSchema(endpoint.reply, 'output'),
                ...(endpoint.example !== undefined && { example: endpoint.example }),
              },
            },
      }),
    },
  }
  for (const id of ids) {
    const status = String(errorCatalogue[id][0])
    const sameStatus = byStatus[status] as { description: string } | undefined
    if (sameStatus) sameStatus.description += `, ${id}`
    else
      byStatus[status] = {
        description: id,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      }
  }
  return byStatus
}

function body(endpoint: Endpoint): Json {
  if (endpoint.file)
    return {
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              properties: { [endpoint.file]: { type: 'string', format: 'binary' } },
            },
          },
        },
      },
    }
  if (!endpoint.body) return {}
  const schema = jsonSchema(endpoint.body, 'input')
  return { requestBody: { required: true, content: { 'application/json': { schema } } } }
}

function operation(endpoint: Endpoint): Json {
  const idempotency = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'A repeated key gets the first reply again, and nothing is done twice.',
    schema: { type: 'string' },
  }
  const scope = endpoint.scope && `Scope of the key: \`${endpoint.scope}\`.`
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    description: [endpoint.description ?? endpoint.summary, scope].filter(Boolean).join(' '),
    tags: [tagOf(endpoint)],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.idempotent ? [idempotency] : []),
    ],
    ...body(endpoint),
    responses: responses(endpoint),
    security: securityOf(endpoint),
  }
}

const publicTags: Record<string, string> = {
  feeds: 'Open vacancies of all companies, without a key.',
  open: 'Data of the company that the key belongs to.',
}

/** The noun of an endpoint. */
const tagOf = ({ id }: Endpoint): string => id.split('.')[0]!

function securityOf({ scope, who }: Endpoint): Json[] {
  if (scope) return [{ apiKey: [] }]
  return who.includes('anyone') ? [] : [{ token: [] }]
}

const securitySchemes = {
  token: { type: 'http', scheme: 'bearer', description: 'The `accessToken` of a sign-in.' },
  apiKey: { type: 'http', scheme: 'bearer', description: 'A key of a company, `trilha_…`.' },
}

/** True for endpoints that systems outside Trilha may rely on. */
export const isPublic = ({ description }: Endpoint): boolean => description !== undefined

const about: Record<Audience, { title: string; description: string }> = {
  public: {
    title: 'Trilha for systems of companies',
    description:
      'What the systems of a company and job boards may rely on: fields are added, never removed or renamed. Errors have a stable `id`. Owners of a company create keys at Integrações.',
  },
  internal: {
    title: 'Trilha, all endpoints',
    description: 'Every endpoint, for developers of Trilha. It changes with each release.',
  },
}

/**
 * An API description (OpenAPI 3.1), generated from the contracts.
 * @param audience `public` has only the endpoints that systems outside Trilha may rely on.
 */
export function openApi(endpoints: readonly Endpoint[], audience: Audience, origin: string): Json {
  const described = audience === 'public' ? endpoints.filter(isPublic) : endpoints
  const paths: Record<string, Json> = {}
  for (const endpoint of described)
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint)
  const used = new Set(described.flatMap((endpoint) => securityOf(endpoint).flatMap(Object.keys)))
  return {
    openapi: '3.1.0',
    info: {
      ...about[audience],
      version: '1',
      license: { name: 'Terms of use', url: origin + terms!.path },
    },
    servers: [{ url: `${origin}/api` }],
    tags: [...new Set(described.map(tagOf))].sort().map((name) => ({
      name,
      ...(publicTags[name] && { description: publicTags[name] }),
    })),
    paths,
    components: {
      schemas: { Error: errorSchema(audience) },
      securitySchemes: Object.fromEntries(
        Object.entries(securitySchemes).filter(([name]) => used.has(name)),
      ),
    },
  }
}

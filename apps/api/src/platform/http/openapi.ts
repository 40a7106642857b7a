import { z } from 'zod'
import { isForEveryAccount, type Endpoint } from '@trilha/contracts/shared/endpoint'
import { errorCatalogue, type ErrorId } from '@trilha/contracts/shared/errors'

type Json = Record<string, unknown>

const jsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}

const errorSchema: Json = {
  type: 'object',
  required: ['message', 'id', 'status'],
  properties: {
    message: { type: 'string', description: 'For a person, in Portuguese.' },
    id: { type: 'string', enum: Object.keys(errorCatalogue) },
    status: { type: 'integer' },
    occurrence: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'id', 'message'],
        properties: {
          field: { type: 'string' },
          id: { type: 'string' },
          message: { type: 'string' },
          known: { type: 'array', items: { type: 'string' } },
        },
      },
    },
  },
}

function parameters(schema: z.core.$ZodType | undefined, location: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
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
          : { 'application/json': { schema: jsonSchema(endpoint.reply, 'output') } },
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

/** The API description (OpenAPI 3.1), generated from the contracts. */
export function openApi(endpoints: readonly Endpoint[], origin: string): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const idempotency = endpoint.idempotent
      ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }]
      : []
    const operations = (paths[endpoint.path] ??= {})
    operations[endpoint.method.toLowerCase()] = {
      operationId: endpoint.id,
      summary: endpoint.summary,
      tags: [endpoint.id.split('.')[0]],
      parameters: [
        ...parameters(endpoint.params, 'path'),
        ...parameters(endpoint.query, 'query'),
        ...idempotency,
      ],
      ...body(endpoint),
      responses: responses(endpoint),
      ...(endpoint.scope
        ? { security: [{ apiKey: [] }], description: `Scope of the key: \`${endpoint.scope}\`.` }
        : !endpoint.who.includes('anyone') && { security: [{ token: [] }] }),
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Trilha', version: '1', description: 'The API of the Trilha job platform.' },
    servers: [{ url: `${origin}/api` }],
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        apiKey: { type: 'http', scheme: 'bearer', description: 'A key of a company, trilha_…' },
      },
    },
  }
}

import * as z from 'zod/mini'
import { apiScopes, endpoint, recruiterOnly } from './shared/endpoint.ts'
import { instant, text, uuid } from './shared/fields.ts'

/**
 * Keys for a company's own systems to call the API (`/open/…`). Only owners see and create them.
 */

/** Maximum number of active keys per company. */
export const maxApiKeys = 20

export const apiKeyReply = z.object({
  id: uuid,
  name: z.string(),
  /** First characters of the key, so that people recognise it in the list. */
  prefix: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  createdBy: z.string(),
  createdAt: instant,
  /** Rounded to the minute. */
  lastUsedAt: z.nullable(instant),
  expiresAt: z.nullable(instant),
  expired: z.boolean(),
})
export type ApiKey = z.output<typeof apiKeyReply>

export const listApiKeys = endpoint({
  id: 'apiKeys.list',
  summary: "Your company's active API keys, newest first",
  method: 'GET',
  path: '/company/api-keys',
  who: recruiterOnly,
  reply: z.object({ rows: z.array(apiKeyReply) }),
})

export const createApiKeyBody = z.object({
  name: text(60, 1),
  scopes: z
    .array(z.enum(apiScopes, { error: 'not-listed' }))
    .check(z.minLength(1, { error: 'required' }), z.maxLength(apiScopes.length)),
  /** Lifetime in days. Absent or null: valid until revoked. */
  days: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(730)))),
})

export const createApiKey = endpoint({
  id: 'apiKeys.create',
  summary: 'Create an API key; only this reply contains the key',
  method: 'POST',
  path: '/company/api-keys',
  who: recruiterOnly,
  freshProof: true,
  body: createApiKeyBody,
  reply: z.object({ id: uuid, key: z.string() }),
  status: 201,
  errors: ['api-keys-full'],
})

export const revokeApiKey = endpoint({
  id: 'apiKeys.revoke',
  summary: 'Revoke an API key immediately',
  method: 'DELETE',
  path: '/company/api-keys/{id}',
  who: recruiterOnly,
  params: z.object({ id: uuid }),
})

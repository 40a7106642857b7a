import type * as contract from '@trilha/contracts/apiKeys'
import { mostApiKeys } from '@trilha/contracts/apiKeys'
import type { ApiScope, BodyOf, ReplyOf } from '@trilha/contracts/endpoint'
import { lockOwnCompany, manager } from '../companies/companies.own.ts'
import type { RecruiterContext } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { createToken } from '../platform/tokens.ts'
import { keyMark } from './apiKeys.guard.ts'
import { insertApiKey, markRevoked, selectApiKeys } from './apiKeys.store.ts'

const dayMs = 86_400_000
/** Of the key, told in lists: what every key begins with and seven characters of its own. */
const prefixLength = keyMark.length + 7

/** The keys of your company. @throws AppError `forbidden` unless an owner. */
export async function listApiKeys(
  ctx: RecruiterContext,
): Promise<ReplyOf<typeof contract.listApiKeys>> {
  const { companyId } = manager(ctx)
  const rows = await selectApiKeys(ctx.db, companyId)
  return {
    rows: rows.map((row) => ({
      id: row.id,
      name: row.name,
      prefix: row.prefix,
      scopes: row.scopes as ApiScope[],
      createdBy: row.created_by,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
      expiresAt: row.expires_at?.toISOString() ?? null,
      expired: row.expires_at !== null && row.expires_at <= ctx.now(),
    })),
  }
}

/** Makes a key and tells it this once. @throws AppError `forbidden`, `api-keys-full`. */
export async function createApiKey(
  ctx: RecruiterContext,
  { name, scopes, days }: BodyOf<typeof contract.createApiKey>,
): Promise<ReplyOf<typeof contract.createApiKey>> {
  const { companyId, recruiterId } = manager(ctx)
  const { token: key, hash } = createToken(keyMark)
  const createdAt = ctx.now()
  const id = await inTransaction(ctx.db, async (tx) => {
    await lockOwnCompany(tx, companyId)
    if ((await selectApiKeys(tx, companyId)).length >= mostApiKeys) fail('api-keys-full')
    return insertApiKey(tx, {
      companyId,
      name,
      prefix: key.slice(0, prefixLength),
      hash,
      scopes: [...new Set(scopes)],
      createdBy: recruiterId,
      createdAt,
      expiresAt: days ? new Date(createdAt.getTime() + days * dayMs) : null,
    })
  })
  return { id, key }
}

/** Ends a key at once. @throws AppError `forbidden`, `not-found`. */
export async function revokeApiKey(ctx: RecruiterContext, id: string): Promise<void> {
  const { companyId } = manager(ctx)
  if (!(await markRevoked(ctx.db, companyId, id, ctx.now()))) fail('not-found')
}

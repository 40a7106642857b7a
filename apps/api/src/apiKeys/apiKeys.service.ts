import type * as contract from '@trilha/contracts/apiKeys'
import { maxApiKeys } from '@trilha/contracts/apiKeys'
import type { ApiScope, BodyOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { dayMs } from '@trilha/contracts/shared/durations'
import { lockOwnCompany, requireManager } from '../companies/own/own.service.ts'
import type { RecruiterContext } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { createToken } from '../platform/secrets/tokens.ts'
import { keyPrefix } from './apiKeys.guard.ts'
import { insertApiKey, markRevoked, selectApiKeys } from './apiKeys.store.ts'

/** Number of a key's characters that lists show: the common prefix and seven more. */
const shownLength = keyPrefix.length + 7

/** The keys of the viewer's company. @throws AppError `forbidden`; only owners see them. */
export async function listApiKeys(
  ctx: RecruiterContext,
): Promise<ReplyOf<typeof contract.listApiKeys>> {
  const { companyId } = requireManager(ctx)
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

/** Creates a key; only this response contains it. @throws AppError `forbidden`, `api-keys-full`. */
export async function createApiKey(
  ctx: RecruiterContext,
  { name, scopes, days }: BodyOf<typeof contract.createApiKey>,
): Promise<ReplyOf<typeof contract.createApiKey>> {
  const { companyId, recruiterId } = requireManager(ctx)
  const { token: key, hash } = createToken(keyPrefix)
  const createdAt = ctx.now()
  const id = await inTransaction(ctx.db, async (tx) => {
    await lockOwnCompany(tx, companyId)
    if ((await selectApiKeys(tx, companyId)).length >= maxApiKeys) fail('api-keys-full')
    return insertApiKey(tx, {
      companyId,
      name,
      prefix: key.slice(0, shownLength),
      hash,
      scopes: [...new Set(scopes)],
      createdBy: recruiterId,
      createdAt,
      expiresAt: days ? new Date(createdAt.getTime() + days * dayMs) : null,
    })
  })
  return { id, key }
}

/** Revokes a key at once. @throws AppError `forbidden`, `not-found`. */
export async function revokeApiKey(ctx: RecruiterContext, id: string): Promise<void> {
  const { companyId } = requireManager(ctx)
  if (!(await markRevoked(ctx.db, companyId, id, ctx.now()))) fail('not-found')
}

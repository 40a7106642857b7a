import type { ApiScope } from '@trilha/contracts/endpoint'
import { hashToken } from '../platform/tokens.ts'
import type { KeyHolder, Platform } from '../platform/context.ts'
import { fail } from '../platform/errors.ts'
import { selectInForce, writeUse } from './apiKeys.store.ts'

/** What every key begins with: scanners of leaked secrets know it by that. */
export const keyMark = 'trilha_'

const minuteMs = 60_000

/**
 * Whose key a request shows, for an endpoint with a scope; null when it shows none. Keys are read
 * anew each time: a revoked one ends at once in every process.
 * @throws AppError `api-key-invalid`, `scope-missing`, `too-many-requests`.
 */
export async function keyHolderFrom(
  platform: Pick<Platform, 'db' | 'now' | 'limits'>,
  authorization: string | undefined,
  scope: ApiScope,
): Promise<KeyHolder | null> {
  const key = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  if (!key?.startsWith(keyMark)) return null
  const now = platform.now()
  const row = await selectInForce(platform.db, hashToken(key), now)
  if (!row) return fail('api-key-invalid')
  await platform.limits.hit('apiKey', row.id)
  if (!row.last_used_at || now.getTime() - row.last_used_at.getTime() > minuteMs)
    await writeUse(platform.db, row.id, now)
  if (!row.scopes.includes(scope)) fail('scope-missing')
  return { id: row.id, companyId: row.company_id }
}

import { minuteMs } from '@trilha/contracts/shared/durations'
import type { ApiScope } from '@trilha/contracts/shared/endpoint'
import { hashToken } from '../platform/secrets/tokens.ts'
import type { KeyHolder, Platform } from '../platform/context.ts'
import { fail } from '../platform/errors.ts'
import { selectActiveKey, updateLastUsed } from './apiKeys.store.ts'

/** Prefix of every key, so that secret scanners recognize leaked ones. */
export const keyPrefix = 'trilha_'

/**
 * The holder of the API key of a request; null without a key. The key must have the scope of the
 * endpoint. The key is read from the database each time, so that a revoked key is refused at once.
 * @throws AppError `api-key-invalid`, `scope-missing`, `too-many-requests`.
 */
export async function keyHolderFrom(
  platform: Pick<Platform, 'db' | 'now' | 'limits'>,
  authorization: string | undefined,
  scope: ApiScope,
): Promise<KeyHolder | null> {
  const key = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  if (!key?.startsWith(keyPrefix)) return null
  const now = platform.now()
  const row = await selectActiveKey(platform.db, hashToken(key), now)
  if (!row) return fail('api-key-invalid')
  await platform.limits.hit('apiKey', { person: row.id })
  if (!row.last_used_at || now.getTime() - row.last_used_at.getTime() > minuteMs)
    await updateLastUsed(platform.db, row.id, now)
  if (!row.scopes.includes(scope)) fail('scope-missing')
  return { id: row.id, companyId: row.company_id }
}

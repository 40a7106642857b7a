import type { ApiScope } from '@trilha/contracts/shared/endpoint'
import type { Handle } from '../platform/db/database.ts'

/** The keys of a company that were not revoked, the newest first. */
export async function selectApiKeys(db: Handle, companyId: string) {
  return db
    .selectFrom('api_keys as k')
    .innerJoin('recruiters as r', 'r.id', 'k.created_by')
    .select(['k.id', 'k.name', 'k.prefix', 'k.scopes', 'k.created_at', 'k.last_used_at'])
    .select(['k.expires_at', 'r.name as created_by'])
    .where('k.company_id', '=', companyId)
    .where('k.revoked_at', 'is', null)
    .orderBy('k.id', 'desc')
    .execute()
}

export async function insertApiKey(
  db: Handle,
  key: {
    companyId: string
    name: string
    prefix: string
    hash: Buffer
    scopes: ApiScope[]
    createdBy: string
    createdAt: Date
    expiresAt: Date | null
  },
): Promise<string> {
  const { id } = await db
    .insertInto('api_keys')
    .values({
      company_id: key.companyId,
      name: key.name,
      prefix: key.prefix,
      key_hash: key.hash,
      scopes: key.scopes,
      created_by: key.createdBy,
      created_at: key.createdAt,
      expires_at: key.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Revokes a key. @returns false when the company has no such key or revoked it before. */
export async function markRevoked(
  db: Handle,
  companyId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The key with this hash; undefined when it is unknown, revoked or expired. */
export async function selectActiveKey(db: Handle, hash: Buffer, now: Date) {
  return db
    .selectFrom('api_keys')
    .select(['id', 'company_id', 'scopes', 'last_used_at'])
    .where('key_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst()
}

export async function updateLastUsed(db: Handle, id: string, now: Date): Promise<void> {
  await db.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', id).execute()
}

import { sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'

const columns = [
  'id',
  'slug',
  'name',
  'legal_name',
  'cnpj',
  'sector',
  'size',
  'since',
  'about',
  'page',
  'site',
  'transparency_url',
  'mark',
  'tone',
  'logo_file',
  'domain',
  'domain_token',
  'domain_proof',
  'domain_proved_at',
  'ready_at',
  'verified_at',
  'returned_at',
  'returned_reason',
  'version',
  'created_at',
] as const

/** A company as its own people and Trilha's team may read it; undefined when unknown. */
export async function selectCompany(db: Handle, id: string) {
  return db.selectFrom('companies').select(columns).where('id', '=', id).executeTakeFirst()
}
export type CompanyRow = NonNullable<Awaited<ReturnType<typeof selectCompany>>>

/** As `selectCompany`, but locks the row for the transaction, so that changes run one by one. */
export async function lockCompany(tx: Handle, id: string) {
  return tx
    .selectFrom('companies')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export type CompanyChanges = Partial<
  Pick<
    CompanyRow,
    | 'name'
    | 'legal_name'
    | 'cnpj'
    | 'sector'
    | 'size'
    | 'since'
    | 'about'
    | 'page'
    | 'site'
    | 'transparency_url'
  >
>

/** Updates a company if it still has this version. @returns false when it has changed. */
export async function updateCompanyRow(
  db: Handle,
  id: string,
  version: number,
  changes: CompanyChanges,
): Promise<boolean> {
  const row = await db
    .updateTable('companies')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Sets or removes the logo. @returns the replaced file; null without one. */
export async function replaceLogo(
  tx: Handle,
  id: string,
  file: string | null,
): Promise<string | null> {
  const before = await tx
    .selectFrom('companies')
    .select('logo_file')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  await tx.updateTable('companies').set({ logo_file: file }).where('id', '=', id).execute()
  return before?.logo_file ?? null
}

/** True when a company shows this file as its logo. */
export async function isLogo(db: Handle, file: string): Promise<boolean> {
  const row = await db
    .selectFrom('companies')
    .select('id')
    .where('logo_file', '=', file)
    .executeTakeFirst()
  return row !== undefined
}

/** Records the first proof of the domain; the company then waits for verification. */
export async function proveDomain(
  db: Handle,
  company: { id: string; domain: string },
  proof: 'dns' | 'mail',
  now: Date,
): Promise<void> {
  await db
    .updateTable('companies')
    .set({
      domain_proof: proof,
      domain_proved_at: now,
      ready_at: sql`coalesce(ready_at, ${now})`,
    })
    .where('id', '=', company.id)
    .where('domain', '=', company.domain)
    .where('domain_proved_at', 'is', null)
    .execute()
}

/** Stores the hash of a key that is mailed to the domain. */
export async function insertDomainKey(
  db: Handle,
  key: { hash: Buffer; companyId: string; domain: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('company_domain_keys')
    .values({
      key_hash: key.hash,
      company_id: key.companyId,
      domain: key.domain,
      created_at: key.createdAt,
      expires_at: key.expiresAt,
    })
    .execute()
}

/** Deletes a key, so that nobody can reuse it. @returns undefined when unknown or expired. */
export async function consumeDomainKey(db: Handle, hash: Buffer, now: Date) {
  return db
    .deleteFrom('company_domain_keys')
    .where('key_hash', '=', hash)
    .where('expires_at', '>', now)
    .returning(['company_id', 'domain'])
    .executeTakeFirst()
}

/** Puts a returned company back into the verification queue. */
export async function requeueVerification(db: Handle, id: string, now: Date): Promise<void> {
  await db
    .updateTable('companies')
    .set({ returned_at: null, returned_reason: null, ready_at: now })
    .where('id', '=', id)
    .execute()
}

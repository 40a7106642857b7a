import type { Handle } from '../platform/db/database.ts'

export type NewCompany = {
  name: string
  /** 14 characters without punctuation; null until known. */
  cnpj: string | null
  /** Keys of the generated logo (`mark` and `tone`; packages/web/ui/media/CompanyLogo.tsx). */
  mark: string
  tone: string
  sector: string
  /** People who work there. */
  size: number | null
  /** Year of its foundation. */
  since: number | null
  about: string
}

/** Inserts a company. @returns its id. */
export async function insertCompany(
  db: Handle,
  company: NewCompany,
  meta: {
    slug: string
    domain: { name: string; token: string } | null
    verifiedAt: Date | null
    createdAt: Date
  },
): Promise<string> {
  const { id } = await db
    .insertInto('companies')
    .values({
      ...company,
      slug: meta.slug,
      domain: meta.domain?.name ?? null,
      domain_token: meta.domain?.token ?? null,
      verified_at: meta.verifiedAt,
      created_at: meta.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** True when at least one company exists. */
export async function anyCompany(db: Handle): Promise<boolean> {
  const row = await db.selectFrom('companies').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

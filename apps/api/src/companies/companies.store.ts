import type { Handle } from '../platform/db/database.ts'

export type NewCompany = {
  name: string
  /** 14 characters without the mask; null until told. */
  cnpj: string | null
  /** Keys of the drawn logo (ui/companyMarks). */
  mark: string
  tone: string
  sector: string
  /** People who work there. */
  size: number | null
  /** Year of its foundation. */
  since: number | null
  about: string
}

/** Writes a company down. @returns its identity. */
export async function insertCompany(
  db: Handle,
  company: NewCompany,
  more: {
    slug: string
    domain: { name: string; token: string } | null
    verified: Date | null
    created: Date
  },
): Promise<string> {
  const { id } = await db
    .insertInto('companies')
    .values({
      ...company,
      slug: more.slug,
      domain: more.domain?.name ?? null,
      domain_token: more.domain?.token ?? null,
      verified_at: more.verified,
      created_at: more.created,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** True when there is a company at all. */
export async function anyCompany(db: Handle): Promise<boolean> {
  const row = await db.selectFrom('companies').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

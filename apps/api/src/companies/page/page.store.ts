import type { Handle } from '../../platform/db/database.ts'

/** The data of the public page of a verified company; undefined for any other. */
export async function selectPage(db: Handle, slug: string) {
  return db
    .selectFrom('companies')
    .select(['id', 'name', 'mark', 'tone', 'logo_file', 'sector', 'size', 'since', 'about'])
    .select(['page', 'site', 'transparency_url'])
    .where('slug', '=', slug)
    .where('verified_at', 'is not', null)
    .executeTakeFirst()
}

/** Slugs of the verified companies with an open vacancy. */
export async function selectPageSlugs(db: Handle, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('companies as c')
    .select('c.slug')
    .where('c.verified_at', 'is not', null)
    .where('c.slug', 'is not', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('vacancies as v')
          .select('v.id')
          .whereRef('v.company_id', '=', 'c.id')
          .where('v.state', '=', 'open'),
      ),
    )
    .orderBy('c.id')
    .limit(limit)
    .execute()
  return rows.flatMap(({ slug }) => slug ?? [])
}

import { sql } from 'kysely'
import type { State } from '@trilha/contracts/vacancies/enums'
import type { Handle, Tx } from '../../platform/db/database.ts'

/** Number of open vacancies of a role in a city; `code` is null for work from anywhere. */
export type OpenPair = { role: string; code: number | null; count: number }

export async function selectOpenPairs(db: Handle): Promise<OpenPair[]> {
  const { rows } = await sql<OpenPair>`
    select role_name as role, municipality_code as code, count(*)::int as count
    from vacancies where state = 'open' group by 1, 2`.execute(db)
  return rows
}

export type DirectoryPage = {
  kind: 'place' | 'role'
  slug: string
  name: string
  municipality_code: number | null
  state: State | null
  vacancies: number
  /** Slugs of the linked pages of the other kind, the most frequent first. */
  others: string[]
}

const rowsPerStatement = 1000

/** Replaces all pages with those of a new count. */
export async function replacePages(tx: Tx, pages: readonly DirectoryPage[], now: Date) {
  await tx.deleteFrom('directory_pages').execute()
  for (let i = 0; i < pages.length; i += rowsPerStatement)
    await tx
      .insertInto('directory_pages')
      .values(pages.slice(i, i + rowsPerStatement).map((page) => ({ ...page, counted_at: now })))
      .execute()
}

const columns = [
  'kind',
  'slug',
  'name',
  'municipality_code',
  'state',
  'vacancies',
  'others',
] as const

type Kind = DirectoryPage['kind']

export async function selectPage(
  db: Handle,
  kind: Kind,
  slug: string,
): Promise<DirectoryPage | undefined> {
  const row = await db
    .selectFrom('directory_pages')
    .select(columns)
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row as DirectoryPage | undefined
}

/** Pages with the most vacancies; `state` and `startsWith` filter, `except` leaves one slug out. */
export async function selectTopPages(
  db: Handle,
  kind: Kind,
  {
    limit,
    state,
    startsWith,
    except = '',
  }: { limit: number; state?: State | null; startsWith?: string; except?: string },
): Promise<DirectoryPage[]> {
  const rows = await db
    .selectFrom('directory_pages')
    .select(columns)
    .where('kind', '=', kind)
    .where('slug', '<>', except)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? null))
    // Slugs contain no LIKE wildcards.
    .$if(startsWith !== undefined, (query) => query.where('slug', 'like', `${startsWith}-%`))
    .orderBy('vacancies', 'desc')
    .orderBy('slug')
    .limit(limit)
    .execute()
  return rows as DirectoryPage[]
}

/** Pages by slug, in the order of `slugs`; missing ones are left out. */
export async function selectPages(
  db: Handle,
  kind: Kind,
  slugs: readonly string[],
): Promise<DirectoryPage[]> {
  if (slugs.length === 0) return []
  const rows = (await db
    .selectFrom('directory_pages')
    .select(columns)
    .where('kind', '=', kind)
    .where('slug', 'in', slugs)
    .execute()) as DirectoryPage[]
  return slugs.flatMap((slug) => rows.find((row) => row.slug === slug) ?? [])
}

/** The page of a city by its IBGE code. */
export async function selectPlacePage(
  db: Handle,
  code: number,
): Promise<DirectoryPage | undefined> {
  const row = await db
    .selectFrom('directory_pages')
    .select(columns)
    .where('kind', '=', 'place')
    .where('municipality_code', '=', code)
    .executeTakeFirst()
  return row as DirectoryPage | undefined
}

/** Role and city of a published vacancy; undefined for an unknown one. */
export async function selectPlaceAndRole(
  db: Handle,
  id: number,
): Promise<{ role_name: string; municipality_code: number | null } | undefined> {
  return db
    .selectFrom('vacancies')
    .select(['role_name', 'municipality_code'])
    .where('id', '=', id)
    .where('published_at', 'is not', null)
    .executeTakeFirst()
}

/** Kind and slug of every page. */
export async function selectAllSlugs(
  db: Handle,
  limit: number,
): Promise<{ kind: string; slug: string }[]> {
  return db
    .selectFrom('directory_pages')
    .select(['kind', 'slug'])
    .orderBy('vacancies', 'desc')
    .orderBy('kind')
    .orderBy('slug')
    .limit(limit)
    .execute()
}

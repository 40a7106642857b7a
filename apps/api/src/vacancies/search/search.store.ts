import { brasilia } from '@trilha/contracts/shared/brasilia'
import { sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'
import type { IndexedVacancy, VacancyFacetValues } from '../../search/searchIndex.types.ts'
import type { SalaryUnit, Shift } from '@trilha/contracts/vacancies/enums'
import { listFilterNames, type ListFilter } from '@trilha/contracts/vacancies/filters'
import { columnName } from '../fields.ts'
import { indexedWorks } from '../../occupations/packed.ts'
import { worksOfVacancy } from '../../occupations/guess.ts'
import { monthlyCents } from '../publishing/derive.ts'
import { impliedWords } from './words.ts'

type IndexRow = Omit<VacancyFacetValues, 'municipality'> & {
  id: number
  role_name: string
  keywords: string
  municipality: number | null
  municipality_name: string | null
  weekly_hours: number | null
  salary_min_cents: number | null
  salary_max_cents: number | null
  salary_unit: SalaryUnit
  shift: Shift | null
  min_age: number
  closes_at: number
  published_at: Date
}

const columnOf = (filter: ListFilter): string =>
  filter === 'payment' ? 'payment_band' : columnName(filter)

const filterColumns = sql.join(
  listFilterNames.map((name) => sql`${sql.ref(`v.${columnOf(name)}`)} as ${sql.ref(name)}`),
)

const columns = sql`
  v.id, v.role_name, v.keywords, v.municipality_code as municipality, m.name as municipality_name,
  coalesce(m.state, v.place_state) as state, ${filterColumns}, v.deficiency, v.weekly_hours,
  v.salary_min_cents, v.salary_max_cents, v.salary_unit, v.shift, v.min_age, v.published_at,
  -- The last day counts to its end, in Brasília's time.
  extract(epoch from (v.closes_on + 1)::timestamp at time zone ${sql.lit(brasilia)})::float8 * 1000
    as closes_at
  from vacancies v left join municipalities m on m.code = v.municipality_code`

function toIndexed(row: IndexRow): IndexedVacancy {
  const salary =
    row.salary_min_cents === null && row.salary_max_cents === null
      ? null
      : { minCents: row.salary_min_cents, maxCents: row.salary_max_cents, unit: row.salary_unit }
  return {
    id: row.id,
    title: row.role_name,
    keywords: `${row.keywords} ${impliedWords(row, row.municipality_name, row.shift)}`,
    facets: row,
    closesAt: row.closes_at,
    publishedAt: row.published_at.getTime(),
    salaryCents: monthlyCents(salary, row.weekly_hours),
    ...indexedWorks(worksOfVacancy(row.role_name, row.keywords)),
    shift: row.shift,
    minAge: row.min_age,
  }
}

/** The next open vacancies with an id above `id`, ascending. */
export async function selectOpenAfter(
  db: Handle,
  id: number,
  limit: number,
): Promise<IndexedVacancy[]> {
  const { rows } = await sql<IndexRow>`
    select ${columns} where v.state = 'open' and v.id > ${id} order by v.id limit ${limit}`.execute(
    db,
  )
  return rows.map(toIndexed)
}

/** The given vacancies that are open now. */
export async function selectOpen(db: Handle, ids: number[]): Promise<IndexedVacancy[]> {
  const { rows } = await sql<IndexRow>`
    select ${columns} where v.state = 'open' and v.id = any(${ids}::bigint[])`.execute(db)
  return rows.map(toIndexed)
}

/** A transaction id of the change log; the changes of all older transactions have been read. */
export type Watermark = string

/** The oldest running transaction; older changes are visible to this and all later reads. */
export async function selectWatermark(db: Handle): Promise<Watermark> {
  const { rows } = await sql<{ xmin: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`.execute(db)
  return rows[0]!.xmin
}

export type Change = { xid: string; position: number; vacancyId: number }

/**
 * A page of changes from the watermark on, ordered by transaction and position, with the watermark
 * of the same snapshot.
 * @param after the last change of the previous page
 */
export async function selectChanges(
  db: Handle,
  watermark: Watermark,
  after: Pick<Change, 'xid' | 'position'> | null,
  limit: number,
): Promise<{ changes: Change[]; watermark: Watermark }> {
  const { rows } = await sql<{
    xid: string | null
    position: number
    vacancy_id: number
    xmin: string
  }>`
    select c.xid::text as xid, c.position, c.vacancy_id, s.xmin::text as xmin
    from (select pg_snapshot_xmin(pg_current_snapshot()) as xmin) s
    left join lateral (
      select xid, position, vacancy_id from vacancy_changes
      where xid >= ${watermark}::xid8
        and (xid, position) > (${after?.xid ?? '0'}::xid8, ${after?.position ?? 0}::bigint)
      order by xid, position limit ${limit}
    ) c on true`.execute(db)
  const changes = rows.flatMap(({ xid, position, vacancy_id: vacancyId }) =>
    xid === null ? [] : [{ xid, position, vacancyId }],
  )
  return { changes, watermark: rows[0]!.xmin }
}

/** Deletes changes older than `hours`, which every running process has read. */
export async function deleteOldChanges(db: Handle, hours: number): Promise<void> {
  await sql`delete from vacancy_changes where at < now() - make_interval(hours => ${hours})`.execute(
    db,
  )
}

/** All words of the lexicon with their stems. */
export async function selectLexicon(db: Handle): Promise<[word: string, stem: string][]> {
  const { rows } = await sql<{ word: string; stem: string }>`
    select word, stem from search_lexicon`.execute(db)
  return rows.map(({ word, stem }) => [word, stem])
}

/**
 * Stores the stems of missing words, from PostgreSQL's Portuguese dictionary. An existing word
 * keeps its stem, even when several processes add it at once.
 * @param words folded word → the word with its accents, which the dictionary needs for good stems
 */
export async function addToLexicon(
  db: Handle,
  words: Map<string, string>,
): Promise<[word: string, stem: string][]> {
  // Sorted, so that two processes insert in the same order and cannot deadlock.
  const folded = [...words.keys()].sort()
  const accented = folded.map((word) => words.get(word)!)
  await sql`
    insert into search_lexicon (word, stem)
    select word, fold(coalesce((ts_lexize('pg_catalog.portuguese_stem', accented))[1], word))
    from unnest(${folded}::text[], ${accented}::text[]) as t (word, accented)
    on conflict do nothing`.execute(db)
  const { rows } = await sql<{ word: string; stem: string }>`
    select word, stem from search_lexicon where word = any(${folded}::text[])`.execute(db)
  return rows.map(({ word, stem }) => [word, stem])
}

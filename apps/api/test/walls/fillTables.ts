import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { belongingsOf, tablesOfSomebody } from './belongings.ts'
import type { TestProgram } from '../program.ts'

type Column = {
  name: string
  type: string
  required: boolean
  /** The values that a check allows. */
  allowed: string[]
}
type Reference = { columns: string[]; table: string; names: string[] }
type Row = Record<string, unknown>

async function columnsOf(p: TestProgram, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select a.attname as name, format_type(a.atttypid, null) as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as required,
      coalesce((
        select array_agg(v[1]) from pg_constraint c,
          regexp_matches(pg_get_constraintdef(c.oid), '''([^'']+)''::text', 'g') v
        where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]
      ), '{}') as allowed
    from pg_attribute a
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and a.attidentity = '' order by a.attnum`.execute(p.platform.db)
  return rows
}

async function referencesOf(p: TestProgram, table: string): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select array_agg(a.attname::text order by k.i) as columns, c.confrelid::regclass::text as "table",
      array_agg(b.attname::text order by k.i) as names
    from pg_constraint c
    cross join lateral unnest(c.conkey, c.confkey) with ordinality as k (here, there, i)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.here
    join pg_attribute b on b.attrelid = c.confrelid and b.attnum = k.there
    where c.contype = 'f' and c.conrelid = ${table}::regclass
    group by c.oid order by count(*)`.execute(p.platform.db)
  return rows
}

/** A value for a column that passes most check constraints. */
function valueFor({ type, allowed }: Column, mark: string): unknown {
  if (type === 'jsonb') return JSON.stringify({ said: mark })
  if (allowed[0]) return type.endsWith('[]') ? [allowed[0]] : allowed[0]
  if (type === 'text') return mark
  if (type === 'text[]') return [mark]
  if (type === 'uuid') return randomUUID()
  if (type === 'bytea') return randomBytes(32)
  if (type === 'boolean') return true
  if (type === 'uuid[]') return []
  if (type.startsWith('timestamp')) return new Date()
  if (type === 'date') return '2026-11-22'
  if (type === 'inet') return '203.0.113.7'
  return 1
}

/**
 * Inserts a row into each table that refers to a user or a company and has no row of these roots
 * yet. Its foreign keys refer to rows of the roots, its texts contain the mark.
 * @param known values that can't be derived from the schema, by table; null inserts no row.
 * @throws Error with the table's name when no row can be inserted: add values to `known`.
 */
export async function fillTables(
  p: TestProgram,
  roots: string[],
  mark: string,
  known: Record<string, Row | null>,
): Promise<void> {
  const wanted = await tablesOfSomebody(p)
  const failed = new Map<string, string>()
  // A row may refer to a table that is still empty in the first rounds.
  for (let round = 0; round < 4; round++) {
    failed.clear()
    const existing = await belongingsOf(p, roots)
    for (const table of wanted.filter((name) => !existing.has(name) && known[name] !== null)) {
      const columns = await columnsOf(p, table)
      const references = await referencesOf(p, table)
      // First try with all text columns, then with the required columns only.
      for (const withAllTexts of [true, false]) {
        const row: Row = {}
        for (const column of columns)
          if (column.required || (withAllTexts && column.type === 'text'))
            row[column.name] = valueFor(column, mark)
        for (const { columns: here, table: there, names } of references) {
          const parent = existing.get(there)?.[0]
          if (parent) here.forEach((name, i) => (row[name] = parent[names[i] ?? '']))
        }
        try {
          await insert(p, table, { ...row, ...known[table] })
          failed.delete(table)
          break
        } catch (error) {
          failed.set(table, (error as Error).message)
        }
      }
    }
    if (failed.size === 0) return
  }
  throw new Error(`no row fits: ${[...failed].map(([t, e]) => `${t}: ${e}`).join('; ')}`)
}

async function insert(p: TestProgram, table: string, row: Row): Promise<void> {
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${names})
    values (${sql.join(Object.values(row))})`.execute(p.platform.db)
}

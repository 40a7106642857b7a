import type { LogEvent } from 'kysely'
import type pg from 'pg'

/** What a statement does and to which table; both from closed lists. */
export type StatementKind = { operation: string; table: string }

/** Called after each statement that runs through the query builder. */
export type StatementObserver = (
  statement: StatementKind & { seconds: number; failed: boolean },
) => void

/** Names of the tables of the database, from its catalog. */
export async function readTableNames(pool: pg.Pool): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_catalog.pg_tables where schemaname = 'public'`,
  )
  return new Set(rows.map(({ name }) => name))
}

const writes = /\b(insert\s+into|update|delete\s+from)\s+"?(\w+)"?(?![."\w])/gi
const reads = /\b(?:from|join)\s+"?(\w+)"?(?![."\w])/gi
const transactionSteps = new Set(['begin', 'commit', 'rollback'])

/**
 * The main table of a statement: the one that it writes, else the first one that it reads. A name
 * that is not a table, such as that of a subquery or a function, is never returned.
 */
export function kindOf(text: string, tables: ReadonlySet<string>): StatementKind {
  const [firstWord = ''] = /\w+/.exec(text.slice(0, 100)) ?? []
  const step = firstWord.toLowerCase()
  if (transactionSteps.has(step)) return { operation: step, table: 'none' }
  for (const [, write = '', table = ''] of text.matchAll(writes))
    if (tables.has(table)) return { operation: write.slice(0, 6).toLowerCase(), table }
  for (const [, table = ''] of text.matchAll(reads))
    if (tables.has(table)) return { operation: 'select', table }
  return { operation: 'other', table: 'none' }
}

/** A logger for Kysely that tells the observer about each statement, without its values. */
export function observeStatements(
  tables: ReadonlySet<string>,
  observe: StatementObserver,
): (event: LogEvent) => void {
  const known = new Map<string, StatementKind>()
  return ({ level, query, queryDurationMillis }) => {
    const kind = known.get(query.sql) ?? kindOf(query.sql, tables)
    // Statements with lists of values have many texts: limit the number that is stored.
    if (known.size < 1000 && query.sql.length < 5000) known.set(query.sql, kind)
    observe({ ...kind, seconds: queryDurationMillis / 1000, failed: level === 'error' })
  }
}

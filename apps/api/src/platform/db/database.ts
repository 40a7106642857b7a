import { createHash } from 'node:crypto'
import {
  Kysely,
  PostgresDialect,
  sql,
  type LogEvent,
  type PostgresPool,
  type PostgresPoolClient,
  type Selectable,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import type { DB } from './database.types.ts'
import { isDatabaseUnavailable, type Outage } from './outage.ts'

/** Outside a transaction. */
export type Database = Kysely<DB>
/** Inside a transaction. */
export type Tx = Transaction<DB>
/** Either of the two. Most stores take this. */
export type Handle = Database | Tx

/** Type of a row with some columns of a table: `Columns<'users', 'id' | 'email'>`. */
export type Columns<Table extends keyof DB, Name extends keyof Selectable<DB[Table]>> = Pick<
  Selectable<DB[Table]>,
  Name
>

// Ids are integers far below 2^53. Dates stay text, because they have no time zone.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

const statementNames = new Map<string, string>()

/** Name of a prepared statement; undefined for a statement that must not be prepared. */
function statementName(text: string): string | undefined {
  const known = statementNames.get(text)
  if (known) return known
  // Prepared statements double the throughput, but each connection stores them: limit their number.
  if (statementNames.size >= 1000) return undefined
  const name = createHash('sha1').update(text).digest('base64url').slice(0, 20)
  statementNames.set(text, name)
  return name
}

/** Creates a pool for one database address. Broken idle connections are replaced. */
export function createPool(url: string, max: number, outage?: Outage): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    keepAlive: true,
  })
  pool.on('error', (error) => outage?.noticed(error))
  // The pool handles errors of idle connections only. Without this listener, a connection that
  // breaks between two statements of a transaction would crash the program. With it, only the next
  // statement fails.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    outage?.ended()
  })
  return pool
}

/**
 * True for errors after which a connection must not be used again: the database did not answer (a
 * statement may still be running), or a prepared statement is invalid since a migration (0A000).
 */
const endsConnection = (error: unknown): boolean =>
  isDatabaseUnavailable(error) || (error as { code?: string }).code === '0A000'

/** The pool as Kysely sees it: statements with values run as prepared statements. */
export function withPreparedStatements(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const createClient = (client: pg.PoolClient): PostgresPoolClient => {
    let isBroken = false
    const query = async (text: string, values: readonly unknown[]) => {
      const name = values.length > 0 ? statementName(text) : undefined
      try {
        return await client.query({ text, values: [...values], name })
      } catch (error) {
        isBroken ||= endsConnection(error)
        throw error
      }
    }
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy || isBroken),
    }
  }
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect()
      // Kysely recognizes a connection by its client.
      const kyselyClient = clients.get(client) ?? createClient(client)
      clients.set(client, kyselyClient)
      return kyselyClient
    },
    end: () => pool.end(),
  }
}

/**
 * The typed handle of a pool, outside a transaction.
 * @param log is called after each statement.
 */
export const createDatabase = (
  pool: pg.Pool | PostgresPool,
  log?: (event: LogEvent) => void,
): Database =>
  new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: pool instanceof pg.Pool ? withPreparedStatements(pool) : pool,
    }),
    ...(log && { log }),
  })

/**
 * Runs `work` in one transaction. Retries only serialization failures and deadlocks (three attempts
 * in all), so `work` must have no effect outside the database.
 */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const code = (error as { code?: string }).code
      if (attempt >= 3 || (code !== '40001' && code !== '40P01')) throw error
    }
  }
}

/** True for a unique violation; with `constraint`, only for that constraint. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const failure = error as { code?: string; constraint?: string }
  if (failure?.code !== '23505') return false
  return constraint === undefined || failure.constraint === constraint
}

/** True when the database can be reached. */
export async function databaseAnswers(db: Handle): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
}

/** True when the database can be reached and takes writes; a replica takes none. */
export async function databaseTakesWrites(db: Handle): Promise<boolean> {
  return sql<{ takes: boolean }>`select current_setting('transaction_read_only') = 'off' as takes`
    .execute(db)
    .then(
      ({ rows }) => rows[0]?.takes === true,
      () => false,
    )
}

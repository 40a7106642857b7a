import { setTimeout as wait } from 'node:timers/promises'
import type { LogEvent, PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { Log } from '../log.ts'
import { createDatabase, createPool, withPreparedStatements, type Database } from './database.ts'
import { acceptsConnections, isDatabaseUnavailable } from './outage.ts'

export type Replica = {
  db: Database
  pool: pg.Pool
  /** True while its reads go to the primary. */
  isAway: () => boolean
  stop: () => Promise<void>
}

const checkEveryMs = 5000

/**
 * A handle for reads on a replica. While the replica does not answer, the reads go to the primary;
 * a read that breaks is repeated there. Only for single statements that write nothing.
 * @param primary the pool of the primary.
 */
export function createReplica(
  url: string,
  {
    primary,
    max,
    log,
    onStatement,
  }: {
    primary: pg.Pool
    max: number
    log: Log
    onStatement: (event: LogEvent) => void
  },
): Replica {
  const pool = createPool(url, max)
  const [own, other] = [withPreparedStatements(pool), withPreparedStatements(primary)]
  const stopping = new AbortController()
  let away: Promise<void> | null = null

  /** Waits until the replica answers again. Nobody else waits for it meanwhile. */
  async function watch(reason: string): Promise<void> {
    const since = Date.now()
    log.warn({ reason }, 'replica away')
    do await wait(checkEveryMs, undefined, { signal: stopping.signal, ref: false })
    while (!(await acceptsConnections(url)))
    log.warn({ ms: Date.now() - since }, 'replica back')
    away = null
  }
  const leave = (error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error
    // The rejection is the end of the program.
    away ??= watch((error as Error).message).catch(() => undefined)
  }

  const clients = new WeakMap<PostgresPoolClient, PostgresPoolClient>()
  const withFallback = (client: PostgresPoolClient): PostgresPoolClient => {
    const query = async (text: string, values: readonly unknown[]) => {
      try {
        return await client.query(text, values)
      } catch (error) {
        leave(error)
        const instead = await other.connect()
        try {
          return await instead.query(text, values)
        } finally {
          instead.release()
        }
      }
    }
    return { ...client, query: query as PostgresPoolClient['query'] }
  }
  const connect = async (): Promise<PostgresPoolClient> => {
    if (away) return other.connect()
    try {
      const client = await own.connect()
      // Kysely recognizes a connection by its client.
      const known = clients.get(client) ?? withFallback(client)
      clients.set(client, known)
      return known
    } catch (error) {
      leave(error)
      return other.connect()
    }
  }
  const fallback: PostgresPool = { options: own.options, connect, end: () => pool.end() }
  return {
    db: createDatabase(fallback, onStatement),
    pool,
    isAway: () => away !== null,
    stop: async () => {
      stopping.abort()
      await pool.end()
    },
  }
}

import pg from 'pg'
import type { Log } from '../log.ts'

/** Logs once when the database becomes unavailable and once when it is back. */
export type Outage = {
  /** A connection broke or could not be made. */
  noticed: (error: Error) => void
  /** A connection was made. */
  ended: () => void
}

/**
 * Errors and new connections are only signs: both may arrive late, after the opposite has become
 * true. `answers` decides.
 * @param answers true when the database can be reached now (`acceptsConnections`).
 */
export function createOutage(log: Log, answers: () => Promise<boolean>): Outage {
  let since: number | null = null
  let isChecking = false
  let hasNewSign = false

  const check = async (reason: string) => {
    hasNewSign = true
    if (isChecking) return
    isChecking = true
    const startedAt = Date.now()
    while (hasNewSign) {
      hasNewSign = false
      const isUp = await answers()
      if (!isUp && since === null) {
        since = startedAt
        log.warn({ reason }, 'database away')
      } else if (isUp && since !== null) {
        log.warn({ ms: Date.now() - since }, 'database back')
        since = null
      }
    }
    isChecking = false
  }

  return {
    noticed: (error) => {
      if (since === null) void check(error.message)
    },
    ended: () => {
      if (since !== null) void check('')
    },
  }
}

/** True when a new connection can be made within two seconds. */
export async function acceptsConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch (error) {
    return !isDatabaseUnavailable(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * True when the database is restarting or unreachable. Recognizes PostgreSQL's error codes, and the
 * messages of client errors that have no code.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return (
    /^08|^57P0|^ECONN|^EPIPE$/.test(code) ||
    /^Connection terminated|^timeout expired$|timeout exceeded when trying to connect|^Query read timeout|Client has encountered a connection error/.test(
      message,
    )
  )
}

import type { Log } from '../log.ts'

/** Logs once when the database becomes unavailable and once when it is back. */
export type Outage = {
  /** A connection broke or could not be made. */
  noticed: (error: Error) => void
  /** A connection was made. */
  ended: () => void
}

export function createOutage(log: Log): Outage {
  let since: number | null = null
  return {
    noticed: (error) => {
      if (since !== null) return
      since = Date.now()
      log.warn({ reason: error.message }, 'database away')
    },
    ended: () => {
      if (since === null) return
      log.warn({ ms: Date.now() - since }, 'database back')
      since = null
    },
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
    /^Connection terminated|timeout exceeded when trying to connect|^Query read timeout|Client has encountered a connection error/.test(
      message,
    )
  )
}

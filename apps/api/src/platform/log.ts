import { pino, type Logger } from 'pino'

export type Log = Logger

/**
 * The program's log: one JSON line an event, without personal data.
 * Headers, bodies and queries are never logged; the redaction is the second belt.
 */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['accessToken', 'password', 'email', '*.accessToken', '*.password', '*.email'],
      censor: '[redacted]',
    },
  })
}

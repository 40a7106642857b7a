import { pino, type Logger } from 'pino'

export type Log = Logger

/**
 * The program's log: one JSON line per event, without personal data. Headers, bodies and queries
 * are never logged; the redaction is a second safeguard.
 * @param roles of this process, in every line.
 */
export function createLog(level: string, roles: readonly string[] = []): Log {
  return pino({
    level,
    base: roles.length > 0 ? { role: roles.join(',') } : null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['accessToken', 'password', 'email', '*.accessToken', '*.password', '*.email'],
      censor: '[redacted]',
    },
  })
}

/** The stack of an error, without the values that its message may contain. */
export function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return 'not an error'
  const { code } = error as { code?: string }
  const frames = error.stack?.split('\n').filter((line) => line.trim().startsWith('at ')) ?? []
  // PostgreSQL, JSON and URL quote their input, which may be personal data or a token.
  const message = error.message.replace(/["'].*["']/s, '…').replaceAll(/\S*:\/\/\S*/g, '…')
  return [`${error.name}${code ? ` ${code}` : ''}: ${message}`, ...frames].slice(0, 12).join('\n')
}

import type { FastifyInstance } from 'fastify'
import type { StatementObserver } from '../db/statements.ts'

/** Spans from a request to its statements and tasks. Attributes say nothing about a person. */
export type Tracing = {
  /** Makes a span of each request of this server. */
  traceRequests: (app: FastifyInstance) => void
  /** Makes a span of a statement that has ended, inside the request or task that made it. */
  statement: StatementObserver
  /** The current span as `traceparent` (W3C), for a task that is added; undefined without a span. */
  traceparent: () => string | undefined
  /** Runs a task in a span, which continues the trace of `traceparent`. */
  task: <T>(task: { name: string; traceparent: unknown }, run: () => Promise<T>) => Promise<T>
  /** Sends the spans that wait. */
  stop: () => Promise<void>
}

/** Sends spans to this collector. Null, and nothing is loaded, without one. */
export async function startTracing(
  collector: string | null,
  roles: readonly string[],
): Promise<Tracing | null> {
  if (collector === null) return null
  const { createTracing } = await import('./otlp.ts')
  return createTracing(collector, roles)
}

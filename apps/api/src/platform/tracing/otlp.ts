import { AsyncLocalStorage } from 'node:async_hooks'
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Tracing } from './tracing.ts'

/** A collector that does not answer must not delay the end of the program for long. */
const timeoutMillis = 3000
const scheduledDelayMillis = 2000

/**
 * Spans in the names of OpenTelemetry's semantic conventions, made in our own hooks: its
 * instrumentation replaces parts of modules, for which ESM needs a loader at the start of Node.
 * @param collector its address without `/v1/traces`.
 */
export function createTracing(collector: string, roles: readonly string[]): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${collector.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'trilha',
      'trilha.role': roles.join(','),
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        scheduledDelayMillis,
        exportTimeoutMillis: timeoutMillis,
      }),
    ],
  })
  const tracer = provider.getTracer('trilha')
  const current = new AsyncLocalStorage<Span>()
  const parent = (): Context => {
    const span = current.getStore()
    return span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT
  }

  return {
    traceRequests: (app) =>
      traceRequests(app, current, (request) => {
        const { method, routeOptions } = request
        const route = routeOptions.url ?? 'unknown'
        const attributes = { 'http.request.method': method, 'http.route': route }
        return tracer.startSpan(
          `${method} ${route}`,
          { kind: SpanKind.SERVER, attributes },
          parent(),
        )
      }),
    statement: ({ operation, table, seconds, failed }) => {
      // Statements of no request or task, such as polling, would only be noise.
      if (!current.getStore()) return
      const endTime = Date.now()
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.collection.name': table,
      }
      const options = { kind: SpanKind.CLIENT, startTime: endTime - seconds * 1000, attributes }
      const span = tracer.startSpan(`${operation} ${table}`, options, parent())
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(endTime)
    },
    traceparent: () => {
      const context = current.getStore()?.spanContext()
      return context && `00-${context.traceId}-${context.spanId}-01`
    },
    task: async ({ name, traceparent }, run) => {
      const attributes = { 'trilha.task': name }
      const options = { kind: SpanKind.CONSUMER, attributes }
      const span = tracer.startSpan(`task ${name}`, options, contextOf(traceparent))
      try {
        return await current.run(span, run)
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },
    stop: () => provider.shutdown().catch(() => undefined),
  }
}

/** The context of the span that added a task. */
function contextOf(traceparent: unknown): Context {
  const [, traceId, spanId] = /^00-([\da-f]{32})-([\da-f]{16})-01$/.exec(String(traceparent)) ?? []
  if (!traceId || !spanId) return ROOT_CONTEXT
  const spanContext = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true }
  return trace.setSpanContext(ROOT_CONTEXT, spanContext)
}

function traceRequests(
  app: FastifyInstance,
  current: AsyncLocalStorage<Span>,
  start: (request: FastifyRequest) => Span,
): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const span = start(request)
    spans.set(request, span)
    current.run(span, done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}

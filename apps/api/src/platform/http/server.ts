import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { isDiskFull } from '../storage/diskRoom.ts'
import { isDatabaseUnavailable } from '../db/outage.ts'
import { AppError } from '../errors.ts'
import { stackOf, type Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { securityHeaders } from './headers.ts'
import { forwardedAddresses } from './network.ts'

/** Creates the HTTP server with security headers, request log and error handler. */
export async function createServer(
  config: Config,
  log: Log,
  metrics: Metrics,
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // Nothing logs through the request, so no child logger is needed.
    childLoggerFactory: (logger) => logger,
    trustProxy: config.proxies > 0 && ((_address, hop) => hop < config.proxies),
    bodyLimit: 256 * 1024,
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 },
    genReqId: (request) => givenId(config, request) ?? randomUUID(),
  })
  const headers = securityHeaders(!config.embedded)
  app.addHook('onRequest', (request, reply, done) => {
    // Before anything reads `request.ip`, which Fastify takes from this header.
    const forwardedFor = request.headers['x-forwarded-for']
    if (forwardedFor !== undefined)
      request.raw.headers['x-forwarded-for'] = forwardedAddresses(forwardedFor).join(', ')
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    done()
  })
  let closing = false
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Without this header, closing waits for idle connections of browsers.
    if (closing) reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onResponse', (request, reply, done) => {
    // Logs the route's pattern, never the address, which contains queries and ids.
    const route = request.routeOptions.url ?? 'unknown'
    const { method, id } = request
    const { statusCode: status, elapsedTime } = reply
    const statusClass = `${Math.floor(status / 100)}xx`
    metrics.requests.observe({ method, route, status: statusClass }, elapsedTime / 1000)
    log.info({ request: id, method, route, status, ms: Math.round(elapsedTime) })
    done()
  })
  app.setErrorHandler((error, request, reply) => {
    // A route may have set headers for its success before it failed.
    reply.header('cache-control', 'no-store')
    const known = error instanceof AppError ? error : toAppError(error)
    if (known) {
      if (known.id === 'disk-full')
        log.error({ route: request.routeOptions.url }, 'the disk is full')
      for (const [header, value] of Object.entries(known.headers ?? {})) reply.header(header, value)
      return reply.code(known.status).type('application/json').send(known.body())
    }
    const occurrence = request.id
    log.error({ occurrence, route: request.routeOptions.url, stack: stackOf(error) }, 'unexpected')
    const unexpected = new AppError('unexpected', { extra: { occurrence } })
    return reply.code(500).type('application/json').send(unexpected.body())
  })
  return app
}

/** The id that our own proxy gave the request. Anybody else's is ignored. */
function givenId({ proxies }: Config, { headers }: IncomingMessage): string | null {
  const given = headers['x-request-id']
  return proxies > 0 && typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : null
}

/** Maps errors of Fastify and PostgreSQL to the catalogue; null for unexpected errors. */
function toAppError(error: unknown): AppError | null {
  const { statusCode, code } = error as { statusCode?: number; code?: string }
  if (statusCode === 413 || code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('too-large')
  if (statusCode === 415) return new AppError('unsupported-type')
  if (statusCode === 404) return new AppError('route-not-found')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new AppError('invalid-request')
  // PostgreSQL can't store the character U+0000, in a text or inside a JSON value.
  if (code === '22021' || code === '22P05') return new AppError('invalid-request')
  if (isDiskFull(error)) return new AppError('disk-full', { headers: { 'retry-after': '60' } })
  if (isDatabaseUnavailable(error))
    return new AppError('unavailable', { headers: { 'retry-after': '2' } })
  return null
}

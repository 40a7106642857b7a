import Fastify, { type FastifyInstance } from 'fastify'
import { collectDefaultMetrics, register } from 'prom-client'
import type { Config } from './config/config.ts'

/** `/metrics` for Prometheus, on a separate port that must not be public. */
export async function serveMetrics(config: Config): Promise<FastifyInstance> {
  collectDefaultMetrics()
  const app = Fastify()
  app.get('/metrics', async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  )
  await app.listen({ port: config.metricsPort ?? 0, host: config.host })
  return app
}

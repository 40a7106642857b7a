import Fastify, { type FastifyInstance } from 'fastify'
import { collectDefaultMetrics } from 'prom-client'
import type { Metrics } from './metrics.ts'

type Options = {
  host: string
  port: number
  /** True while the process can do its work. */
  isHealthy: () => Promise<boolean>
}

/**
 * `/metrics` for Prometheus and `/health` for supervisors, on a port of its own that must not be
 * public. Workers have it too; they serve nothing else.
 */
export async function serveMetrics(
  { registry }: Metrics,
  { host, port, isHealthy }: Options,
): Promise<FastifyInstance> {
  // Figures of the process: CPU, memory, event loop.
  collectDefaultMetrics({ register: registry })
  const app = Fastify()
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  app.get('/health', async (_request, reply) => {
    const ok = await isHealthy().catch(() => false)
    return reply.code(ok ? 200 : 503).send({ status: ok ? 'ok' : 'unavailable' })
  })
  await app.listen({ port, host })
  return app
}

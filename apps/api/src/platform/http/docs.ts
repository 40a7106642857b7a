import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Endpoint } from '@trilha/contracts/shared/endpoint'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../context.ts'
import { openApi } from './openapi.ts'

/** The API description at `/api/openapi.json` and a readable page of it at `/api/docs`. */
export async function registerDocs(
  app: FastifyInstance,
  { config }: Platform,
  endpoints: readonly Endpoint[],
): Promise<void> {
  const description = openApi(endpoints, config.siteOrigin)
  await app.register(swagger, {
    mode: 'static',
    specification: { document: description as never },
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  app.get('/api/openapi.json', () => description)
}

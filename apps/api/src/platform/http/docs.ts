import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Endpoint } from '@trilha/contracts/shared/endpoint'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../context.ts'
import { openApi } from './openapi.ts'

/**
 * The API descriptions: the public one at `/api/open/openapi.json`, with a readable page at
 * `/api/docs`, and the one of all endpoints at `/api/openapi.json`.
 */
export async function registerDocs(
  app: FastifyInstance,
  { config }: Platform,
  endpoints: readonly Endpoint[],
): Promise<void> {
  const ofPublic = openApi(endpoints, 'public', config.siteOrigin)
  const ofAll = openApi(endpoints, 'internal', config.siteOrigin)
  await app.register(swagger, {
    mode: 'static',
    specification: { document: ofPublic as never },
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  app.get('/api/open/openapi.json', () => ofPublic)
  app.get('/api/openapi.json', () => ofAll)
}

import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Platform } from '../platform/context.ts'
import { fail } from '../platform/errors.ts'
import { listFeedVacancies as listContract } from '@trilha/contracts/feeds'
import { route } from '../platform/http/route.ts'
import { indeed, listFeedVacancies, rss } from './feeds.vacancies.ts'
import { robots, sitemapIndex, sitemapPages, sitemapVacancies } from './feeds.service.ts'

const maxAgeSeconds = 600

export const feedsRoutes = [
  route(listContract, 'read', (ctx, { query }) => listFeedVacancies(ctx, query)),
]

/** `?empresa=` limits a feed to one company; a repeated parameter answers `not-found`. */
const companyFilter = (query: unknown) => {
  const { empresa } = query as { empresa?: unknown }
  if (empresa === undefined) return {}
  return { company: typeof empresa === 'string' ? empresa.replaceAll('\0', '') : fail('not-found') }
}

/** Registers what search engines read: plain routes outside the API. */
export function registerFeeds(app: FastifyInstance, platform: Platform): void {
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(platform)),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    await platform.limits.hit('read', { network: request.ip })
    return xml(reply).send(await sitemapIndex(platform))
  })
  app.get('/sitemap-pages.xml', async (request, reply) => {
    await platform.limits.hit('read', { network: request.ip })
    return xml(reply).send(await sitemapPages(platform))
  })
  app.get('/feeds/vagas.rss', async (request, reply) => {
    await platform.limits.hit('page', { network: request.ip })
    const text = await rss(platform, companyFilter(request.query))
    return xml(reply).type('application/rss+xml; charset=utf-8').send(text)
  })
  app.get('/feeds/indeed.xml', async (request, reply) => {
    await platform.limits.hit('page', { network: request.ip })
    return xml(reply).send(Readable.from(await indeed(platform, companyFilter(request.query))))
  })
  app.get<{ Params: { block: string } }>(
    '/sitemap-vagas-:block(^\\d{1,9}).xml',
    async (request, reply) => {
      await platform.limits.hit('read', { network: request.ip })
      const parts = await sitemapVacancies(platform, Number(request.params.block))
      return xml(reply).send(Readable.from(parts ?? fail('not-found')))
    },
  )
}

function xml(reply: FastifyReply) {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', `public, max-age=${maxAgeSeconds}`)
}

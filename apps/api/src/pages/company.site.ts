import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../platform/config.ts'
import { buildOf, policyOf, readStyles, serveAssets } from './site.ts'

type Page = { html: string; policy: string }

/** The companies' site: one page for every address below `/empresas/`, rendered in the browser. */
export async function serveCompanySite(app: FastifyInstance, config: Config): Promise<void> {
  await serveAssets(app, 'company', '/empresas/')
  const styles = readStyles('company')
  const html = readFileSync(join(buildOf('company'), 'client/index.html'), 'utf8').replace(
    /(<style data-site="">)<\/style>/,
    (_, open: string) => `${open}${styles}</style>`,
  )
  const page = { html, policy: policyOf(html, config) }
  answerCompanySite(app, async () => page)
}

/** Answers every address of the companies' site with its page. */
export function answerCompanySite(
  app: FastifyInstance,
  pageFor: (url: string) => Promise<Page>,
): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    // The site's router lives below the slash.
    if (/^\/empresas(\?|$)/.test(request.url)) return reply.redirect('/empresas/')
    const { html, policy } = await pageFor(request.url)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .send(html)
  }
  app.get('/empresas', answer)
  app.get('/empresas/*', answer)
}

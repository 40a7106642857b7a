import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOfCookie } from '@trilha/web/i18n/languages.ts'
import type { Config } from '../platform/config/config.ts'
import { buildFolder, contentSecurityPolicy, serveAssets, readStyles } from './site.ts'

type Page = { html: string; policy: string }

/** The sites that are rendered in the browser only, with their base paths. */
export const browserSites = { company: '/empresas', admin: '/admin' } as const
export type BrowserSite = keyof typeof browserSites

/** Serves one page for every address below a site's path; the browser renders the rest. */
export async function serveBrowserSite(
  app: FastifyInstance,
  config: Config,
  site: BrowserSite,
): Promise<void> {
  await serveAssets(app, site, `${browserSites[site]}/`)
  const { css } = readStyles(site)
  const html = readFileSync(join(buildFolder(site), 'client/index.html'), 'utf8').replace(
    /(<style data-site="">)<\/style>/,
    (_, open: string) => `${open}${css}</style>`,
  )
  const page = { html, policy: contentSecurityPolicy(html, config) }
  answerBrowserSite(app, site, async () => page)
}

/** Answers every address of a browser-rendered site with the same page. */
export function answerBrowserSite(
  app: FastifyInstance,
  site: BrowserSite,
  pageFor: (url: string) => Promise<Page>,
): void {
  const base = browserSites[site]
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    // The site's router expects the slash at the end.
    if (request.url.split('?')[0] === base) return reply.redirect(`${base}/`)
    const { html, policy } = await pageFor(request.url)
    // The page itself contains a few texts, which must be in the person's language at once.
    const language = languageOfCookie(request.headers.cookie)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie')
      .send(html.replace('<html lang="pt-BR"', `<html lang="${language}"`))
  }
  app.get(base, async (request, reply) => {
    // `/empresas` itself, without the slash, is a public page of the candidates' site.
    const isPublic = site === 'company' && request.url.split('?')[0] === base
    return isPublic ? reply.callNotFound() : answer(request, reply)
  })
  app.get(`${base}/*`, answer)
}

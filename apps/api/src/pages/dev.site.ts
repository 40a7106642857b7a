import { join } from 'node:path'
import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { createServer, type RunnableDevEnvironment, type ViteDevServer } from 'vite'
import { answerBrowserSite } from './browser.site.ts'
import { serveGalleryWithVite } from './gallery.site.ts'
import type { LoadBuild } from './render.ts'
import { developmentPolicy, sourceFolder, type Site } from './site.ts'

/**
 * Runs Vite for the sites and the gallery in this process. Hot reload preserves the state.
 * @returns a function that loads the server build of the candidates' site.
 */
export async function serveWithVite(app: FastifyInstance): Promise<LoadBuild> {
  await app.register(middie)
  const company = await startVite('company', 24_679)
  const admin = await startVite('admin', 24_680)
  const candidate = await startVite('candidate', 24_678)
  const gallery = await startVite('gallery', 24_681)
  app.use((request, response, next) => {
    const url = request.url ?? ''
    if (url.startsWith('/api/')) next()
    else if (url.startsWith('/empresas/')) company.middlewares(request, response, next)
    else if (url.startsWith('/admin')) admin.middlewares(request, response, next)
    else if (url.startsWith('/dev/ui/')) gallery.middlewares(request, response, next)
    else candidate.middlewares(request, response, next)
  })
  app.addHook('onClose', async () => {
    await Promise.all([candidate, company, admin, gallery].map((vite) => vite.close()))
  })
  for (const [site, vite] of [
    ['company', company],
    ['admin', admin],
  ] as const)
    answerBrowserSite(app, site, async (url) => {
      const answer = await createRequestHandler(
        await loadServerBuild(vite),
        'development',
      )(new Request(new URL(url, 'http://localhost')))
      return { html: await answer.text(), policy: developmentPolicy }
    })
  serveGalleryWithVite(app, gallery)
  return () => loadServerBuild(candidate)
}

function startVite(site: Site, port: number): Promise<ViteDevServer> {
  const root = sourceFolder(site)
  return createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, ws: { port } },
  })
}

function loadServerBuild(vite: ViteDevServer): Promise<ServerBuild> {
  const environment = vite.environments['ssr'] as RunnableDevEnvironment
  return environment.runner.import('virtual:react-router/server-build')
}

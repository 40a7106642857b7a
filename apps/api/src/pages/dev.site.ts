import { join } from 'node:path'
import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { createServer, type RunnableDevEnvironment, type ViteDevServer } from 'vite'
import { answerBrowserSite } from './browser.site.ts'
import type { LoadBuild } from './render.ts'
import { developmentPolicy } from './site.ts'

/** Runs Vite for all sites in this process: hot reload that preserves the page's state. */
export async function serveWithVite(app: FastifyInstance): Promise<LoadBuild> {
  await app.register(middie)
  const company = await viteOf('company', 24_679)
  const admin = await viteOf('admin', 24_680)
  const candidate = await viteOf('candidate', 24_678)
  app.use((request, response, next) => {
    const url = request.url ?? ''
    if (url.startsWith('/api/')) next()
    else if (url.startsWith('/empresas/')) company.middlewares(request, response, next)
    else if (url.startsWith('/admin')) admin.middlewares(request, response, next)
    else candidate.middlewares(request, response, next)
  })
  app.addHook('onClose', async () => {
    await Promise.all([candidate.close(), company.close(), admin.close()])
  })
  for (const [site, vite] of [
    ['company', company],
    ['admin', admin],
  ] as const)
    answerBrowserSite(app, site, async (url) => {
      const answer = await createRequestHandler(
        await buildOf(vite),
        'development',
      )(new Request(new URL(url, 'http://localhost')))
      return { html: await answer.text(), policy: developmentPolicy }
    })
  return () => buildOf(candidate)
}

function viteOf(site: string, port: number): Promise<ViteDevServer> {
  const root = join(import.meta.dirname, '../../../../apps', site)
  return createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, ws: { port } },
  })
}

function buildOf(vite: ViteDevServer): Promise<ServerBuild> {
  const environment = vite.environments['ssr'] as RunnableDevEnvironment
  return environment.runner.import('virtual:react-router/server-build')
}

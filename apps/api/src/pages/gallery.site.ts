import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { Config } from '../platform/config/config.ts'
import {
  buildFolder,
  developmentPolicy,
  sourceFolder,
  contentSecurityPolicy,
  serveAssets,
} from './site.ts'

const address = '/dev/ui'

/** Serves the gallery of components from its build. */
export async function serveGallery(app: FastifyInstance, config: Config): Promise<void> {
  await serveAssets(app, 'gallery', `${address}/`)
  const html = readFileSync(join(buildFolder('gallery'), 'client/index.html'), 'utf8')
  answerGallery(app, contentSecurityPolicy(html, config), async () => html)
}

/** Serves the page of the gallery from Vite, which answers for its other files itself. */
export function serveGalleryWithVite(app: FastifyInstance, vite: ViteDevServer): void {
  const source = join(sourceFolder('gallery'), 'index.html')
  answerGallery(app, developmentPolicy, () =>
    vite.transformIndexHtml('/index.html', readFileSync(source, 'utf8')),
  )
}

function answerGallery(
  app: FastifyInstance,
  policy: string,
  loadHtml: () => Promise<string>,
): void {
  app.get(address, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .send(await loadHtml()),
  )
}

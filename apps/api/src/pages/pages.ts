import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { Platform } from '../platform/context.ts'
import type { Listener } from '../platform/db/listen.ts'
import { serveBrowserSite } from './browser.site.ts'
import { allowOwnFrame } from './frames.ts'
import { serveGallery } from './gallery.site.ts'
import { PageCache } from './pageCache.ts'
import { renderPages, stylesPlaceholder } from './render.ts'
import { buildFolder, serveAssets, readStyles } from './site.ts'
import { readStyleSheet } from './styleSheet.ts'

/** Serves the sites: their builds, or Vite with hot reload in development. */
export async function registerPages(
  app: FastifyInstance,
  platform: Platform,
  options: { dev: boolean; listener: Listener },
): Promise<void> {
  allowOwnFrame(app)
  const cache = new PageCache()
  globalThis.trilhaThirdParties = platform.config.thirdParties.map(({ purpose, src, id }) => ({
    purpose,
    src,
    id,
  }))
  globalThis.trilhaSocialLinks = platform.config.socialLinks
  globalThis.trilhaLinkedIn = platform.config.linkedIn !== null
  await options.listener.on('vacancy_changed', (id) => cache.drop(id))
  if (options.dev) {
    const { serveWithVite } = await import('./dev.site.ts')
    const loadBuild = await serveWithVite(app)
    renderPages(app, platform, loadBuild, { dev: true, cache })
    return
  }
  const server = join(buildFolder('candidate'), 'server/index.js')
  if (!existsSync(server))
    throw new Error('The sites are not built: run npm start, or npm run build.')
  globalThis.trilhaStyles = stylesPlaceholder
  const build = (await import(server)) as ServerBuild
  await serveAssets(app, 'candidate', '/')
  await serveBrowserSite(app, platform.config, 'company')
  await serveBrowserSite(app, platform.config, 'admin')
  if (platform.config.devHelpers) await serveGallery(app, platform.config)
  const { path, css } = readStyles('candidate')
  const sheet = readStyleSheet(`/${path}`, css)
  renderPages(app, platform, async () => build, { dev: false, cache, sheet })
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config/config.ts'
import { thirdPartySources } from '../platform/config/thirdParties.ts'

const folders = {
  candidate: 'apps/candidate',
  company: 'apps/company',
  admin: 'apps/admin',
  gallery: 'packages/web/ui/gallery',
} as const
/** The sites, and the gallery of components. */
export type Site = keyof typeof folders

/** Folder of a site's sources and configuration. */
export const sourceFolder = (site: Site) => join(import.meta.dirname, '../../../..', folders[site])

/** Folder of a site's build. */
export const buildFolder = (site: Site) => join(sourceFolder(site), 'build')

/** Serves a build's files: hashed names are immutable, compressed copies are in the same folder. */
export async function serveAssets(app: FastifyInstance, site: Site, base: string) {
  await app.register(fastifyStatic, {
    root: join(buildFolder(site), 'client'),
    prefix: base,
    index: false,
    wildcard: false,
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = /\/assets\/(.+-)?[\w-]{8}\.\w+(\.br|\.gz)?$/.test(path)
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
      // A service worker fetches under the policy of its own file.
      if (/\/sw\.js(\.br|\.gz)?$/.test(path))
        reply.header('content-security-policy', "default-src 'none'; connect-src 'self'")
    },
  })
}

/** The one style sheet of a site's build: its path below the site's base, and its text. */
export function readStyles(site: Site): { path: string; css: string } {
  const path = readFileSync(join(buildFolder(site), 'styles.path'), 'utf8')
  return { path, css: readFileSync(join(buildFolder(site), 'client', path), 'utf8') }
}

/** An attribute in the head of the pages that offer the choice of third parties. */
const thirdPartiesMark = 'name="trilha:third-parties"'

const hashesOf = (html: string, element: string, mark: string) =>
  [
    ...html.matchAll(
      new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*${mark}[^>]*>([\\s\\S]*?)</${element}>`, 'g'),
    ),
  ].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)

/**
 * A strict content security policy for one page, with the hashes of its scripts and styles.
 * @param config.s3 the bucket that serves photos and recordings, if they are stored in one.
 * @param config.contactFormUrl the external form that the contact window embeds, if any.
 * @param config.thirdParties allowed only on pages where people can choose them.
 * @param nonce an attribute of our own scripts and styles; elements without it are not allowed.
 */
export function contentSecurityPolicy(
  html: string,
  { s3, contactFormUrl, thirdParties }: Pick<Config, 's3' | 'contactFormUrl' | 'thirdParties'>,
  nonce?: string,
): string {
  const files = s3 ? ` ${new URL(s3.endpoint).origin}` : ''
  const form = contactFormUrl ? ` ${new URL(contactFormUrl).origin}` : ''
  const others = thirdPartySources(html.includes(thirdPartiesMark) ? thirdParties : [])
  const mark = nonce ? ` nonce="${nonce}"` : ''
  const scripts = [...new Set(hashesOf(html, 'script', mark))].join(' ')
  const styles = [...new Set(hashesOf(html, 'style', mark))].join(' ')
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}${others.script}`,
    `style-src 'self' ${styles}${others.style}`,
    `img-src 'self' data: blob:${files}${others.image}`,
    `media-src 'self' blob:${files}`,
    "font-src 'self'",
    `frame-src 'self'${form}${others.frame}`,
    `connect-src 'self'${others.connect}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** In development, Vite puts its own scripts and styles into the page. */
export const developmentPolicy =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; connect-src 'self' ws:; frame-ancestors 'none'"

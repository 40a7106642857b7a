import { companyPaths } from '../companies/page/page.service.ts'
import type { Platform } from '../platform/context.ts'
import { escapeHtml } from '../platform/text/html.ts'
import { directoryPaths, openAddresses, openBlocks } from '../vacancies/feed/feed.service.ts'

/** Addresses in one sitemap file; search engines accept up to 50,000. */
const addressesPerFile = 45_000
/** Rows read at a time while a file is being sent. */
const rowsPerRead = 5000
/** How long the list of files is cached, because making it reads all open vacancies. */
const maxAgeMs = 5 * 60_000

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const entry = (tag: 'sitemap' | 'url', address: string, lastmod?: Date) =>
  `<${tag}><loc>${escapeHtml(address)}</loc>${
    lastmod ? `<lastmod>${lastmod.toISOString()}</lastmod>` : ''
  }</${tag}>\n`

/** Lets search engines read the public pages, but not the API or pages that need a sign-in. */
export function robots(platform: Pick<Platform, 'config'>): string {
  const disallowed = ['/dashboard', '/api', '/files', '/dev', '/auth/change-password']
  return `User-agent: *\nAllow: /\n${disallowed.map((path) => `Disallow: ${path}\n`).join('')}
Sitemap: ${platform.config.siteOrigin}/sitemap.xml\n`
}

type Blocks = Awaited<ReturnType<typeof openBlocks>>
const blocksCache = new WeakMap<object, { at: number; blocks: Promise<Blocks> }>()

/**
 * The list of sitemap files. Each file of vacancies is for one block of ids, so that a vacancy
 * always stays in the same file.
 */
export async function sitemapIndex(platform: Platform): Promise<string> {
  const now = platform.now().getTime()
  let cached = blocksCache.get(platform.replica)
  if (!cached || Math.abs(now - cached.at) > maxAgeMs) {
    cached = { at: now, blocks: openBlocks(platform.replica, addressesPerFile) }
    cached.blocks.catch(() => blocksCache.delete(platform.replica))
    blocksCache.set(platform.replica, cached)
  }
  const origin = platform.config.siteOrigin
  const files = (await cached.blocks).map(({ block, lastmod }) =>
    entry('sitemap', `${origin}/sitemap-vagas-${block}.xml`, lastmod),
  )
  return `${xmlDeclaration}<sitemapindex ${schema}>\n${entry('sitemap', `${origin}/sitemap-pages.xml`)}${files.join('')}</sitemapindex>\n`
}

/** Public pages that are not vacancies, including those of cities, roles and companies. */
export async function sitemapPages(
  platform: Pick<Platform, 'config' | 'replica'>,
): Promise<string> {
  const fixed = [
    '/',
    '/vagas',
    '/empresas',
    '/empresas-que-respondem',
    '/desenvolvedores',
    '/contato',
    '/acessibilidade',
    '/auth/login',
    '/auth/register',
  ]
  const [directory, companies] = await Promise.all([
    directoryPaths(platform, addressesPerFile),
    companyPaths(platform, addressesPerFile),
  ])
  const pages = [...fixed, ...directory, ...companies].slice(0, addressesPerFile)
  const urls = pages.map((path) => entry('url', `${platform.config.siteOrigin}${path}`))
  return `${xmlDeclaration}<urlset ${schema}>\n${urls.join('')}</urlset>\n`
}

/**
 * One file of open vacancies in pieces, each read after the previous one was sent; null when the
 * block has none.
 */
export async function sitemapVacancies(
  platform: Platform,
  block: number,
): Promise<AsyncGenerator<string> | null> {
  const range = {
    above: block * addressesPerFile,
    upTo: (block + 1) * addressesPerFile,
    limit: rowsPerRead,
  }
  const first = await openAddresses(platform.replica, range)
  return first.length === 0 ? null : pieces(platform, range, first)
}

async function* pieces(
  platform: Platform,
  range: { above: number; upTo: number; limit: number },
  first: Awaited<ReturnType<typeof openAddresses>>,
): AsyncGenerator<string> {
  yield `${xmlDeclaration}<urlset ${schema}>\n`
  for (let rows = first; rows.length > 0;) {
    yield rows
      .map((row) =>
        entry('url', `${platform.config.siteOrigin}/vagas/${row.slug}-${row.id}`, row.updated_at),
      )
      .join('')
    if (rows.length < range.limit) break
    rows = await openAddresses(platform.replica, { ...range, above: rows.at(-1)?.id ?? range.upTo })
  }
  yield '</urlset>\n'
}

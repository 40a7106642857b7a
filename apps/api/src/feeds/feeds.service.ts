import { companyPaths } from '../companies/page/page.service.ts'
import type { Platform } from '../platform/context.ts'
import { escapeHtml } from '../platform/text/html.ts'
import { directoryPaths, openAddresses, openBlocks } from '../vacancies/feed/feed.service.ts'

/** Addresses in one sitemap file; search engines accept up to 50,000. */
const perFile = 45_000
/** Rows read at a time while a file is being sent. */
const chunk = 5000
/** How long the list of files is cached: it needs a count of all open vacancies. */
const maxAgeMs = 5 * 60_000

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const home = ({ config }: Pick<Platform, 'config'>) => config.origins[0] ?? ''

const entry = (tag: 'sitemap' | 'url', address: string, lastmod?: Date) =>
  `<${tag}><loc>${escapeHtml(address)}</loc>${
    lastmod ? `<lastmod>${lastmod.toISOString()}</lastmod>` : ''
  }</${tag}>\n`

/** Allows search engines the public pages, but not the API or pages that need a sign-in. */
export function robots(platform: Pick<Platform, 'config'>): string {
  const closed = ['/dashboard', '/api', '/files', '/dev', '/auth/change-password']
  return `User-agent: *\nAllow: /\n${closed.map((path) => `Disallow: ${path}\n`).join('')}
Sitemap: ${home(platform)}/sitemap.xml\n`
}

type Blocks = Awaited<ReturnType<typeof openBlocks>>
const blocksCache = new WeakMap<object, { at: number; blocks: Promise<Blocks> }>()

/**
 * The list of sitemap files: one for each block of ids with an open vacancy. So a vacancy always
 * stays in the same file, and a file can be read by its range of ids.
 */
export async function sitemapIndex(platform: Platform): Promise<string> {
  const now = platform.now().getTime()
  let cached = blocksCache.get(platform.replica)
  if (!cached || Math.abs(now - cached.at) > maxAgeMs) {
    cached = { at: now, blocks: openBlocks(platform.replica, perFile) }
    cached.blocks.catch(() => blocksCache.delete(platform.replica))
    blocksCache.set(platform.replica, cached)
  }
  const origin = home(platform)
  const files = (await cached.blocks).map(({ block, lastmod }) =>
    entry('sitemap', `${origin}/sitemap-vagas-${block}.xml`, lastmod),
  )
  return `${head}<sitemapindex ${schema}>\n${entry('sitemap', `${origin}/sitemap-pages.xml`)}${files.join('')}</sitemapindex>\n`
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
    directoryPaths(platform, perFile),
    companyPaths(platform, perFile),
  ])
  const pages = [...fixed, ...directory, ...companies].slice(0, perFile)
  const urls = pages.map((path) => entry('url', `${home(platform)}${path}`))
  return `${head}<urlset ${schema}>\n${urls.join('')}</urlset>\n`
}

/**
 * One file of open vacancies in pieces, each read after the previous one was sent; null when the
 * block has none.
 */
export async function sitemapVacancies(
  platform: Platform,
  block: number,
): Promise<AsyncGenerator<string> | null> {
  const range = { above: block * perFile, upTo: (block + 1) * perFile, limit: chunk }
  const first = await openAddresses(platform.replica, range)
  return first.length === 0 ? null : pieces(platform, range, first)
}

async function* pieces(
  platform: Platform,
  range: { above: number; upTo: number; limit: number },
  first: Awaited<ReturnType<typeof openAddresses>>,
): AsyncGenerator<string> {
  yield `${head}<urlset ${schema}>\n`
  for (let rows = first; rows.length > 0;) {
    yield rows
      .map((row) => entry('url', `${home(platform)}/vagas/${row.slug}-${row.id}`, row.updated_at))
      .join('')
    if (rows.length < range.limit) break
    rows = await openAddresses(platform.replica, { ...range, above: rows.at(-1)?.id ?? range.upTo })
  }
  yield '</urlset>\n'
}

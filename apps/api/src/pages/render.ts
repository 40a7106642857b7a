import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Platform } from '../platform/context.ts'
import { fail } from '../platform/errors.ts'
import type { CachedPage, PageCache } from './pageCache.ts'
import { paintFirst } from './paintFirst.ts'
import { callInProcess } from './serverContext.ts'
import { developmentPolicy, contentSecurityPolicy } from './site.ts'
import type { StyleSheet } from './styleSheet.ts'

/** Placeholder in a rendered page for its styles. */
export const stylesPlaceholder = '/*styles*/'

/** Loads the server build of a site: from its file, or from Vite in development. */
export type LoadBuild = () => Promise<ServerBuild>

/**
 * Answers every address without another route with a page of the candidates' site. Pages are
 * rendered without a sign-in, so everybody gets the same ones. They are cached briefly, compressed.
 */
export function renderPages(
  app: FastifyInstance,
  platform: Platform,
  loadBuild: LoadBuild,
  options: { dev: boolean; cache: PageCache; sheet?: StyleSheet },
): void {
  const { cache } = options
  app.setNotFoundHandler(async (request, reply) => {
    const key = cache.keyOf(request.url, request.headers.cookie)
    if (isFormWithoutScript(request)) return reply.redirect(request.url, 303)
    if (request.method !== 'GET' && request.method !== 'HEAD') fail('route-not-found')
    // An absolute URL or `*` as the request target is not a path of the site.
    if (!/^\/(?!api([/?]|$))/.test(request.url)) fail('route-not-found')
    const isCacheable = !options.dev
    const cached = isCacheable && cache.get(key)
    if (isCacheable)
      platform.metrics.cacheReads.inc({ cache: 'page', outcome: cached ? 'hit' : 'miss' })
    if (cached) return send(reply, request, cached)
    await platform.limits.hit('page', { network: request.ip })
    const fresh = await render(app, platform, request, { ...options, loadBuild })
    if (isCacheable && fresh.status === 200) cache.set(key, fresh)
    return send(reply, request, fresh)
  })
}

/** True for a form that was sent before its script loaded. `//…` would be another host. */
const isFormWithoutScript = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'POST' &&
  /^application\/x-www-form-urlencoded\b/.test(headers['content-type'] ?? '') &&
  /^\/(?!api\/|[/\\])/.test(url)

/** True when a browser opens a page; robots, scripts and images do not send this header so. */
const isVisit = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-mode'] === 'navigate'

async function render(
  app: FastifyInstance,
  platform: Platform,
  request: FastifyRequest,
  { loadBuild, dev, sheet }: { loadBuild: LoadBuild; dev: boolean; sheet?: StyleSheet },
): Promise<CachedPage> {
  const build = await loadBuild()
  const context = new RouterContextProvider()
  const { serverContext } = build.entry.module as unknown as {
    serverContext: Parameters<RouterContextProvider['set']>[0]
  }
  const origin = platform.config.siteOrigin
  const nonce = randomUUID()
  context.set(serverContext, {
    call: callInProcess(app, request.ip),
    origin,
    devHelpers: platform.config.devHelpers,
    nonce,
  })
  const headers = new Headers()
  for (const name of ['cookie', 'user-agent', 'accept'])
    if (typeof request.headers[name] === 'string') headers.set(name, request.headers[name])
  const handler = handlerOf(build, dev)
  const requested = await handler(new Request(`${origin}${request.url}`, { headers }), context)
  // People land on /404; whatever else asks is told the truth at the address itself.
  const isLost = requested.headers.get('location') === '/404' && !isVisit(request)
  const answer = isLost
    ? await handler(new Request(`${origin}/404`, { headers }), context)
    : requested
  const type = answer.headers.get('content-type') ?? 'text/plain'
  const isHtml = type.startsWith('text/html')
  const responseHeaders: Record<string, string> = {}
  for (const [name, value] of answer.headers)
    if (name !== 'content-length') responseHeaders[name] = value
  const page = { status: answer.status, headers: responseHeaders, compressed: new Map() }
  if (!isHtml) return { ...page, body: Buffer.from(await answer.arrayBuffer()) }
  const source = await answer.text()
  // The rest of the site's style sheet is loaded with the scripts.
  const styled = sheet ? source.replace(stylesPlaceholder, () => sheet.neededBy(source)) : source
  const output = dev ? source : paintFirst(styled, ` nonce="${nonce}"`, sheet?.href)
  responseHeaders['content-security-policy'] = dev
    ? developmentPolicy
    : contentSecurityPolicy(output, platform.config, nonce)
  // The page is cached and shared: its policy uses hashes, so the nonce is removed.
  return { ...page, body: Buffer.from(output.replaceAll(` nonce="${nonce}"`, '')) }
}

const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>()

/** One handler per build, because creating it walks all routes. */
function handlerOf(build: ServerBuild, dev: boolean) {
  const handler =
    handlers.get(build) ?? createRequestHandler(build, dev ? 'development' : 'production')
  handlers.set(build, handler)
  return handler
}

async function send(reply: FastifyReply, request: FastifyRequest, page: CachedPage) {
  reply.code(page.status).headers(page.headers)
  reply.header('vary', 'accept-encoding, cookie').header('cache-control', 'no-cache')
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
  if (!encoding || page.body.length < 1000) return reply.send(page.body)
  const compressed = page.compressed.get(encoding) ?? compress(page.body, encoding)
  page.compressed.set(encoding, compressed)
  return reply.header('content-encoding', encoding).send(await compressed)
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Compresses a page in another thread than the rendering one. The window is small because brotli
 * would otherwise take 4 MB for each page.
 */
function compress(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body)
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants
  return brotli(body, { params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_LGWIN]: 16 } })
}

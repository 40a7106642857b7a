import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Platform } from '../platform/context.ts'
import { fail } from '../platform/errors.ts'
import type { KeptPage, PageCache } from './pageCache.ts'
import { paintFirst } from './paintFirst.ts'
import { callInside } from './serverContext.ts'
import { developmentPolicy, policyOf } from './site.ts'
import type { StyleSheet } from './styleSheet.ts'

/** Stands in a rendered page where its styles go. */
export const stylesMark = '/*styles*/'

/** Where the server build of a site comes from: its file, or Vite while developing. */
export type LoadBuild = () => Promise<ServerBuild>

/**
 * Answers every address that nothing else took with a page of the candidates' site. Pages are the
 * same for everybody (the token never reaches a page), so they are kept for a moment, compressed.
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
    if (isFormOfPage(request)) return reply.redirect(request.url, 303)
    if (request.method !== 'GET' && request.method !== 'HEAD') fail('route-not-found')
    // A whole address, or `*`, is no path of ours either.
    if (!/^\/(?!api\/)/.test(request.url)) fail('route-not-found')
    const cacheable = !options.dev
    const known = cacheable && cache.get(key)
    if (known) return send(reply, request, known)
    await platform.limits.hit('page', request.ip)
    const fresh = await render(app, platform, loadBuild, request, options)
    if (cacheable && fresh.status === 200) cache.set(key, fresh)
    return send(reply, request, fresh)
  })
}

/** A form that was sent before its script arrived: the page is opened anew. A second slash is another host. */
const isFormOfPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'POST' &&
  /^application\/x-www-form-urlencoded\b/.test(headers['content-type'] ?? '') &&
  /^\/(?!api\/|[/\\])/.test(url)

async function render(
  app: FastifyInstance,
  platform: Platform,
  loadBuild: LoadBuild,
  request: FastifyRequest,
  { dev, sheet }: { dev: boolean; sheet?: StyleSheet },
): Promise<KeptPage> {
  const build = await loadBuild()
  const context = new RouterContextProvider()
  const { serverContext } = build.entry.module as unknown as {
    serverContext: Parameters<RouterContextProvider['set']>[0]
  }
  const origin = platform.config.origins[0] ?? ''
  const nonce = randomUUID()
  context.set(serverContext, {
    call: callInside(app, request.ip),
    origin,
    devHelpers: platform.config.devHelpers,
    nonce,
  })
  const headers = new Headers()
  for (const name of ['cookie', 'user-agent', 'accept'])
    if (typeof request.headers[name] === 'string') headers.set(name, request.headers[name])
  const handler = handlerOf(build, dev)
  const answer = await handler(new Request(`${origin}${request.url}`, { headers }), context)
  const type = answer.headers.get('content-type') ?? 'text/plain'
  const html = type.startsWith('text/html')
  const out: Record<string, string> = {}
  for (const [name, value] of answer.headers) if (name !== 'content-length') out[name] = value
  const page = { status: answer.status, headers: out, compressed: new Map() }
  if (!html) return { ...page, body: Buffer.from(await answer.arrayBuffer()) }
  const made = await answer.text()
  // What else the site's sheet holds comes with the scripts.
  const styled = sheet ? made.replace(stylesMark, () => sheet.neededBy(made)) : made
  const marked = dev ? made : paintFirst(styled, ` nonce="${nonce}"`, sheet?.href)
  out['content-security-policy'] = dev
    ? developmentPolicy
    : policyOf(marked, platform.config, nonce)
  // The page is kept and shared: its policy goes by hashes, and the mark is nobody's business.
  return { ...page, body: Buffer.from(marked.replaceAll(` nonce="${nonce}"`, '')) }
}

const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>()

/** One handler for a build: making it walks all routes. */
function handlerOf(build: ServerBuild, dev: boolean) {
  const known =
    handlers.get(build) ?? createRequestHandler(build, dev ? 'development' : 'production')
  handlers.set(build, known)
  return known
}

async function send(reply: FastifyReply, request: FastifyRequest, page: KeptPage) {
  reply.code(page.status).headers(page.headers)
  reply.header('vary', 'accept-encoding, cookie').header('cache-control', 'no-cache')
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
  if (!encoding || page.body.length < 1000) return reply.send(page.body)
  const known = page.compressed.get(encoding) ?? compress(page.body, encoding)
  page.compressed.set(encoding, known)
  return reply.header('content-encoding', encoding).send(await known)
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Beside the one thread that renders. A small window: brotli would otherwise take 4 MB for each page.
 */
function compress(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body)
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants
  return brotli(body, { params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_LGWIN]: 16 } })
}

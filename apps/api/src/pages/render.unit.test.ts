import { createHash } from 'node:crypto'
import { pino } from 'pino'
import { createContext, type RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { readConfig } from '../platform/config/config.ts'
import type { Platform } from '../platform/context.ts'
import { createLimits } from '../platform/http/limits.ts'
import { createServer } from '../platform/http/server.ts'
import { createMetrics } from '../platform/metrics.ts'
import { serveMetrics } from '../platform/metricsServer.ts'
import { PageCache } from './pageCache.ts'
import { renderPages } from './render.ts'

const ours = 'ours()'
const theirs = 'theirs()'
const moduleScript = 'import "/a.js"'
const serverContext = createContext<{ nonce: string }>()

/** Renders a page that has a script of ours and injected ones. */
function handleRequest(
  _request: unknown,
  status: number,
  headers: Headers,
  _routerContext: unknown,
  loadContext: unknown,
) {
  const { nonce } = (loadContext as RouterContextProvider).get(serverContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  const html = `<script>${theirs}</script><script nonce="x">${theirs}</script><script nonce="${nonce}">${ours}</script>
          <link rel="modulepreload" href="/a.js"/><script nonce="${nonce}" type="module" async="">${moduleScript}</script></body>`
  return new Response(html, { status, headers })
}

/** A site in which `handleRequest` renders every page. */
const build = {
  entry: {
    module: {
      serverContext,
      default: handleRequest,
    },
  },
  routes: { root: { id: 'root', path: '*', module: { default: () => null } } },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  future: {},
  ssr: true,
  isSpaMode: false,
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild

async function site(env: Record<string, string> = {}, metrics = createMetrics()) {
  const config = readConfig({ TRILHA_SECRET: 'x'.repeat(32), ...env })
  const app = await createServer(config, pino({ level: 'silent' }), metrics)
  const limits = createLimits({} as never)
  const platform = { config, limits, metrics } as unknown as Platform
  renderPages(app, platform, async () => build, { dev: false, cache: new PageCache() })
  return app
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

test('reads of cached pages are hits or misses', async () => {
  const metrics = createMetrics()
  const app = await site({}, metrics)
  const options = { host: '127.0.0.1', port: 0, isHealthy: async () => true }
  const server = await serveMetrics(metrics, options)
  for (const url of ['/page', '/page', '/other', '/page']) await app.inject({ url })
  const { body } = await server.inject('/metrics')
  for (const outcome of ['hit', 'miss'])
    expect(body).toContain(`cache_reads_total{cache="page",outcome="${outcome}"} 2`)
  await server.close()
})

test("a page's policy allows our own scripts only, not injected ones", async () => {
  const app = await site()
  const { statusCode, headers, body } = await app.inject({ url: '/page' })
  expect(statusCode).toBe(200)
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain(hashOf(ours))
  expect(policy).not.toContain(hashOf(theirs))
  expect(body).toContain(`<script>${ours}</script>`)
})

test('page scripts load after the first paint, by a script that the policy allows', async () => {
  const app = await site()
  const { headers, body } = await app.inject({ url: '/page' })
  expect(body).not.toMatch(/modulepreload" href|<script[^>]* type="module"/)
  const policy = String(headers['content-security-policy'])
  const [, last = ''] = /<script>([^<]+)<\/script><\/body>/.exec(body) ?? []
  expect(last).toContain('requestAnimationFrame')
  for (const text of [moduleScript, last]) expect(policy).toContain(hashOf(text))
})

test('the policy allows images and media from the configured bucket, nothing else', async () => {
  const app = await site({
    S3_ENDPOINT: 'https://files.example:9000/path',
    S3_BUCKET: 'trilha',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  })
  const { headers } = await app.inject({ url: '/page' })
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toContain("img-src 'self' data: blob: https://files.example:9000")
  expect(policy).toContain("media-src 'self' blob: https://files.example:9000")
  expect(policy.filter((part) => part.includes('files.example'))).toHaveLength(2)
  const own = await (await site()).inject({ url: '/page' })
  expect(own.headers['content-security-policy']).toContain("media-src 'self' blob:;")
})

test.each(['http://evil.example/page', '*'])('%s is not a page of the site', async (target) => {
  const app = await site()
  app.addHook('onRequest', async ({ raw }) => {
    raw.url = target
  })
  const { statusCode, body } = await app.inject({ url: '/page' })
  expect([statusCode, JSON.parse(body).id]).toEqual([404, 'route-not-found'])
})

test('a form sent without its script redirects to its page, never to another host', async () => {
  const form = 'application/x-www-form-urlencoded'
  const post = async (url: string, type = form) => {
    const app = await site()
    // Set on the raw request, because the test client would change this address.
    app.addHook('onRequest', async ({ raw }) => {
      raw.url = url
    })
    const headers = { 'content-type': type }
    const answer = await app.inject({ method: 'POST', url: '/', headers, payload: '{}' })
    return [answer.statusCode, answer.headers.location]
  }
  expect(await post('/auth/login?returnTo=%2F')).toEqual([303, '/auth/login?returnTo=%2F'])
  for (const url of ['/api/nothing', '//evil.example/x', '/\\evil.example'])
    expect(await post(url)).toEqual([404, undefined])
  expect(await post('/auth/login', 'application/json')).toEqual([404, undefined])
})

test('renderings are limited per IP address; cached pages and other IPs still work', async () => {
  const app = await site()
  const get = async (n: number, remoteAddress = '203.0.113.7') =>
    (await app.inject({ url: `/page?n=${n}`, remoteAddress })).statusCode
  for (let n = 0; n < 1200; n++) expect(await get(n)).toBe(200)
  expect(await get(1200)).toBe(429)
  expect(await get(0)).toBe(200)
  expect(await get(1200, '203.0.113.8')).toBe(200)
})

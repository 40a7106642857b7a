import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { createMetrics } from '../metrics.ts'
import { createServer } from './server.ts'

/** The log output for an error with this message. */
async function logOutputFor(message: string): Promise<string> {
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
  const app = await createServer(
    readConfig({ TRILHA_SECRET: 'x'.repeat(32) }),
    log,
    createMetrics(),
  )
  app.get('/broken', async () => {
    throw new Error(message)
  })
  await app.inject({ url: '/broken' })
  await app.close()
  return lines.join('')
}

test.each([
  'invalid input syntax for type uuid: "tell-nobody"',
  `Unexpected token 'a', "{"email":"tell-nobody"... is not valid JSON`,
  'Failed to parse URL from http://localhost:3000http://x.example/?accessToken=tell-nobody',
])('quoted values of an error message are not logged: %s', async (message) => {
  const logged = await logOutputFor(message)
  expect(logged).toContain(message.slice(0, 15))
  expect(logged).not.toContain('tell-nobody')
})

test('a request is logged with its route, without its address, headers or body', async () => {
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const config = readConfig({ TRILHA_SECRET: 'x'.repeat(32) })
  const app = await createServer(config, log, createMetrics())
  app.get('/api/user/getUserByAcessToken', async (_request, reply) =>
    reply.code(401).send({ message: 'no' }),
  )
  app.post('/api/broken', async () => {
    throw new Error('broken')
  })
  await app.inject({ url: '/api/user/getUserByAcessToken/?accessToken=tell-nobody-1' })
  await app.inject({ url: '/api/nowhere?accessToken=tell-nobody-2' })
  await app.inject({
    method: 'POST',
    url: '/api/broken?accessToken=tell-nobody-3',
    headers: { authorization: 'Bearer tell-nobody-4' },
    payload: { password: 'tell-nobody-5' },
  })
  await app.close()
  const all = lines.join('')
  expect(all).toContain('"route":"/api/user/getUserByAcessToken"')
  expect(all).toContain('"status":500')
  expect(all).not.toContain('tell-nobody')
})

test.each([
  [0, 'id-of-the-proxy', false],
  [1, 'id-of-the-proxy', true],
  [1, 'short', false],
  [1, 'with "quotes" and spaces', false],
])('with %s proxies the request id %s is used: %s', async (proxies, given, isUsed) => {
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const config = readConfig({ TRILHA_SECRET: 'x'.repeat(32), TRILHA_PROXIES: String(proxies) })
  const app = await createServer(config, log, createMetrics())
  const { headers } = await app.inject({ url: '/nowhere', headers: { 'x-request-id': given } })
  await app.close()
  const id = String(headers['x-request-id'])
  expect(id === given).toBe(isUsed)
  expect(id).toMatch(/^[\w-]{8,64}$/)
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ request: id, status: 404 })
})

test('answers are counted by route pattern and class, never by address', async () => {
  const metrics = createMetrics()
  const config = readConfig({ TRILHA_SECRET: 'x'.repeat(32) })
  const app = await createServer(config, pino({ level: 'silent' }), metrics)
  app.get('/api/people/:id', async () => ({ ok: true }))
  await app.inject({ url: '/api/people/tell-nobody' })
  await app.close()
  const text = await metrics.registry.metrics()
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/people/:id",status="2xx"} 1',
  )
  expect(text).not.toContain('tell-nobody')
})

test.each([
  ['0', '203.0.113.7', '127.0.0.1'],
  ['1', '203.0.113.7:51234', '203.0.113.7'],
  ['1', '6.6.6.6, [2804:14d::1]:443', '2804:14d::1'],
  // The place of the proxy's entry is never taken by one that the client wrote.
  ['1', '6.6.6.6, nonsense', 'unknown'],
  ['2', '203.0.113.7:51234, 10.0.0.2:80', '203.0.113.7'],
])('with %s proxies, the caller of X-Forwarded-For "%s" is %s', async (proxies, header, ip) => {
  const config = readConfig({ TRILHA_SECRET: 'x'.repeat(32), TRILHA_PROXIES: proxies })
  const app = await createServer(config, pino({ level: 'silent' }), createMetrics())
  app.get('/ip', async (request) => ({ ip: request.ip }))
  const answer = await app.inject({ url: '/ip', headers: { 'x-forwarded-for': header } })
  await app.close()
  expect(answer.json()).toEqual({ ip })
})

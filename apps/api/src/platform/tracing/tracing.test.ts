import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as accounts from '@trilha/contracts/accounts/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../../test/client.ts'
import { aCandidate } from '../../../test/factories.ts'
import { listening } from '../../../test/live.ts'
import { program } from '../../../test/program.ts'
import { startTracing } from './tracing.ts'

type Value = { stringValue?: string; intValue?: number }
type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status: { code?: number }
  attributes: { key: string; value: Value }[]
}
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

const execute = promisify(execFile)
const bodies: string[] = []
/** A collector of OpenTelemetry. */
const collector = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    if (request.url === '/v1/traces') bodies.push(Buffer.concat(parts).toString())
    response.setHeader('content-type', 'application/json').end('{}')
  })
})
const settings: Record<string, string> = {}
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  settings['OTEL_EXPORTER_OTLP_ENDPOINT'] = `http://127.0.0.1:${port}`
})
const p = program({ settings })
afterAll(() => collector.close())

const spans = (): Span[] =>
  bodies
    .map((body) => JSON.parse(body) as Export)
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans)
/** Waits for the next span with this name, and for those that are sent with it. */
async function spanOf(name: string): Promise<Span> {
  const find = () => spans().find((span) => span.name === name)
  await expect.poll(find, { timeout: 15_000 }).toBeDefined()
  return find()!
}
const childrenOf = ({ spanId }: Span) => spans().filter((span) => span.parentSpanId === spanId)
const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

test('one trace leads from a request to its statements, its task and the statements of that', async () => {
  const { email } = await aCandidate(p, { name: 'Cupuaçu Nogueira' })
  const posting = request(`${await listening(p)}/api/user/forgotPassword?typeUser=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  })
  posting.flushHeaders()
  // The body comes later, in an event of the connection, whose context is not the request's.
  setTimeout(() => posting.end(JSON.stringify({ email })), 100)
  const [answer] = (await once(posting, 'response')) as [IncomingMessage]
  answer.resume()
  expect(answer.statusCode).toBe(202)
  const task = await spanOf('task accounts.reset')
  const root = await spanOf('POST /api/user/forgotPassword')
  expect(root.parentSpanId).toBeUndefined()
  expect(attributesOf(root)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/user/forgotPassword',
    'http.response.status_code': 202,
  })
  const statements = childrenOf(root).filter(({ name }) => !name.startsWith('task '))
  expect(statements.map(({ name }) => name)).toContain('select users')
  expect(attributesOf(statements.find(({ name }) => name === 'select users')!)).toEqual({
    'db.system.name': 'postgresql',
    'db.operation.name': 'select',
    'db.collection.name': 'users',
  })
  expect(task).toMatchObject({ traceId: root.traceId, parentSpanId: root.spanId })
  expect(attributesOf(task)).toEqual({ 'trilha.task': 'accounts.reset' })
  expect(childrenOf(task).map(({ name }) => name)).toContain('select users')
  expect(bodies.join()).not.toMatch(/Cupua|Nogueira|exemplo|127\.0\.0\.1/)
})

test('requests at the same time keep their statements apart', async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => aCandidate(p)))
  await Promise.all(people.map(({ token }) => call(p, accounts.getUser, { query: {} }, { token })))
  const requests = () => spans().filter(({ name }) => name === 'GET /api/user/getUserByAcessToken')
  await expect.poll(() => requests().length, { timeout: 15_000 }).toBe(4)
  expect(new Set(requests().map(({ traceId }) => traceId)).size).toBe(4)
  const counts = requests().map((span) => childrenOf(span).length)
  expect(counts[0]).toBeGreaterThan(0)
  expect(new Set(counts).size).toBe(1)
})

/** Loads the program in a process of its own and counts the modules of OpenTelemetry's SDK. */
async function loadedModules(collector: string | null): Promise<number> {
  const script = `
    import { registerHooks } from 'node:module'
    let count = 0
    registerHooks({
      load: (url, context, next) => {
        if (url.includes('/@opentelemetry/sdk-trace/')) count++
        return next(url, context)
      },
    })
    await import('./program.ts')
    const { startTracing } = await import('./platform/tracing/tracing.ts')
    await startTracing(${JSON.stringify(collector)}, [])
    process.stdout.write(String(count), () => process.exit())`
  const cwd = join(import.meta.dirname, '../..')
  const { stdout } = await execute(process.execPath, ['--input-type=module', '-e', script], { cwd })
  return Number(stdout)
}

test('without a collector nothing is traced, and no package is loaded', async () => {
  expect(await startTracing(null, ['web'])).toBeNull()
  expect(await loadedModules(null)).toBe(0)
  expect(await loadedModules('http://127.0.0.1:9')).toBeGreaterThan(0)
})

test('a collector that does not answer delays neither requests nor the end for long', async () => {
  const tracing = await startTracing('http://127.0.0.1:9', ['web'])
  await tracing?.task({ name: 'a.task', traceparent: 'not one' }, async () => 1)
  const begun = performance.now()
  await tracing?.stop()
  expect(performance.now() - begun).toBeLessThan(5000)
})

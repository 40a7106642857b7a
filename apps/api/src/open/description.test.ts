import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import * as apiKeys from '@trilha/contracts/apiKeys'
import { readSample } from '@trilha/contracts/open/sample'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../test/client.ts'
import { anApplication, aRecruiter, aVacancy } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { isPublic } from '../platform/http/openapi.ts'
import { routes } from '../routes.ts'

const p = program()
const root = join(import.meta.dirname, '../../../..')
const publicPath = '/api/open/openapi.json'

type Json = Record<string, unknown>
const read = async (url: string) => (await p.app.inject({ url })).json<Json>()

/** What Redocly's recommended rules find, as `severity rule: message place`. */
async function lint(url: string): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    // Their example.com is no server for us either; ours is known only at the start.
    rules: { 'no-server-example.com': 'off' },
  })
  const problems = await lintFromString({ source: JSON.stringify(await read(url)), config })
  return problems.map(
    ({ severity, ruleId, message, location }) =>
      `${severity} ${ruleId}: ${message} ${location[0]?.pointer}`,
  )
}

test('a public linter finds nothing in the public description', async () => {
  expect(await lint(publicPath)).toEqual([])
})

test('a public linter finds no error in the description of all endpoints', async () => {
  const problems = await lint('/api/openapi.json')
  expect(problems.filter((problem) => problem.startsWith('error'))).toEqual([])
})

test('the public description has what systems of companies may rely on, and nothing else', async () => {
  const { paths } = await read(publicPath)
  expect(Object.keys(paths as Json).toSorted()).toEqual([
    '/feeds/vacancies',
    '/open/applications',
    '/open/applications/{id}/history',
    '/open/vacancies',
  ])
  const withKey = routes.filter(({ endpoint }) => endpoint.scope !== undefined)
  expect(withKey.filter(({ endpoint }) => !isPublic(endpoint))).toEqual([])
})

/** Paths of the properties and parameters below a value that have no description. */
function undescribed(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => undescribed(item, `${path}/${i}`))
  if (value === null || typeof value !== 'object') return []
  const found: string[] = []
  for (const [key, child] of Object.entries(value)) {
    if (key === 'example' || key === 'enum') continue
    if (key === 'properties')
      for (const [name, property] of Object.entries(child as Record<string, Json>))
        if (!property['description']) found.push(`${path}/${name}`)
    found.push(...undescribed(child, `${path}/${key}`))
  }
  if ('in' in value && 'name' in value && !('description' in value)) found.push(path)
  return found
}

test('every field and parameter of the public API is described', async () => {
  expect(undescribed(await read(publicPath))).toEqual([])
  expect(undescribed({ properties: { a: { type: 'string' } } })).toEqual(['/a'])
})

test('the public description allows fields to be added', async () => {
  expect(JSON.stringify(await read(publicPath))).not.toContain('additionalProperties')
})

test('every public reply has an example that fits its schema exactly', () => {
  for (const { endpoint } of routes.filter((route) => isPublic(route.endpoint))) {
    const parsed = endpoint.reply?.safeParse(endpoint.example)
    expect(parsed?.error).toBeUndefined()
    expect(parsed?.data).toEqual(endpoint.example)
  }
})

// Not inside the repository's `node_modules`, where Node runs no TypeScript.
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trilha-client-'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the sample of the developer guide compiles with a generated client and reads applications', async () => {
  const owner = await aRecruiter(p, { role: 'owner' })
  const vacancy = await aVacancy(p, { companyId: owner.companyId })
  const ids = [await anApplication(p, { vacancy }), await anApplication(p, { vacancy })].map(
    ({ id }) => id,
  )
  const body = { name: 'BI', scopes: ['vacancies:read', 'applications:read'] as const }
  const created = await call(p, apiKeys.createApiKey, { body: body as never }, owner)
  const origin = await p.app.listen({ port: 0, host: '127.0.0.1' })

  // Not `execFileSync`: the program in this process must go on answering.
  const run = (command: string, ...args: string[]) =>
    promisify(execFile)(command, args, {
      cwd: folder,
      env: { ...process.env, TRILHA_URL: origin, TRILHA_KEY: created.body.key },
    })
  const bin = (name: string) => join(root, 'node_modules/.bin', name)
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(await read(publicPath)))
  await run(bin('oazapfts'), 'openapi.json', 'trilha.ts')
  writeFileSync(join(folder, 'read.ts'), readSample)
  const options = '--strict --noEmit --module nodenext --target esnext --types node'
  const lenient = '--allowImportingTsExtensions --skipLibCheck --ignoreConfig'
  await run(bin('tsc'), ...`${options} ${lenient}`.split(' '), 'read.ts')
  const { stdout } = await run(process.execPath, 'read.ts')
  const lines = stdout.trim().split('\n')
  for (const id of ids) expect(lines.some((line) => line.includes(id))).toBe(true)
  expect(lines).toHaveLength(ids.length)
}, 120_000)

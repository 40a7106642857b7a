import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { environment, readConfig } from './config.ts'

const root = join(import.meta.dirname, '../../../../..')
const document = join(root, 'docs/operations.md')

/** Variables in the first column of the table below the heading "Settings". */
function settingsOf(text: string): string[] {
  const section = text.split(/^## /m).find((part) => part.startsWith('Settings\n')) ?? ''
  const cells = [...section.matchAll(/^\|([^|]+)\|/gm)].map(([, cell = '']) => cell)
  return cells.flatMap((cell) => [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name))
}

test('docs/operations.md lists every setting once, and no other', () => {
  const listed = settingsOf(readFileSync(document, 'utf8'))
  expect(listed.toSorted()).toEqual(Object.keys(environment.shape).toSorted())
})

/** Variables of `.env.example`; those that are left to their defaults are behind a `#`. */
const example = [
  ...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^(# )?([A-Z0-9_]+)=(.*)$/gm),
].map(([, isLeft, name = '', value = '']) => ({ isLeft: isLeft !== undefined, name, value }))

/** Names that compose.yaml itself needs, and the program does not. */
const ofCompose = ['SITE_HOST', 'FILES_HOST', 'POSTGRES_PASSWORD']

test('.env.example names every setting once, and no other but those of compose.yaml', () => {
  const names = example.map(({ name }) => name)
  expect(names.toSorted()).toEqual([...Object.keys(environment.shape), ...ofCompose].toSorted())
})

test('.env.example asks for a secret, and is complete with one', () => {
  const given = Object.fromEntries(
    example.filter(({ isLeft }) => !isLeft).map(({ name, value }) => [name, value]),
  )
  expect(() => readConfig(given)).toThrow('TRILHA_SECRET is needed')
  expect(readConfig({ ...given, TRILHA_SECRET: 'x'.repeat(64) })).toMatchObject({
    embedded: false,
    demo: false,
    proxies: 1,
  })
})

test('the values that .env.example shows behind a # are the defaults', () => {
  const shown = example
    .filter(({ isLeft, value }) => isLeft && value !== '')
    .filter(({ name }) => !ofCompose.includes(name))
  expect(shown.length).toBeGreaterThan(8)
  const values = Object.fromEntries(shown.map(({ name, value }) => [name, value]))
  expect(environment.parse(values)).toEqual(environment.parse({}))
})

type Service = {
  environment?: Record<string, string>
  user?: string
  healthcheck?: { test: unknown[] }
  volumes?: string[]
  depends_on?: Record<string, object>
  image?: string
}
const composeText = readFileSync(join(root, 'compose.yaml'), 'utf8')
const { services, volumes } = parse(composeText, { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, null>
}

describe('compose.yaml', () => {
  /** As `.env`, with the values that a person fills in. */
  const filledIn: Record<string, string> = {
    SITE_HOST: 'trilha.example',
    FILES_HOST: 'arquivos.trilha.example',
    POSTGRES_PASSWORD: 'p'.repeat(64),
    TRILHA_SECRET: 's'.repeat(64),
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'k'.repeat(64),
  }
  const variable = /\$\{(\w+)(?::\?[^}]*)?\}/g

  test('asks for variables that .env.example names, and for no other', () => {
    const asked = new Set([...composeText.matchAll(variable)].map(([, name = '']) => name))
    expect([...asked].toSorted()).toEqual(Object.keys(filledIn).toSorted())
    const named = example.map(({ name }) => name)
    for (const name of asked) expect(named).toContain(name)
  })

  test.each(['web', 'worker'])('gives the role %s settings that exist and suffice', (role) => {
    const given = services[role]?.environment ?? {}
    const known = Object.keys(environment.shape)
    expect(Object.keys(given).filter((name) => !known.includes(name))).toEqual([])
    const settings = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name,
        value.replaceAll(variable, (_, asked: string) => filledIn[asked] ?? ''),
      ]),
    )
    expect(readConfig(settings)).toMatchObject({
      roles: [role],
      embedded: false,
      siteOrigin: 'https://trilha.example',
      proxies: 1,
      metricsPort: 9464,
      s3: { endpoint: 'https://arquivos.trilha.example', bucket: 'trilha' },
    })
  })

  test('has a health check and no root for what keeps running, and volumes that exist', () => {
    // It prepares the volumes and ends. The image of the program has a user of its own.
    const { folders: once, ...running } = services
    expect(once?.image).toMatch(/debian/)
    const namesOf = (wrong: (service: Service, name: string) => boolean) =>
      Object.keys(running).filter((name) => wrong(running[name]!, name))
    // YAML makes an object of an unquoted text with a colon and a space in it.
    const isCommand = (test: unknown[] = []) =>
      test.length > 1 && test.every((word) => typeof word === 'string')
    expect(namesOf(({ healthcheck }) => !isCommand(healthcheck?.test))).toEqual([])
    expect(namesOf(({ user = '' }) => !/^(postgres|[1-9]\d*:\d+)$/.test(user))).toEqual([
      'web',
      'worker',
    ])
    for (const service of Object.values(services)) {
      for (const other of Object.keys(service.depends_on ?? {}))
        expect(services).toHaveProperty(other)
      for (const volume of service.volumes ?? [])
        if (!volume.startsWith('.')) expect(volumes).toHaveProperty(volume.split(':')[0] ?? '')
    }
    const proxy = readFileSync(join(root, 'ops/Caddyfile'), 'utf8')
    const names = [...proxy.matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name)
    expect(names).toEqual(Object.keys(services['proxy']?.environment ?? {}))
    expect(readFileSync(join(root, 'Containerfile'), 'utf8')).toMatch(/^USER trilha$/m)
  })
})

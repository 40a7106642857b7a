import { dirname, join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import admin from '../apps/admin/src/routes.ts'
import candidate from '../apps/candidate/src/routes.ts'
import company from '../apps/company/src/routes.ts'
import { sources, staticImportsOf } from './sources.ts'

/** Checks that each route names the texts of its screen (packages/web/router/handle.ts). */

type Sources = ReadonlyMap<string, string>

const files = sources('apps/*/src/**/*.{ts,tsx}', 'packages/web/**/*.{ts,tsx}')
const namespaces = new Set(
  [...sources('packages/web/locales/pt-BR/*.json', 'apps/*/src/locales/pt-BR/*.json').keys()].map(
    (path) => /([^/]+)\.json$/.exec(path)?.[1] ?? '',
  ),
)

const handlePattern = /export const handle = [^}]*\}/
const namesIn = (text: string) => [...text.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)
const declaredIn = (text: string) => namesIn(handlePattern.exec(text)?.[0] ?? '')

/** Paths of the modules that a module imports statically, without those that are only types. */
function importedBy(path: string, from: Sources): string[] {
  return staticImportsOf(from.get(path) ?? '')
    .map((name) =>
      name.startsWith('.')
        ? join(dirname(path), name)
        : name.replace(/^@trilha\/web\//, 'packages/web/'),
    )
    .filter((name) => from.has(name))
}

/** Paths of a route's file and of everything that it imports, directly or not. */
function modulesOf(route: string, from: Sources): Set<string> {
  const found = new Set([route])
  // The loop also visits the paths that it adds to the set.
  for (const path of found) for (const next of importedBy(path, from)) found.add(next)
  return found
}

/** Namespaces that a module passes to `useTranslation`. */
const usedIn = (text: string) =>
  [...text.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names = '']) => namesIn(names))

/** Namespaces that a route uses, but that neither it, its parents nor the site declare. */
function missing(route: string, declared: readonly string[], from: Sources = files): string[] {
  const used = [...modulesOf(route, from)].flatMap((path) => usedIn(from.get(path) ?? ''))
  return [...new Set(used)].filter((name) => !declared.includes(name))
}

/** Namespaces that a route declares, but that are unknown or not named in its modules. */
function superfluous(route: string, from: Sources = files): string[] {
  const text = [...modulesOf(route, from)]
    .map((path) => (from.get(path) ?? '').replace(handlePattern, ''))
    .join('\n')
  return declaredIn(from.get(route) ?? '').filter(
    (name) => !namespaces.has(name) || !new RegExp(`['"]${name}['":]`).test(text),
  )
}

type Screen = { route: string; declared: string[] }

/** All routes below `entries`, with the namespaces that they and their parents declare. */
function screensOf(entries: RouteConfigEntry[], src: string, inherited: string[]): Screen[] {
  return entries.flatMap(({ file, children = [] }) => {
    const route = join(src, file)
    const declared = [...inherited, ...declaredIn(files.get(route) ?? '')]
    return [{ route, declared }, ...screensOf(children, src, declared)]
  })
}

/** Namespaces that a site loads before its first screen. */
function startNamespaces(src: string): string[] {
  const entry = files.get(`${src}/entry.client.tsx`) ?? ''
  const own = /startSite\(\[([^\]]*)\]/.exec(entry)
  return own ? ['common', 'site', ...namesIn(own[1] ?? '')] : ['common']
}

describe.each([
  ['candidate', candidate],
  ['company', company],
  ['admin', admin],
])('%s', (site, routes) => {
  const src = `apps/${site}/src`
  const screens = screensOf(routes as RouteConfigEntry[], src, startNamespaces(src))
  test.each(screens)('$route names the texts of its screen', ({ route, declared }) => {
    expect(files.has(route)).toBe(true)
    expect(missing(route, declared)).toEqual([])
    expect(superfluous(route)).toEqual([])
  })
})

test('missing and superfluous texts are found, also through other modules', () => {
  const from = new Map([
    [
      'apps/x/src/a/Screen.tsx',
      "import { Card } from '../b/Card.tsx'\n" +
        "import type { Unused } from '../b/Unused.tsx'\n" +
        "export const handle = { namespaces: ['talents', 'editor'] } satisfies Handle\n" +
        "useTranslation('talents')",
    ],
    [
      'apps/x/src/b/Card.tsx',
      "import '@trilha/web/site/List.tsx'\nuseTranslation(['common', 'x'])",
    ],
    ['apps/x/src/b/Unused.tsx', "useTranslation('stages')"],
    ['packages/web/site/List.tsx', "useTranslation('sheet')"],
  ])
  const route = 'apps/x/src/a/Screen.tsx'
  expect(missing(route, ['common', 'talents', 'editor'], from)).toEqual(['x', 'sheet'])
  expect(superfluous(route, from)).toEqual(['editor'])
})

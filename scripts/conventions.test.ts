import { basename, dirname, join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { countedPages } from '@trilha/contracts/system/pages'
import { expect, test } from 'vitest'
import candidateRoutes from '../apps/candidate/src/routes.ts'
import { crowdedFunctions } from './parameters.ts'
import { importsOf, sources } from './sources.ts'

/** Rules for the code that a test can check (CONTRIBUTING.md#rules-that-tests-keep). */

/** File extensions of code, as a glob. */
const code = '{ts,tsx}'
/** All source files except migrations and texts. */
const source = '{apps,packages,e2e,bench,scripts}/**/*.{ts,tsx,css}'
/** The noun of a file of the API: its folder in `apps/api/src/`. */
const nounOf = (path: string) => path.split('/')[3] ?? ''
const offenders = (files: Map<string, string>, wrong: (path: string, text: string) => boolean) =>
  [...files].filter(([path, text]) => wrong(path, text)).map(([path]) => path)

test('allowed imports: sites → web → contracts, api → contracts', () => {
  const forbidden: [string, RegExp][] = [
    [`packages/contracts/**/*.${code}`, /@trilha\/(web|api)|apps\//],
    [`packages/web/**/*.${code}`, /@trilha\/api|apps\//],
    [`apps/{candidate,company,admin}/**/*.${code}`, /@trilha\/api|apps\/api/],
  ]
  for (const [pattern, name] of forbidden)
    expect(
      offenders(sources(pattern), (_, text) => importsOf(text).some((i) => name.test(i))),
    ).toEqual([])
})

test('packages/web/ui does not import a router, query, form or translation library', () => {
  const libraries = /^(react-router|@tanstack\/|react-hook-form|i18next|react-i18next)/
  expect(
    offenders(sources(`packages/web/ui/**/*.${code}`), (_, text) =>
      importsOf(text).some((name) => libraries.test(name)),
    ),
  ).toEqual([])
})

test('only one noun writes to a table, except that privacy may delete and empty rows of all', () => {
  const types = [...sources('apps/api/src/platform/db/database.types.ts').values()].join('')
  const tables = new Set(
    [...types.slice(types.indexOf('export interface DB {')).matchAll(/^ {2}"?([\w.]+)"?:/gm)].map(
      ([, name = '']) => name,
    ),
  )
  expect(tables.size).toBeGreaterThan(90)
  const statement =
    /\.(insertInto|updateTable|deleteFrom)\(\s*'([\w.]+)|\b(insert into|update|delete from) ([\w.]+)/g
  const writers = new Map<string, Set<string>>()
  for (const [path, text] of sources('apps/api/src/*/**/*.ts')) {
    const noun = nounOf(path)
    if (path.endsWith('.test.ts')) continue
    for (const match of text.matchAll(statement)) {
      const [, builderCall, builderTable = '', sqlWords, table = builderTable] = match
      const isDelete = (builderCall ?? sqlWords ?? '').startsWith('delete')
      if (!tables.has(table) || (noun === 'privacy' && isDelete)) continue
      writers.set(table, (writers.get(table) ?? new Set()).add(noun))
    }
  }
  expect(writers.size).toBeGreaterThan(80)
  expect([...writers].filter(([, nouns]) => nouns.size > 1)).toEqual([])
  // Only privacy may write to a table whose name is not a literal, because this test cannot see it.
  const hidden =
    /\b(insert into|update|delete from) \$\{|\.(insertInto|updateTable|deleteFrom)\((?!\s*')/
  expect(
    offenders(sources('apps/api/src/*/**/*.ts'), (path, text) =>
      path.endsWith('.test.ts') || nounOf(path) === 'privacy' ? false : hidden.test(text),
    ),
  ).toEqual([])
})

test('fetch is called in web/data only', () => {
  const files = sources(
    `apps/{candidate,company,admin}/src/**/*.${code}`,
    `packages/web/**/*.${code}`,
  )
  expect(
    offenders(
      files,
      (path, text) => !path.startsWith('packages/web/data/') && /\bfetch\(/.test(text),
    ),
  ).toEqual([])
})

test('query keys are written only in *.keys.ts, so that reads and invalidations use the same keys', () => {
  const files = sources(
    `apps/{candidate,company,admin}/src/**/*.${code}`,
    `packages/web/**/*.${code}`,
  )
  const keys = [...files.keys()].filter((path) => path.endsWith('.keys.ts'))
  expect(keys.length).toBeGreaterThan(30)
  // A key as a literal (in an option or an argument), or an element of a key read by its index.
  const literal = /\bqueryKey:\s*\[|\b[gs]etQueryData(<[^(]*>)?\(\s*\[|\bqueryKey\[/
  expect(
    offenders(files, (path, text) => !path.endsWith('.keys.ts') && literal.test(text)),
  ).toEqual([])
})

test('lazy components load through importWithRetry, so that a missing file never breaks the page', () => {
  const files = sources(
    `apps/{candidate,company,admin}/src/**/*.tsx`,
    `packages/web/{form,site,errors}/**/*.tsx`,
  )
  // The error screens simply do not show their scene if it cannot be loaded.
  const allowed = 'packages/web/errors/LazyErrorScene.tsx'
  expect(
    offenders(files, (path, text) => {
      const withoutComments = text.replaceAll(/\/\/.*$/gm, '')
      return (
        path !== allowed &&
        /\blazy[(<]/.test(withoutComments) &&
        /(?<!importWithRetry\(\(\) => )\bimport\(/.test(withoutComments)
      )
    }),
  ).toEqual([])
})

test('only stores, fragments, migrations and the platform contain SQL statements', () => {
  const files = sources(`apps/api/src/**/*.${code}`)
  const statement = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/
  const sqlFiles =
    /\.(store|fragments)\.ts$|\.test\.ts$|^apps\/api\/src\/(platform\/|dev\/|privacy\/inventory\/(account|processes|parts)\.ts$)/
  expect(offenders(files, (path, text) => !sqlFiles.test(path) && statement.test(text))).toEqual([])
})

test('statements use the sql template or the query builder, never numbered parameters', () => {
  const files = sources(`apps/api/**/*.${code}`, `packages/**/*.${code}`, 'e2e/**/*.ts')
  // A numbered parameter of SQL; the `$1` of a text replacement follows a quote or a letter.
  const numbered =
    /([=(,<>+]|\|\||\b(limit|offset|and|or|not|when|then|else|select|between|like))\s*\$[1-9]\b/
  expect(
    offenders(files, (_, text) => numbered.test(text) || /\bCompiledQuery\b/.test(text)),
  ).toEqual([])
})

test('a store is imported only by files of its noun', () => {
  const files = sources(`apps/api/src/**/*.${code}`)
  expect(
    offenders(files, (path, text) =>
      importsOf(text)
        .filter((name) => name.endsWith('.store.ts'))
        .some((name) => nounOf(join(dirname(path), name)) !== nounOf(path)),
    ),
  ).toEqual([])
})

test('services do not check the kind of viewer again, because the route has already done so', () => {
  const files = sources(`apps/api/src/**/*.${code}`)
  const checksViewer = /\bsignedIn\(|\?\? fail\('forbidden'\)/
  expect(offenders(files, (_, text) => checksViewer.test(text))).toEqual([])
})

test('no file has more than 400 lines', () => {
  expect(
    offenders(
      sources(source, '{apps,packages}/**/locales/**/*.json'),
      (path, text) => !path.endsWith('database.types.ts') && text.split('\n').length > 400,
    ),
  ).toEqual([])
})

test('no folder has more than 25 source files', () => {
  const counts = new Map<string, number>()
  for (const path of sources(source).keys())
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  expect(counts.size).toBeGreaterThan(100)
  expect([...counts].filter(([, count]) => count > 25)).toEqual([])
})

test('every icon is used', () => {
  const usedIcons = new Set(
    [...sources(`{apps,packages,e2e}/**/*.${code}`)]
      .filter(([path]) => !/\/icons\/\w+\.tsx$/.test(path))
      .flatMap(([, text]) => text.match(/\bIcon[A-Z]\w*/g) ?? []),
  )
  const icons = [...sources('packages/web/ui/icons/*.tsx').values()].flatMap((text) =>
    [...text.matchAll(/^export const (Icon\w+)/gm)].map(([, name]) => name),
  )
  expect(icons.length).toBeGreaterThan(0)
  expect(icons.filter((name) => !usedIcons.has(name ?? ''))).toEqual([])
})

test('every screen has a route', () => {
  for (const site of ['candidate', 'company', 'admin']) {
    const routes = [...sources(`apps/${site}/src/routes.ts`).values()].join()
    const screens = [...sources(`apps/${site}/src/**/*Screen.tsx`).keys()].map((path) =>
      basename(path),
    )
    const withoutRoute = ['ErrorScreen.tsx', 'LoadingScreen.tsx']
    expect(
      screens.filter((name) => !routes.includes(name) && !withoutRoute.includes(name)),
    ).toEqual([])
  }
})

test('names of the specification appear only in the routes, the links and the contracts', () => {
  const files = sources(`apps/{candidate,company,admin}/src/**/*.${code}`, `apps/api/src/**/*.ts`)
  const words =
    /mySelectiveProcesses|progressSelectiveProcess|viewSelectiveProcess|listSelectiveProcesses/
  const allowed = /\/(routes|paths)\.ts$|\.test\.ts$/
  expect(offenders(files, (path, text) => !allowed.test(path) && words.test(text))).toEqual([])
})

test('every page is in the list of counted pages', () => {
  const pathsOf = (routes: RouteConfigEntry[], parentPath = ''): string[] =>
    routes.flatMap(({ path, children, index }) => {
      const fullPath = path ? `${parentPath}/${path}` : parentPath
      return [...(path || index ? [fullPath || '/'] : []), ...pathsOf(children ?? [], fullPath)]
    })
  const pages = pathsOf(candidateRoutes)
    .filter((path) => !path.endsWith('*'))
    .map((path) => path.replaceAll(/:\w+/g, '*'))
  // A new page must be added to packages/contracts/src/system/pages.ts.
  expect(
    [...new Set(pages)].filter((page) => !(countedPages as readonly string[]).includes(page)),
  ).toEqual([])
})

test('a CSS module has the name and the folder of its component, and only that component imports it', () => {
  const sheets = [...sources('{apps,packages}/**/*.module.css').keys()]
  expect(sheets.length).toBeGreaterThan(200)
  const imported = [...sources(`{apps,packages}/**/*.${code}`)].flatMap(([path, text]) =>
    importsOf(text)
      .filter((name) => name.endsWith('.module.css'))
      .map((name) => ({ path, sheet: join(dirname(path), name) })),
  )
  expect(
    imported.filter(({ path, sheet }) => path !== sheet.replace('.module.css', '.tsx')),
  ).toEqual([])
  // Every CSS module must be imported.
  const used = new Set(imported.map(({ sheet }) => sheet))
  expect(sheets.filter((sheet) => !used.has(sheet))).toEqual([])
})

test('a function has at most four parameters', () => {
  // Methods, parameter lists of several lines, and function types count too.
  const crowded = `const f = <T,>(a: T, b: (x: 1, y: 2) => void, [c]: T[], { d }: T, e = 1) => <b />
    class A { m(a: 1, b: 2, c: 3,
      d: 4, e: 5) {} }
    test.each([])('', (a, b, c, d, e) => {})
    type F = (a: 1, b: 2, c: 3, d: 4, ...e: 5[]) => void`
  expect(crowdedFunctions('crowded.tsx', crowded)).toEqual([1, 2, 5])

  const files = sources(`{apps,packages,scripts,bench,e2e}/**/*.${code}`)
  expect(files.size).toBeGreaterThan(1000)
  expect(
    [...files].flatMap(([path, text]) =>
      crowdedFunctions(path, text).map((line) => `${path}:${line}`),
    ),
  ).toEqual([])
})

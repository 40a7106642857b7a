import { basename, dirname, join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { countedPages } from '@trilha/contracts/system/pages'
import { expect, test } from 'vitest'
import candidateRoutes from '../apps/candidate/src/routes.ts'
import { crowdedFunctions } from './parameters.ts'
import { importsOf, sources } from './sources.ts'

/** The rules of the house that a machine can see (CONTRIBUTING.md#rules-that-tests-keep). */

const code = '{ts,tsx}'
/** Source files; migrations and texts have other endings. */
const source = '{apps,packages,e2e,bench,scripts}/**/*.{ts,tsx,css}'
/** The folder of a file below `apps/api/src/`. */
const nounOf = (path: string) => path.split('/')[3] ?? ''
const offenders = (files: Map<string, string>, wrong: (path: string, text: string) => boolean) =>
  [...files].filter(([path, text]) => wrong(path, text)).map(([path]) => path)

test('imports go one way: sites → web → contracts, api → contracts', () => {
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

test('ui knows no router, query, form or translation library', () => {
  const libraries = /^(react-router|@tanstack\/|react-hook-form|i18next|react-i18next)/
  expect(
    offenders(sources(`packages/web/ui/**/*.${code}`), (_, text) =>
      importsOf(text).some((name) => libraries.test(name)),
    ),
  ).toEqual([])
})

test('a table is written by one noun; only privacy deletes from the tables of others', () => {
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
    for (const [, call, called = '', word, written = called] of text.matchAll(statement)) {
      const deletes = (call ?? word ?? '').startsWith('delete')
      if (!tables.has(written) || (noun === 'privacy' && deletes)) continue
      writers.set(written, (writers.get(written) ?? new Set()).add(noun))
    }
  }
  expect(writers.size).toBeGreaterThan(80)
  expect([...writers].filter(([, nouns]) => nouns.size > 1)).toEqual([])
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

test('query keys are written in *.keys.ts only, so that what is invalidated has the name of what is read', () => {
  const files = sources(
    `apps/{candidate,company,admin}/src/**/*.${code}`,
    `packages/web/**/*.${code}`,
  )
  const keys = [...files.keys()].filter((path) => path.endsWith('.keys.ts'))
  expect(keys.length).toBeGreaterThan(30)
  // A literal, as an option or as an argument, or a part of a key read by its position.
  const literal = /\bqueryKey:\s*\[|\b[gs]etQueryData(<[^(]*>)?\(\s*\[|\bqueryKey\[/
  expect(
    offenders(files, (path, text) => !path.endsWith('.keys.ts') && literal.test(text)),
  ).toEqual([])
})

test('a part of a page that comes later is waited for, so that a lost file never takes the page away', () => {
  const files = sources(
    `apps/{candidate,company,admin}/src/**/*.tsx`,
    `packages/web/{form,site,errors}/**/*.tsx`,
  )
  // The scene of the error screens does without itself instead.
  const may = 'packages/web/errors/LazyErrorScene.tsx'
  expect(
    offenders(files, (path, text) => {
      const code = text.replaceAll(/\/\/.*$/gm, '')
      return (
        path !== may && /\blazy[(<]/.test(code) && /(?<!untilLoaded\(\(\) => )\bimport\(/.test(code)
      )
    }),
  ).toEqual([])
})

test('tables are touched in stores, published fragments, migrations and the platform only', () => {
  const files = sources(`apps/api/src/**/*.${code}`)
  const statement = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/
  const mayTouch = /\.(store|fragments)\.ts$|\.test\.ts$|^apps\/api\/src\/(platform|dev)\//
  expect(offenders(files, (path, text) => !mayTouch.test(path) && statement.test(text))).toEqual([])
})

test('statements are written with the sql template or the builder: values have no numbers', () => {
  const files = sources(`apps/api/**/*.${code}`, `packages/**/*.${code}`, 'e2e/**/*.ts')
  // A numbered parameter as SQL has it; the `$1` of a replacement follows a quote or a letter.
  const numbered = /([=(,<>]|\b(limit|offset|and|or|not|then|else|select|between|like))\s*\$[1-9]\b/
  expect(
    offenders(files, (_, text) => numbered.test(text) || /\bCompiledQuery\b/.test(text)),
  ).toEqual([])
})

test("a noun's store is entered by its own noun only", () => {
  const files = sources(`apps/api/src/**/*.${code}`)
  expect(
    offenders(files, (path, text) =>
      importsOf(text)
        .filter((name) => name.endsWith('.store.ts'))
        .some((name) => nounOf(join(dirname(path), name)) !== nounOf(path)),
    ),
  ).toEqual([])
})

test('the viewer is typed by the route: services do not ask again who it is', () => {
  const files = sources(`apps/api/src/**/*.${code}`)
  const asks = /\bsignedIn\(|\?\? fail\('forbidden'\)/
  expect(offenders(files, (_, text) => asks.test(text))).toEqual([])
})

test('no file passes 400 lines', () => {
  expect(
    offenders(
      sources(source),
      (path, text) => !path.endsWith('database.types.ts') && text.split('\n').length > 400,
    ),
  ).toEqual([])
})

test('no folder holds more than 25 source files', () => {
  const counts = new Map<string, number>()
  for (const path of sources(source).keys())
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  expect(counts.size).toBeGreaterThan(100)
  expect([...counts].filter(([, count]) => count > 25)).toEqual([])
})

test('every icon is drawn by somebody', () => {
  const drawn = new Set(
    [...sources(`{apps,packages,e2e}/**/*.${code}`)]
      .filter(([path]) => !/\/icons\/\w+\.tsx$/.test(path))
      .flatMap(([, text]) => text.match(/\bIcon[A-Z]\w*/g) ?? []),
  )
  const icons = [...sources('packages/web/ui/icons/*.tsx').values()].flatMap((text) =>
    [...text.matchAll(/^export const (Icon\w+)/gm)].map(([, name]) => name),
  )
  expect(icons.length).toBeGreaterThan(0)
  expect(icons.filter((name) => !drawn.has(name ?? ''))).toEqual([])
})

test('every screen is routed', () => {
  for (const site of ['candidate', 'company', 'admin']) {
    const routes = [...sources(`apps/${site}/src/routes.ts`).values()].join()
    const screens = [...sources(`apps/${site}/src/**/*Screen.tsx`).keys()].map((path) =>
      basename(path),
    )
    const elsewhere = ['ErrorScreen.tsx', 'LoadingScreen.tsx']
    expect(screens.filter((name) => !routes.includes(name) && !elsewhere.includes(name))).toEqual(
      [],
    )
  }
})

test("the specification's words stand in the routes, the links and the contracts only", () => {
  const files = sources(`apps/{candidate,company,admin}/src/**/*.${code}`, `apps/api/src/**/*.ts`)
  const words =
    /mySelectiveProcesses|progressSelectiveProcess|viewSelectiveProcess|listSelectiveProcesses/
  const may = /\/(routes|paths)\.ts$|\.test\.ts$/
  expect(offenders(files, (path, text) => !may.test(path) && words.test(text))).toEqual([])
})

test('views of every page are counted by its pattern, without what it is about', () => {
  const pathsOf = (routes: RouteConfigEntry[], above = ''): string[] =>
    routes.flatMap(({ path, children, index }) => {
      const here = path ? `${above}/${path}` : above
      return [...(path || index ? [here || '/'] : []), ...pathsOf(children ?? [], here)]
    })
  const pages = pathsOf(candidateRoutes)
    .filter((path) => !path.endsWith('*'))
    .map((path) => path.replaceAll(/:\w+/g, '*'))
  // A new page is named in packages/contracts/src/system/pages.ts.
  expect(
    [...new Set(pages)].filter((page) => !(countedPages as readonly string[]).includes(page)),
  ).toEqual([])
})

test('a CSS module lies beside the component that has its name, and only that one imports it', () => {
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
  // A sheet that nobody imports is left over.
  const used = new Set(imported.map(({ sheet }) => sheet))
  expect(sheets.filter((sheet) => !used.has(sheet))).toEqual([])
})

test('a function has at most four parameters', () => {
  // The parser sees methods, lists of several lines and types too.
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

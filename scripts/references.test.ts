import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { sources } from './sources.ts'

/** Checks that every file, heading and decision that code or a document names exists. */

const root = join(import.meta.dirname, '..')
const documents = sources('*.md', 'docs/**/*.md', '{apps,bench,e2e,packages}/**/*.md')
const code = sources(
  '*.ts',
  '{apps,bench,e2e,packages,scripts,types}/**/*.{ts,tsx,js}',
  '{apps,bench,e2e,packages}/**/*.{sql,css}',
)
/** This file contains wrong references on purpose. */
const self = 'scripts/references.test.ts'
/** The specification is not checked, because it comes from outside. */
const specification = 'docs/specification.md'

/**
 * The text to check, without URLs. Of a stylesheet it is only the comments, because `.md` is also
 * a class name there.
 */
function readable(path: string, text: string): string {
  const checked = path.endsWith('.css') ? (text.match(/\/\*[^]*?\*\//g) ?? []).join('\n') : text
  return checked.replaceAll(/\b[a-z]+:\/\/\S+/g, '')
}

/** The anchor that GitHub makes of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .trim()
    .replaceAll(' ', '-')

function anchorsIn(text: string): string[] {
  const headings = [...text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/^#{1,6} (.+)$/gm)]
  return headings.map(([, heading = '']) => anchorOf(heading))
}

/** Paths that end in `.md`, or that begin with `docs/`, with the anchor that may follow. */
const pathPattern =
  /(?<![\w.*/-])((?:\.{1,2}\/)*(?:docs\/[\w./-]*\w|docs\/|\w[\w./-]*\.md\b))(?!\*)(?:#([\p{L}\p{N}_-]+))?/gu

function brokenReferencesIn(path: string, text: string): string[] {
  return [...readable(path, text).matchAll(pathPattern)].flatMap(([reference, to = '', anchor]) => {
    const found = [to, join(dirname(path), to)].find((place) => existsSync(join(root, place)))
    if (found === undefined) return [`${path}: ${reference}`]
    if (anchor === undefined) return []
    return anchorsIn(documents.get(found) ?? '').includes(anchor) ? [] : [`${path}: ${reference}`]
  })
}

test('missing files, missing headings and shortened names are found', () => {
  const wrong = [
    'product.md section 4',
    'docs/decisions/0001',
    'docs/operations.md#nothing-of-this-name',
    '/* design/README.md */',
  ]
  for (const text of wrong) expect(brokenReferencesIn('scripts/x.ts', text)).toHaveLength(1)
  const right = [
    'docs/operations.md',
    '.md { color: red }',
    'https://example.com/x.md',
    'docs/*.md',
  ]
  for (const text of right) expect(brokenReferencesIn('scripts/x.css', text)).toEqual([])
})

test('every document and heading that is referred to exists', () => {
  const broken = [...documents, ...code]
    .filter(([path]) => path !== self && path !== specification)
    .flatMap(([path, text]) => brokenReferencesIn(path, text))
  expect(broken).toEqual([])
})

const numbersOfDecisions = [...documents.keys()].flatMap(
  (path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? [],
)

test('decisions are numbered without gaps and have the same form', () => {
  expect(numbersOfDecisions).toEqual(
    numbersOfDecisions.map((_, at) => String(at + 1).padStart(4, '0')),
  )
  const misshapen = [...documents]
    .filter(([path]) => path.startsWith('docs/decisions/'))
    .filter(([path, text]) => {
      const number = /(\d{4})-/.exec(path)?.[1]
      const form = new RegExp(`^# ${number}\\. [^\\n]+\\n\\n\\d{4}-\\d\\d-\\d\\d, [^\\n]+\\n\\n`)
      return !form.test(text)
    })
  expect(misshapen.map(([path]) => path)).toEqual([])
})

test('a decision that is named by its number exists', () => {
  const broken = [...documents, ...code].flatMap(([path, text]) =>
    [...text.matchAll(/\bdecisions? (\d{4})\b/gi)]
      .filter(([, number = '']) => !numbersOfDecisions.includes(number))
      .map(([reference]) => `${path}: ${reference}`),
  )
  expect(broken).toEqual([])
})

test('every source file that a document names exists', () => {
  const paths = [...code.keys(), ...sources('*.json', '{apps,packages,ops}/**/*.json').keys()]
  const exists = (name: string) => paths.some((path) => path === name || path.endsWith(`/${name}`))
  const broken = [...documents]
    .filter(([path]) => path !== specification)
    .flatMap(([path, text]) =>
      [...text.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|sql|css|json))`/g)]
        .filter(([, name = '']) => !exists(name))
        .map(([, name]) => `${path}: ${name}`),
    )
  expect(broken).toEqual([])
})

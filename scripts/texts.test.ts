import { describe, expect, test } from 'vitest'
import { sources } from './sources.ts'

type Texts = { [key: string]: string | Texts }

const files = [...sources('packages/web/locales/*/*.json', 'apps/*/src/locales/*/*.json')].map(
  ([path, text]) => {
    const [, language = '', namespace = ''] = /([^/]+)\/([^/]+)\.json$/.exec(path) ?? []
    return { path, language, namespace, texts: flatten(JSON.parse(text) as Texts) }
  },
)

function flatten(texts: Texts, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>()
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat.set(prefix + key, value)
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text)
  }
  return flat
}

const plural = /_(zero|one|two|few|many|other)$/
const baseKey = (key: string) => key.replace(plural, '')
const namespaces = [...new Set(files.map((file) => file.namespace))]

describe.each(namespaces)('texts of %s', (namespace) => {
  const portuguese = files.find((file) => file.namespace === namespace && file.language === 'pt-BR')
  const portugueseKeys = new Set([...(portuguese?.texts.keys() ?? [])].map(baseKey))

  test.each(['en', 'de', 'fr'])(
    '%s has the same keys, with the plurals of its language',
    (language) => {
      const translation = files.find(
        (file) => file.namespace === namespace && file.language === language,
      )
      expect(new Set([...(translation?.texts.keys() ?? [])].map(baseKey))).toEqual(portugueseKeys)
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
      for (const key of translation?.texts.keys() ?? [])
        if (plural.test(key))
          for (const form of forms)
            expect([...(translation?.texts.keys() ?? [])]).toContain(`${baseKey(key)}_${form}`)
    },
  )

  test('no text is empty, and placeholders are the same in each language', () => {
    const names = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort()
    for (const file of files.filter((f) => f.namespace === namespace))
      for (const [key, text] of file.texts) {
        expect(`${file.path} ${key}: ${text.trim()}`).not.toMatch(/: $/)
        const original = portuguese?.texts.get(key)
        // A singular form can omit the number.
        if (original && !key.endsWith('_one'))
          expect(`${file.path} ${key} ${names(text).join()}`).toBe(
            `${file.path} ${key} ${names(original).join()}`,
          )
      }
  })
})

test('German uses the formal "Sie"', () => {
  const familiar = /(?<!\p{L})(du|dich|dir|dein(e[nmrs]?)?)(?!\p{L})/iu
  expect(
    files
      .filter(({ language }) => language === 'de')
      .flatMap(({ path, texts }) => [...texts].map(([key, text]) => ({ path, key, text })))
      .filter(({ text }) => familiar.test(text)),
  ).toEqual([])
})

test('every text is used', () => {
  const code = [...sources('apps/*/src/**/*.{ts,tsx}', 'packages/web/**/*.{ts,tsx}').values()].join(
    '\n',
  )
  const literals = new Set(
    [...code.matchAll(/['"`]([\w:.-]+)['"`]/g)].map(([, key = '']) => key.replace(/^\w+:/, '')),
  )
  const prefixes = [...code.matchAll(/`(?:\w+:)?([\w.-]+[._])\$\{/g)].map(
    ([, prefix = '']) => prefix,
  )
  const unused = files
    .filter((file) => file.language === 'pt-BR')
    .flatMap((file) =>
      [...file.texts.keys()].map((key) => ({ key: baseKey(key), namespace: file.namespace })),
    )
    .filter(({ key }) => !literals.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)))
    .map(({ key, namespace }) => `${namespace}:${key}`)
  expect(unused).toEqual([])
})

test('the recording in the profile has one name (docs/glossary.md)', () => {
  const otherNames = /vídeo-currículo|video resume|Video-Lebenslauf|CV vidéo/i
  expect(
    files
      .flatMap(({ path, texts }) => [...texts].map(([key, text]) => ({ path, key, text })))
      .filter(({ text }) => otherNames.test(text)),
  ).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { languages, type Language } from '../packages/contracts/src/shared/languages.ts'
import { createServerI18n } from '../packages/web/i18n/i18n.ts'
import { sources } from './sources.ts'

type Texts = { [key: string]: string | Texts }
type Translate = (key: string, values: Record<string, unknown>) => string

const resources: Record<string, Record<string, Texts>> = {}
for (const [path, text] of sources(
  'packages/web/locales/*/*.json',
  'apps/*/src/locales/*/*.json',
)) {
  const [, language = '', namespace = ''] = /([^/]+)\/([^/]+)\.json$/.exec(path) ?? []
  const all = (resources[language] ??= {})
  all[namespace] = JSON.parse(text) as Texts
}

function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
}

/** All texts with plural forms, each with a function that renders it for a count. */
function pluralTexts(language: Language) {
  const i18n = createServerI18n(language, resources)
  return Object.entries(resources[language] ?? {}).flatMap(([namespace, texts]) => {
    const t = i18n.getFixedT(language, namespace as never) as unknown as Translate
    const all = flatten(texts)
    return all
      .filter(([key]) => key.endsWith('_other'))
      .map(([otherKey]) => {
        const key = otherKey.replace(/_other$/, '')
        const forms = all.filter(([name]) => name.replace(/_[a-z]+$/, '') === key)
        return {
          key: `${namespace}:${key}`,
          one: forms.find(([name]) => name.endsWith('_one'))?.[1] ?? '',
          other: forms.find(([name]) => name === otherKey)?.[1] ?? '',
          render: (count: number) =>
            t(key, { ...placeholderValues(forms.map(([, text]) => text).join(), count), count }),
        }
      })
  })
}

/**
 * Values for all placeholders of a text. In some texts the placeholder of the count is `number`,
 * `shown` or `most`.
 */
function placeholderValues(text: string, count: number): Record<string, string> {
  const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
  return Object.fromEntries(
    names.map((name) => [
      name,
      ['number', 'shown', 'most'].includes(name) ? String(count) : `<${name}>`,
    ]),
  )
}

const saysOne = /(?<![\p{L}\p{N}])(1|uma?|one|eine?[mnrs]?|une?)(?![\p{L}\p{N}])/iu

describe.each(languages)('texts with a count in %s', (language) => {
  const texts = pluralTexts(language)

  // In Portuguese and French, 0 uses the text `_one` if there is no text `_zero`.
  test('a count of zero does not use the text for one', () => {
    expect(
      texts
        .map(({ key, render }) => ({ key, zero: render(0), one: render(1) }))
        .filter(({ zero, one }) => saysOne.test(zero) || zero === one),
    ).toEqual([])
  })

  test('every count has a plural form, and all placeholders are replaced', () => {
    for (const { key, render } of texts)
      for (const count of [0, 1, 2, 1_000_000]) {
        const text = render(count)
        expect(`${key} ${count}: ${text}`).not.toMatch(/\{\{|_other|: *$/)
        expect(text).not.toBe(key.replace(/^\w+:/, ''))
        if (count > 1) expect(`${key} ${count}: ${text}`).not.toMatch(/: .*(?<!\d)1(?!\d)/)
      }
  })
})

// French writes "0 jour", the other languages the plural.
test.each(languages.filter((language) => language !== 'fr'))(
  'in %s zero uses the plural',
  (language) => {
    expect(
      pluralTexts(language)
        .filter(({ one, other }) => one !== other)
        .map(({ key, one, render }) => ({
          key,
          zero: render(0),
          singular: one.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
            name === 'count' ? '0' : (placeholderValues(one, 0)[name] ?? ''),
          ),
        }))
        .filter(({ zero, singular }) => zero === singular),
    ).toEqual([])
  },
)

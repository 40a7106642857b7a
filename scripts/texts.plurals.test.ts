import { describe, expect, test } from 'vitest'
import { languages, type Language } from '../packages/contracts/src/languages.ts'
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

/** Every text with plural forms, as the sites render it for a count. */
function pluralTexts(language: Language) {
  const i18n = createServerI18n(language, resources)
  return Object.entries(resources[language] ?? {}).flatMap(([namespace, texts]) => {
    const t = i18n.getFixedT(language, namespace as never) as unknown as Translate
    const all = flatten(texts)
    return all
      .filter(([key]) => key.endsWith('_other'))
      .map(([other]) => {
        const key = other.replace(/_other$/, '')
        const forms = all.filter(([name]) => name.replace(/_[a-z]+$/, '') === key)
        return {
          key: `${namespace}:${key}`,
          one: forms.find(([name]) => name.endsWith('_one'))?.[1] ?? '',
          other: forms.find(([name]) => name === other)?.[1] ?? '',
          render: (count: number) =>
            t(key, { ...namesIn(forms.map(([, text]) => text).join(), count), count }),
        }
      })
  })
}

/** Values for all names in braces. `number`, `shown` and `most` are how some texts call their count. */
function namesIn(text: string, count: number): Record<string, string> {
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

  // Portuguese and French count 0 as singular, so `_one` shows for nobody where `_zero` is missing.
  test('nothing and nobody are not told as one', () => {
    expect(
      texts
        .map(({ key, render }) => ({ key, zero: render(0), one: render(1) }))
        .filter(({ zero, one }) => saysOne.test(zero) || zero === one),
    ).toEqual([])
  })

  test('one, two and a million find their form, and all names are filled in', () => {
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
  'in %s a zero is followed by the plural',
  (language) => {
    expect(
      pluralTexts(language)
        .filter(({ one, other }) => one !== other)
        .map(({ key, one, render }) => ({
          key,
          zero: render(0),
          singular: one.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
            name === 'count' ? '0' : (namesIn(one, 0)[name] ?? ''),
          ),
        }))
        .filter(({ zero, singular }) => zero === singular),
    ).toEqual([])
  },
)

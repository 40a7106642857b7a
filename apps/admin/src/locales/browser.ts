import type { LoadTexts } from '@trilha/web/i18n/i18n.ts'

const own = import.meta.glob<{ default: Record<string, unknown> }>('./*/*.json')
const shared = import.meta.glob<{ default: Record<string, unknown> }>(
  '../../../../packages/web/locales/*/*.json',
)

/** One file of texts, fetched when first needed. */
export const loadTexts: LoadTexts = async (language, namespace) => {
  const load =
    own[`./${language}/${namespace}.json`] ??
    shared[`../../../../packages/web/locales/${language}/${namespace}.json`]
  if (!load) throw new Error(`no texts ${language}/${namespace}`)
  return (await load()).default
}

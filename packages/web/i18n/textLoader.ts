import { untilLoaded } from '../data/untilLoaded.ts'
import type { LoadTexts } from './i18n.ts'

const shared = import.meta.glob('../locales/*/*.json')

/** Loads the texts of a site and the shared ones: one file at a time, when first needed. */
export function createTextLoader(own: Record<string, () => Promise<unknown>>): LoadTexts {
  return async (language, namespace) => {
    const load =
      own[`./${language}/${namespace}.json`] ?? shared[`../locales/${language}/${namespace}.json`]
    if (!load) throw new Error(`no texts ${language}/${namespace}`)
    return ((await untilLoaded(load)) as { default: Record<string, unknown> }).default
  }
}

import { importWithRetry } from '../data/importWithRetry.ts'
import type { LoadTexts } from './i18n.ts'

const shared = import.meta.glob('../locales/*/*.json')

/**
 * A function that loads one file of texts, of a site or shared by all sites.
 * @param own loaders of the site's files, by path.
 * @throws Error if there is no such file.
 */
export function createTextLoader(own: Record<string, () => Promise<unknown>>): LoadTexts {
  return async (language, namespace) => {
    const load =
      own[`./${language}/${namespace}.json`] ?? shared[`../locales/${language}/${namespace}.json`]
    if (!load) throw new Error(`no texts ${language}/${namespace}`)
    return ((await importWithRetry(load)) as { default: Record<string, unknown> }).default
  }
}

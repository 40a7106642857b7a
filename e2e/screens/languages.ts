import type { Page } from 'playwright-core'
import { languages, type Language } from '../../packages/contracts/src/shared/languages.ts'
import { languageKey } from '../../packages/web/i18n/languages.ts'
import { accessibilityViolations, sidewaysPixels } from '../browser.ts'

const defaultLanguage: Language = 'pt-BR'
const otherLanguages = languages.filter((language) => language !== defaultLanguage)
/** German has the longest texts. */
const longestTexts: readonly Language[] = ['de']

/** Changes the language as another tab of the same browser would. */
async function setLanguage(page: Page, language: Language): Promise<void> {
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value)
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
    },
    [languageKey, language] as const,
  )
  await page.waitForFunction((lang) => document.documentElement.lang === lang, language)
}

/** Untranslated texts: raw keys, and placeholders without a value. */
const rawKeys = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    const found = [document.title]
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (!/^(SCRIPT|STYLE|CODE)$/.test(node.parentElement?.tagName ?? ''))
        found.push(node.nodeValue ?? '')
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]'))
      for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
        found.push(element.getAttribute(name) ?? '')
    const fileOrHost = /\.(com|br|org|net|example|pdf|docx?|zip|jpe?g|png|mp4|webm|json)$/i
    return found.filter(
      (text) =>
        /\{\{|\}\}/.test(text) ||
        (/^[a-z][a-zA-Z]*(\.[a-zA-Z][\w-]*)+$/.test(text.trim()) && !fileOrHost.test(text.trim())),
    )
  })

/**
 * Faults of a screen in right-to-left layout and in other languages, at the current width:
 * horizontal scrolling and raw keys.
 * @param thorough also runs all accessibility rules, and checks every language instead of German
 * only, which takes several times as long.
 */
export async function languageFaults(page: Page, thorough: boolean): Promise<string[]> {
  const faults: string[] = []
  const checkWidth = async (variant: string) => {
    const wider = await sidewaysPixels(page)
    if (wider > 0) faults.push(`${variant}: ${wider} pixels wider than the screen`)
  }
  const setDirection = (direction: string) =>
    page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
  await setDirection('rtl')
  await checkWidth('from right to left')
  if (thorough)
    for (const fault of await accessibilityViolations(page))
      faults.push(`from right to left, ${fault}`)
  await setDirection('ltr')
  for (const language of thorough ? otherLanguages : longestTexts) {
    await setLanguage(page, language)
    for (const key of await rawKeys(page)) faults.push(`${language}: raw text "${key}"`)
    await checkWidth(language)
    if (thorough)
      for (const fault of await accessibilityViolations(page)) faults.push(`${language}, ${fault}`)
  }
  await setLanguage(page, defaultLanguage)
  return faults
}

import i18next, { type BackendModule, type i18n, type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { languages, type Language } from '@trilha/contracts/shared/languages'
import { asLanguage, languageKey, languageOfCookie } from './languages.ts'

/** Loads one file of texts: a language and a namespace. */
export type LoadTexts = (language: string, namespace: string) => Promise<Record<string, unknown>>

const shared = {
  fallbackLng: 'pt-BR',
  supportedLngs: [...languages],
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  returnNull: false,
} as const

let browserI18n: i18n | undefined

/** Translations of a site in the browser; a file is loaded when it is needed for the first time. */
export async function createBrowserI18n(
  language: Language,
  namespaces: string[],
  load: LoadTexts,
): Promise<i18n> {
  const backend: BackendModule = {
    type: 'backend',
    init: () => undefined,
    read: (lng, ns, done) => {
      load(lng, ns).then(
        (texts) => done(null, texts as never),
        (error: Error) => done(error, null),
      )
    },
  }
  const instance = i18next.createInstance()
  await instance
    .use(initReactI18next)
    .use(backend)
    // The fallback language is not loaded separately: all languages have all keys.
    .init({ ...shared, lng: language, fallbackLng: false, ns: ['common', ...namespaces] })
  browserI18n = instance
  return instance
}

/** Loads texts into the translations of the browser, unless they are already loaded. */
export async function loadNamespaces(namespaces: readonly string[]): Promise<void> {
  await browserI18n?.loadNamespaces(namespaces)
}

/** Translations for one page rendered on the server; `resources` has all its texts. */
export function createServerI18n(language: Language, resources: Resource): i18n {
  const instance = i18next.createInstance()
  void instance.use(initReactI18next).init({
    ...shared,
    lng: language,
    ns: Object.keys(resources[language] ?? {}),
    resources,
    initAsync: false,
  })
  return instance
}

/**
 * Changes the language and stores it for the next visit; the cookie is for server-rendered pages.
 */
export async function changeLanguage(instance: i18n, language: Language): Promise<void> {
  localStorage.setItem(languageKey, language)
  document.cookie = `${languageKey}=${language}; path=/; max-age=31536000; samesite=lax`
  await instance.changeLanguage(language)
  document.documentElement.lang = language
}

/**
 * Follows a language change in another tab.
 * @returns the unsubscribe function.
 */
export function followOtherTabs(instance: i18n): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === languageKey) void changeLanguage(instance, storedLanguage())
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/** True if someone has chosen a language in this browser. */
export const hasStoredLanguage = (): boolean =>
  localStorage.getItem(languageKey) !== null || document.cookie.includes(`${languageKey}=`)

/** The language stored in this browser: in localStorage, else in the cookie; pt-BR by default. */
export function storedLanguage(): Language {
  return asLanguage(localStorage.getItem(languageKey) ?? languageOfCookie(document.cookie))
}

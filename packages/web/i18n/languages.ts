import { languages, type Language } from '@trilha/contracts/shared/languages'

export const languageNames: Record<Language, string> = {
  'pt-BR': 'Português',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
}

/** Key of the language in localStorage and name of its cookie. */
export const languageKey = 'i18nextLng'

/** The language of a stored value; pt-BR for unknown values. */
export function asLanguage(value: string | null | undefined): Language {
  return languages.find((language) => language === value) ?? 'pt-BR'
}

/** The language in a Cookie header; pt-BR if there is none. */
export function languageOfCookie(cookie: string | null | undefined): Language {
  return asLanguage(new RegExp(`(?:^|; )${languageKey}=([^;]+)`).exec(cookie ?? '')?.[1])
}

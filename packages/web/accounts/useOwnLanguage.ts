import { keepLanguage } from '@trilha/contracts/accounts.settings'
import type { Language } from '@trilha/contracts/languages'
import { call } from '../data/call.ts'
import { onlyLogged } from '../data/onlyLogged.ts'
import { changeLanguage, keepsLanguage } from '../i18n/i18n.ts'
import { asLanguage } from '../i18n/languages.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** The language of the person who is signed in, and how they change it: here and for their account. */
export function useOwnLanguage(): [Language, (language: Language) => void] {
  const { i18n } = useTranslation()
  const choose = (language: Language) => {
    void changeLanguage(i18n, language)
    // It holds on this device whatever comes of it.
    call(keepLanguage, { body: { language } }).catch((error: unknown) =>
      onlyLogged('language', error),
    )
  }
  return [asLanguage(i18n.language), choose]
}

/** On a device that keeps no language, that of the account, once somebody is signed in. */
export function useAccountLanguage(language: Language | undefined): void {
  const { i18n } = useTranslation()
  useEffect(() => {
    if (language && language !== asLanguage(i18n.language) && !keepsLanguage())
      void changeLanguage(i18n, language)
  }, [i18n, language])
}

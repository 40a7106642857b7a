import { saveLanguage } from '@trilha/contracts/accounts/settings'
import type { Language } from '@trilha/contracts/shared/languages'
import { call } from '../data/call.ts'
import { logFailure } from '../data/logFailure.ts'
import { changeLanguage, hasStoredLanguage } from '../i18n/i18n.ts'
import { asLanguage } from '../i18n/languages.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** The language of the signed-in user and a setter, for this device and the account. */
export function useOwnLanguage(): [Language, (language: Language) => void] {
  const { i18n } = useTranslation()
  const choose = (language: Language) => {
    void changeLanguage(i18n, language)
    // It applies on this device even if saving to the account fails.
    call(saveLanguage, { body: { language } }).catch((error: unknown) =>
      logFailure('language', error),
    )
  }
  return [asLanguage(i18n.language), choose]
}

/** Uses the account's language on a device without a stored language, after sign-in. */
export function useAccountLanguage(language: Language | undefined): void {
  const { i18n } = useTranslation()
  useEffect(() => {
    if (language && language !== asLanguage(i18n.language) && !hasStoredLanguage())
      void changeLanguage(i18n, language)
  }, [i18n, language])
}

import type { ConsentTranslations } from '@trilha/contracts/shared/languages'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useTranslation } from 'react-i18next'
import styles from './TranslatedConsent.module.css'

type TranslatedConsentProps = {
  /** The Portuguese text. */
  text: string
  translations: ConsentTranslations
  /** The stored text, shown below a translation; null if another part of the screen shows it. */
  original: string | null
}

/** A consent in the reader's language. The Portuguese text, stored as evidence, is always shown. */
export function TranslatedConsent({ text, translations, original }: TranslatedConsentProps) {
  const { t } = useTranslation('shell')
  const { language } = useFormat()
  if (language === 'pt-BR') return <span lang="pt-BR">{text}</span>
  return (
    <>
      <span>{translations[language]}</span>
      {original !== null && (
        <span className={styles.original}>
          {t('consentOriginal')} <span lang="pt-BR">{original}</span>
        </span>
      )}
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { Appearance } from '../shell/Appearance.tsx'
import { LanguageSelect } from '@trilha/web/accounts/LanguageSelect.tsx'
import { Section } from './Section.tsx'
import styles from './LanguageAndTheme.module.css'

/** Language and theme, applied at once: the theme on this device, the language for the account. */
export function LanguageAndTheme() {
  const { t } = useTranslation('account')
  return (
    <Section part="appearance">
      <LanguageSelect label={t('appearance.language')} className={styles.language ?? ''} />
      <div className={styles.appearance}>
        <Appearance />
      </div>
    </Section>
  )
}

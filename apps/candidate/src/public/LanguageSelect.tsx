import { changeLanguage } from '@trilha/web/i18n/i18n.ts'
import { languages } from '@trilha/contracts/shared/languages'
import { asLanguage, languageNames } from '@trilha/web/i18n/languages.ts'
import { IconLanguage } from '@trilha/web/ui/icons/icons.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { useTranslation } from 'react-i18next'
import styles from './LanguageSelect.module.css'

/** Language selector for people without an account; stored in this browser. */
export function LanguageSelect() {
  const { t, i18n } = useTranslation('common')
  return (
    <Select
      pill
      icon={<IconLanguage />}
      className={styles.language}
      aria-label={t('look.language')}
      value={asLanguage(i18n.language)}
      onChange={(event) => void changeLanguage(i18n, asLanguage(event.target.value))}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageNames[language]}
        </option>
      ))}
    </Select>
  )
}

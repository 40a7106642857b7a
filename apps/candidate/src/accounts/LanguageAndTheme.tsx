import { changeLanguage } from '@trilha/web/i18n/i18n.ts'
import { asLanguage, languageNames, languages } from '@trilha/web/i18n/languages.ts'
import { Field } from '@trilha/web/ui/Field.tsx'
import { IconLanguage } from '@trilha/web/ui/icons.tsx'
import { Select } from '@trilha/web/ui/Select.tsx'
import { useTranslation } from 'react-i18next'
import { Appearance } from '../shell/Appearance.tsx'
import { Section } from './Section.tsx'
import styles from './Settings.module.css'

/** Language and theme: kept on this device, in force at once. */
export function LanguageAndTheme() {
  const { t, i18n } = useTranslation('account')
  return (
    <Section part="appearance">
      <Field label={t('appearance.language')} className={styles.language ?? ''}>
        <Select
          icon={<IconLanguage />}
          value={asLanguage(i18n.language)}
          onChange={(event) => void changeLanguage(i18n, asLanguage(event.target.value))}
        >
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageNames[language]}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.appearance}>
        <Appearance />
      </div>
    </Section>
  )
}

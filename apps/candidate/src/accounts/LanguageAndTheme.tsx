import { languages } from '@trilha/contracts/languages'
import { asLanguage, languageNames } from '@trilha/web/i18n/languages.ts'
import { Field } from '@trilha/web/ui/Field.tsx'
import { IconLanguage } from '@trilha/web/ui/icons.tsx'
import { Select } from '@trilha/web/ui/Select.tsx'
import { useTranslation } from 'react-i18next'
import { Appearance } from '../shell/Appearance.tsx'
import { useOwnLanguage } from '../shell/useOwnLanguage.ts'
import { Section } from './Section.tsx'
import styles from './Settings.module.css'

/** Language and theme, in force at once: the theme on this device, the language for the account. */
export function LanguageAndTheme() {
  const { t } = useTranslation('account')
  const [language, setLanguage] = useOwnLanguage()
  return (
    <Section part="appearance">
      <Field label={t('appearance.language')} className={styles.language ?? ''}>
        <Select
          icon={<IconLanguage />}
          value={language}
          onChange={(event) => setLanguage(asLanguage(event.target.value))}
        >
          {languages.map((one) => (
            <option key={one} value={one} lang={one}>
              {languageNames[one]}
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

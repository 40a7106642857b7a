import { languages } from '@trilha/contracts/shared/languages'
import { useTranslation } from 'react-i18next'
import { asLanguage, languageNames } from '../i18n/languages.ts'
import { Field } from '../ui/forms/Field.tsx'
import { IconLanguage } from '../ui/icons/icons.tsx'
import { Select } from '../ui/forms/Select.tsx'
import { useOwnLanguage } from './useOwnLanguage.ts'

/** Language of the site; applied at once and saved with the account. */
export function LanguageSelect({ className }: { className?: string }) {
  const { t } = useTranslation('common')
  const [language, setLanguage] = useOwnLanguage()
  return (
    <Field label={t('look.language')} {...(className && { className })}>
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
  )
}

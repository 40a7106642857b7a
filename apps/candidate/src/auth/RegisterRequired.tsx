import { legalDocuments } from '@trilha/contracts/legal'
import { Checkbox } from '@trilha/web/ui/Checkbox.tsx'
import { Fieldset } from '@trilha/web/ui/Field.tsx'
import { IconFileTypePdf, IconLock, IconMail, IconUser } from '@trilha/web/ui/icons.tsx'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormField, FormPassword, useErrorOf } from './FormField.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'
import type { RegisterValues } from './register.values.ts'
import styles from './auth.module.css'

/** The five answers without which there is no account. */
export function RegisterRequired({ form }: { form: UseFormReturn<RegisterValues> }) {
  const { t } = useTranslation('auth')
  const termsError = useErrorOf(form, 'acceptedTerms')
  const [name, email, password] = useWatch({
    control: form.control,
    name: ['name', 'email', 'password'],
  })
  return (
    <>
      <FormField
        form={form}
        name="name"
        label={t('fields.name')}
        autoComplete="name"
        icon={<IconUser />}
      />
      <FormField
        form={form}
        name="email"
        label={t('fields.email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        placeholder={t('fields.emailExample')}
        icon={<IconMail />}
      />
      <div>
        <FormPassword
          form={form}
          name="password"
          label={t('fields.password')}
          hint={t('fields.passwordHint')}
          autoComplete="new-password"
          icon={<IconLock />}
        />
        <PasswordStrength password={password ?? ''} name={name} email={email} />
      </div>
      <FormField
        form={form}
        name="birthDate"
        label={t('fields.birthDate')}
        hint={t('fields.birthDateHint')}
        type="date"
        autoComplete="bday"
      />
      <Fieldset
        legend={<span className="sr">{t('fields.terms')}</span>}
        hint={<LegalLinks />}
        error={termsError}
      >
        <Checkbox {...form.register('acceptedTerms')}>{t('fields.acceptTerms')}</Checkbox>
      </Fieldset>
    </>
  )
}

/** What is accepted, to be read first; in another tab, so that what was typed stays. */
function LegalLinks() {
  const { t } = useTranslation('auth')
  return (
    <span className={styles.legal}>
      {t('fields.read')}
      {legalDocuments.map(({ kind, path }) => (
        <a key={kind} className="link link--tap" href={path} hrefLang="pt-BR" target="_blank">
          <IconFileTypePdf />
          {t(`legal.${kind}`)}
        </a>
      ))}
    </span>
  )
}

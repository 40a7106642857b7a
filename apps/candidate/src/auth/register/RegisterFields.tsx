import { legalDocuments } from '@trilha/contracts/shared/legal'
import { Checkbox } from '@trilha/web/ui/forms/Checkbox.tsx'
import { Fieldset } from '@trilha/web/ui/forms/Field.tsx'
import { IconFileTypePdf, IconMail, IconUser } from '@trilha/web/ui/icons/icons.tsx'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { BirthDateField } from '../BirthDateField.tsx'
import { FormField, useErrorOf } from '../FormField.tsx'
import styles from './RegisterFields.module.css'

/** Fields common to all ways of registering. */
export type RegisterFieldValues = {
  name?: string
  email?: string
  birthDate?: string
  acceptedTerms?: boolean
}

type FieldsProps<Values extends FieldValues> = { form: UseFormReturn<Values> }

/** Narrows the form's type: TypeScript cannot see that a form with more fields also has these. */
const formOf = <Values extends RegisterFieldValues>({ form }: FieldsProps<Values>) =>
  form as unknown as UseFormReturn<RegisterFieldValues>

/** Name and e-mail. */
export function NameAndEmail<Values extends RegisterFieldValues>(props: FieldsProps<Values>) {
  const form = formOf(props)
  const { t } = useTranslation('auth')
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
    </>
  )
}

/** Date of birth, and consent to the terms. */
export function BirthAndTerms<Values extends RegisterFieldValues>(props: FieldsProps<Values>) {
  const form = formOf(props)
  const { t } = useTranslation('auth')
  const termsError = useErrorOf(form, 'acceptedTerms')
  return (
    <>
      <BirthDateField form={form} hint={t('fields.birthDateHint')} />
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

/**
 * Links to the terms and the privacy policy; they open in another tab, so that typed values stay.
 */
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

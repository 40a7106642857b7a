import { IconLock } from '@trilha/web/ui/icons/icons.tsx'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormPassword } from '../FormField.tsx'
import { PasswordStrength } from '../password/PasswordStrength.tsx'
import { BirthAndTerms, NameAndEmail } from './RegisterFields.tsx'
import type { RegisterValues } from './register.values.ts'

/** The five required fields of an account. */
export function RegisterRequired({ form }: { form: UseFormReturn<RegisterValues> }) {
  const { t } = useTranslation('auth')
  const [name, email, password] = useWatch({
    control: form.control,
    name: ['name', 'email', 'password'],
  })
  return (
    <>
      <NameAndEmail form={form} />
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
      <BirthAndTerms form={form} />
    </>
  )
}

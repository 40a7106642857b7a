import { companySectors, registrationBody } from '@trilha/contracts/companies/registration'
import { showFieldErrors, useFieldError, useForm } from '@trilha/web/form/useForm.ts'
import { useStartedSession } from '@trilha/web/data/session.ts'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Checkbox } from '@trilha/web/ui/forms/Checkbox.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { PasswordInput } from '@trilha/web/ui/forms/PasswordInput.tsx'
import { Select } from '@trilha/web/ui/forms/Select.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import type * as z from 'zod/mini'
import { paths } from '../paths.ts'
import { registerCompany } from './companies.data.ts'
import { Entrance } from './Entrance.tsx'
import { Form } from '@trilha/web/form/Form.tsx'

type Values = z.input<typeof registrationBody>
/** Form values without the password and the acceptance, which must be entered again. */
type Typed = Partial<Omit<Values, 'password' | 'acceptedTerms'>> & { email: string }
const fieldNames = Object.keys(registrationBody.def.shape)

/** Registration of a company. Nothing is created until the mail link is confirmed. */
export default function RegisterScreen() {
  const { t } = useTranslation('ownCompany')
  const { isAuthenticated } = useStartedSession(2)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [typed, setTyped] = useState<Typed>({
    cnpj: '',
    companyName: '',
    name: '',
    jobTitle: '',
    email: '',
  })
  if (isAuthenticated) return <Navigate to={paths.company()} replace />
  if (sentTo !== null)
    return (
      <Entrance title={t('register.sentTitle')}>
        <Alert tone="ok" announce="polite">
          {t('register.sent', { email: sentTo })}
        </Alert>
        <Button variant="plain" block onClick={() => setSentTo(null)}>
          {t('register.change')}
        </Button>
      </Entrance>
    )
  return (
    <Entrance title={t('register.title')} lead={t('register.lead')}>
      <RegisterForm
        typed={typed}
        onSent={(sent) => {
          setTyped(sent)
          setSentTo(sent.email)
        }}
      />
    </Entrance>
  )
}

type RegisterFormProps = {
  /** Input that was sent before and that the user wants to correct. */
  typed: Typed
  onSent: (sent: Typed) => void
}

function RegisterForm({ typed: earlier, onSent }: RegisterFormProps) {
  const { t } = useTranslation(['ownCompany', 'common'])
  const fieldError = useFieldError()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Values>(registrationBody as z.ZodMiniType<unknown, Values>, {
    ...earlier,
    password: '',
  })
  const { errors, isSubmitting } = form.formState
  const errorFor = (name: keyof Values) => fieldError(errors[name]?.message)
  const submit = form.handleSubmit(async (typed) => {
    setFailure(null)
    try {
      await registerCompany(typed)
      const { password: _, acceptedTerms: __, ...reusable } = typed
      onSent(reusable)
    } catch (error) {
      setFailure(showFieldErrors(error, form, fieldNames))
    }
  })
  return (
    <Form submit={submit} failure={failure}>
      <Field label={t('fields.cnpj')} hint={t('fields.cnpjHint')} error={errorFor('cnpj')}>
        <TextInput autoCapitalize="characters" autoComplete="off" {...form.register('cnpj')} />
      </Field>
      <Field label={t('fields.companyName')} error={errorFor('companyName')}>
        <TextInput autoComplete="organization" {...form.register('companyName')} />
      </Field>
      <Field label={t('fields.sector')} error={errorFor('sector')}>
        <Select defaultValue={earlier.sector ?? ''} {...form.register('sector')}>
          <option value="" disabled>
            {t('fields.choose')}
          </option>
          {companySectors.map((sector) => (
            <option key={sector}>{sector}</option>
          ))}
        </Select>
      </Field>
      <Field label={t('fields.name')} error={errorFor('name')}>
        <TextInput autoComplete="name" {...form.register('name')} />
      </Field>
      <Field label={t('fields.jobTitle')} error={errorFor('jobTitle')}>
        <TextInput autoComplete="organization-title" {...form.register('jobTitle')} />
      </Field>
      <Field label={t('fields.email')} hint={t('fields.emailHint')} error={errorFor('email')}>
        <TextInput type="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <Field label={t('fields.password')} error={errorFor('password')}>
        <PasswordInput
          autoComplete="new-password"
          showLabel={t('common:actions.showPassword')}
          hideLabel={t('common:actions.hidePassword')}
          {...form.register('password')}
        />
      </Field>
      <TermsField error={errorFor('acceptedTerms')}>
        <Checkbox {...form.register('acceptedTerms')}>{t('fields.terms')}</Checkbox>
      </TermsField>
      <Button type="submit" size="lg" block loading={isSubmitting}>
        {t('register.submit')}
      </Button>
    </Form>
  )
}

/** Checkbox for the terms, with its error. */
export function TermsField({
  error,
  children,
}: {
  error: string | undefined
  children: React.ReactNode
}) {
  return (
    <div>
      {children}
      {error && <Alert tone="bad">{error}</Alert>}
    </div>
  )
}

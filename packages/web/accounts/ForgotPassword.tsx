import { forgotPasswordBody, type TypeUser } from '@trilha/contracts/accounts/accounts'
import { useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Form, FormStack } from '../form/Form.tsx'
import { showFieldErrors, useFieldError, useForm } from '../form/useForm.ts'
import { Alert } from '../ui/feedback/Alert.tsx'
import { Button } from '../ui/actions/Button.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { IconMail } from '../ui/icons/icons.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import { requestPasswordLink } from './accounts.data.ts'

/**
 * The page frame of screens before sign-in: a heading, a text below it, and the link to the login.
 */
export type EntranceFrame = ComponentType<{
  title: string
  lead?: ReactNode
  children: ReactNode
}>

type ForgotPasswordProps = {
  typeUser: TypeUser
  /** Path of the screen that takes the key from the e-mail, from the root of the origin. */
  changePath: string
  Entrance: EntranceFrame
}

/** Asks for a link to set a new password. The answer never reveals whether the e-mail is known. */
export function ForgotPassword({ typeUser, changePath, Entrance }: ForgotPasswordProps) {
  const { t } = useTranslation('site')
  const fieldError = useFieldError()
  // Prefills the e-mail typed at the login.
  const typed = (useLocation().state as { email?: string } | null)?.email ?? ''
  const form = useForm(forgotPasswordBody, { email: typed })
  const { errors, isSubmitting } = form.formState
  const [failure, setFailure] = useState<string | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null)
    return (
      <Entrance title={t('forgot.sent')}>
        <FormStack>
          <Alert tone="ok" announce="polite">
            {t('forgot.sentText', { email: sentTo })}
          </Alert>
          <p>{t('forgot.sentHint')}</p>
          <Button variant="outline" size="lg" block onClick={() => setSentTo(null)}>
            {t('forgot.again')}
          </Button>
        </FormStack>
      </Entrance>
    )
  const submit = form.handleSubmit(async ({ email }) => {
    setFailure(null)
    try {
      await requestPasswordLink(typeUser, email, changePath)
      setSentTo(email)
    } catch (error) {
      setFailure(showFieldErrors(error, form, ['email']))
    }
  })
  return (
    <Entrance title={t('forgot.title')} lead={t('forgot.lead')}>
      <Form submit={submit} failure={failure}>
        <Field label={t('login.email')} error={fieldError(errors.email?.message)}>
          <TextInput
            type="email"
            autoComplete="username"
            icon={<IconMail />}
            {...form.register('email')}
          />
        </Field>
        <Button type="submit" size="lg" block loading={isSubmitting}>
          {t('forgot.submit')}
        </Button>
      </Form>
    </Entrance>
  )
}

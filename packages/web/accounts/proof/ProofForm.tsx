import { proofBody, type Proof } from '@trilha/contracts/accounts/proof'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../data/call.ts'
import { showFieldErrors, useFieldError, useForm } from '../../form/useForm.ts'
import { Field } from '../../ui/forms/Field.tsx'
import { PasswordInput } from '../../ui/forms/PasswordInput.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { IconLock } from '../../ui/icons/icons.tsx'
import { AccountDialog } from '../AccountDialog.tsx'

type ProofFormProps = {
  title: string
  description: ReactNode
  submit: string
  email: string
  /** True: a code of the second step is asked for too. */
  isOn: boolean
  onClose: () => void
  /** Makes the change with the proof. */
  onProof: (proof: Proof) => Promise<unknown>
}

const codeErrors: readonly string[] = ['second-step-wrong', 'recovery-code-wrong']

/**
 * Dialog that asks for the password, and a code if the second step is on, before it changes how the
 * account is opened.
 */
export function ProofForm({
  title,
  description,
  submit: submitLabel,
  email,
  isOn,
  onClose,
  onProof,
}: ProofFormProps) {
  const { t } = useTranslation(['secondStep', 'common'])
  const fieldError = useFieldError()
  const form = useForm(proofBody, { password: '', ...(isOn && { code: '' }) })
  const { errors, isSubmitting } = form.formState
  const passwordInput = useRef<HTMLInputElement | null>(null)
  const password = form.register('password')
  const [failure, setFailure] = useState<string | null>(null)
  const submit = form.handleSubmit(async (proof) => {
    setFailure(null)
    try {
      await onProof(proof)
    } catch (error) {
      const id = error instanceof CallError ? error.id : ''
      if (id === 'password-wrong') form.setFocus('password')
      if (codeErrors.includes(id)) form.setFocus('code')
      setFailure(showFieldErrors(error, form, ['password', 'code']))
    }
  })
  return (
    <AccountDialog
      title={title}
      description={description}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      submit={submitLabel}
      pending={isSubmitting}
      failure={failure}
      initialFocus={passwordInput}
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label={t('proof.password')} error={fieldError(errors.password?.message)}>
        <PasswordInput
          autoComplete="current-password"
          icon={<IconLock />}
          showLabel={t('common:actions.showPassword')}
          hideLabel={t('common:actions.hidePassword')}
          {...password}
          ref={(input) => {
            password.ref(input)
            passwordInput.current = input
          }}
        />
      </Field>
      {isOn && (
        <Field
          label={t('proof.code')}
          hint={t('proof.codeHint')}
          error={fieldError(errors.code?.message)}
        >
          <TextInput autoComplete="one-time-code" {...form.register('code')} />
        </Field>
      )}
    </AccountDialog>
  )
}

import type { PersonalBody } from '@trilha/contracts/candidates/candidates'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { TextInput, type TextInputProps } from '@trilha/web/ui/forms/TextInput.tsx'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useErrorOf } from '../../../auth/FormField.tsx'

type FormattedFieldProps = Omit<TextInputProps, 'form' | 'name'> & {
  form: UseFormReturn<PersonalBody>
  name: 'cpf' | 'phone' | 'cep'
  /** Formats a complete value. Applied on blur, never while typing. */
  mask: (typed: string) => string
  label: string
  hint?: ReactNode
  /** Called with the typed text on each change. */
  onTyped?: (typed: string) => void
}

/** A text field for a number with a usual format; accepts any format. */
export function FormattedField({
  form,
  name,
  mask,
  label,
  hint,
  onTyped,
  ...input
}: FormattedFieldProps) {
  const { t } = useTranslation('common')
  const error = useErrorOf(form, name)
  const registered = form.register(name, {
    setValueAs: (typed: unknown) => (typeof typed === 'string' && typed.trim() ? typed : null),
    onChange: (event: { target: { value: string } }) => onTyped?.(event.target.value),
    onBlur: () => {
      const typed = form.getValues(name)
      if (typed && mask(typed) !== typed) form.setValue(name, mask(typed))
    },
  })
  return (
    <Field label={label} hint={hint} error={error} optional={t('actions.optional')}>
      <TextInput autoComplete="off" {...input} {...registered} />
    </Field>
  )
}

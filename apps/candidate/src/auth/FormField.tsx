import { useFieldError } from '@trilha/web/form/useForm.ts'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { PasswordInput } from '@trilha/web/ui/forms/PasswordInput.tsx'
import { TextInput, type TextInputProps } from '@trilha/web/ui/forms/TextInput.tsx'
import type { ReactNode } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

type FormFieldProps<Values extends FieldValues> = Omit<TextInputProps, 'form' | 'name'> & {
  form: UseFormReturn<Values>
  name: FieldPath<Values>
  label: string
  hint?: ReactNode
  /** True if it may stay empty; an empty field is sent as null. */
  optional?: boolean
  /** Converts the text for the request; called with null if the field is empty. */
  convert?: (typed: string | null) => unknown
}

/** A text field of a form with label, hint and error. */
export function FormField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  optional = false,
  convert,
  ...input
}: FormFieldProps<Values>) {
  const { t } = useTranslation('common')
  const error = useErrorOf(form, name)
  const setValueAs = (typed: unknown) => {
    const text = typeof typed === 'string' && typed.trim() !== '' ? typed : null
    return convert ? convert(text) : text
  }
  const isConverted = optional || convert !== undefined
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      {...(optional && { optional: t('actions.optional') })}
    >
      <TextInput {...input} {...form.register(name, isConverted ? { setValueAs } : {})} />
    </Field>
  )
}

type FormPasswordProps<Values extends FieldValues> = Omit<
  FormFieldProps<Values>,
  'optional' | 'convert' | 'type'
>

/** A password field of a form, with a button to show it. */
export function FormPassword<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  ...input
}: FormPasswordProps<Values>) {
  const { t } = useTranslation('common')
  const error = useErrorOf(form, name)
  return (
    <Field label={label} hint={hint} error={error}>
      <PasswordInput
        showLabel={t('actions.showPassword')}
        hideLabel={t('actions.hidePassword')}
        {...input}
        {...form.register(name)}
      />
    </Field>
  )
}

/** The error message of a field. */
export function useErrorOf<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
): string | undefined {
  const fieldError = useFieldError()
  return fieldError(form.getFieldState(name, form.formState).error?.message)
}

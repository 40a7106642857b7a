import { useFieldError } from '@trilha/web/form/useForm.ts'
import { Field } from '@trilha/web/ui/Field.tsx'
import { PasswordInput } from '@trilha/web/ui/PasswordInput.tsx'
import { TextInput, type TextInputProps } from '@trilha/web/ui/TextInput.tsx'
import type { ReactNode } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

type FormFieldProps<Values extends FieldValues> = Omit<TextInputProps, 'form' | 'name'> & {
  form: UseFormReturn<Values>
  name: FieldPath<Values>
  label: string
  hint?: ReactNode
  /** May stay empty: it then travels as null. */
  optional?: boolean
  /** What was typed, as it travels; told null for nothing. */
  convert?: (typed: string | null) => unknown
}

/** A line of text of a form: label, hint, and the error where it belongs. */
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
    const told = typeof typed === 'string' && typed.trim() !== '' ? typed : null
    return convert ? convert(told) : told
  }
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      {...(optional && { optional: t('actions.optional') })}
    >
      <TextInput {...input} {...form.register(name, optional ? { setValueAs } : {})} />
    </Field>
  )
}

type FormPasswordProps<Values extends FieldValues> = Omit<
  FormFieldProps<Values>,
  'optional' | 'convert' | 'type'
>

/** A password of a form, with its eye. */
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

/** The text of the error of one field. */
export function useErrorOf<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
): string | undefined {
  const fieldError = useFieldError()
  return fieldError(form.getFieldState(name, form.formState).error?.message)
}

import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatDay, isoDay } from './birthDate.ts'
import { useErrorOf } from './FormField.tsx'

type WithBirthDate = { birthDate?: string }

/** Types the date of birth as digits; the form's schema is `typedBirthDate`. Formatted on blur. */
export function BirthDateField<Values extends FieldValues & WithBirthDate>(props: {
  form: UseFormReturn<Values>
  hint?: string
}) {
  // TypeScript cannot see that a form with more fields also has this one.
  const form = props.form as unknown as UseFormReturn<WithBirthDate>
  const { t } = useTranslation('auth')
  const error = useErrorOf(form, 'birthDate')
  const registered = form.register('birthDate', {
    onBlur: () => {
      const typed = form.getValues('birthDate')
      const formatted = typed && formatDay(isoDay(typed))
      // The form does not show the error of a value that changes while it is checked.
      if (formatted !== typed) form.setValue('birthDate', formatted, { shouldValidate: true })
    },
  })
  return (
    <Field label={t('fields.birthDate')} hint={props.hint} error={error}>
      <TextInput
        inputMode="numeric"
        autoComplete="bday"
        placeholder={t('fields.birthDateExample')}
        {...registered}
      />
    </Field>
  )
}

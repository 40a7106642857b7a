import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { FieldErrorId } from '@trilha/contracts/shared/fieldErrors'
import { fieldErrorTexts } from '@trilha/contracts/shared/fieldErrors'
import {
  useForm as useHookForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { CallError } from '../data/call.ts'

/**
 * A form validated by the contract's schema on blur and on submit. Input survives every failure;
 * fields refused by the server show their message.
 */
export function useForm<Values extends FieldValues>(
  schema: z.ZodMiniType<unknown, Values>,
  defaultValues: DefaultValues<Values>,
) {
  return useHookForm<Values>({
    resolver: standardSchemaResolver(schema as never) as never,
    defaultValues,
    mode: 'onTouched',
  })
}

/**
 * Shows the server's errors on their fields.
 * @returns the error id to show for the whole form; null if a field shows the error.
 */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  form: Pick<UseFormReturn<Values>, 'setError'>,
  fields: readonly string[],
): string | null {
  if (!(error instanceof CallError)) return 'unexpected'
  const shownErrors = error.errors.filter((refused) => fields.includes(refused.field))
  for (const refused of shownErrors)
    form.setError(refused.field as FieldPath<Values>, { message: refused.id })
  return shownErrors.length > 0 ? null : error.id
}

/** The message of a refused field by its error id, in the current language. */
export function useFieldError(): (id: string | undefined) => string | undefined {
  const { t } = useTranslation('common')
  return (id) => {
    if (!id) return undefined
    return t(`fieldErrors.${(id in fieldErrorTexts ? id : 'invalid') as FieldErrorId}`)
  }
}

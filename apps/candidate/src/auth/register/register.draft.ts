import { useHydrated } from '@trilha/web/ui/useHydrated.ts'
import { useEffect, useState } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { isOptional, type RegisterValues } from './register.values.ts'
import { openRegistrationDraft } from './registration.drafts.ts'

const draft = openRegistrationDraft('fields')

/** What is stored: a consent is given anew, and the others are too sensitive for a shared device. */
export const typedOf = ({
  password: _password,
  cpf: _cpf,
  acceptedTerms: _acceptedTerms,
  ...typed
}: Partial<RegisterValues>) => typed

/**
 * Stores typed values in this tab until somebody signs in, so that a reload loses little. Values
 * typed before hydration are newer and stay.
 * @param created true as soon as the account exists.
 * @returns true if a value of "Completar agora" was restored.
 */
export function useRegisterDraft(form: UseFormReturn<RegisterValues>, created: boolean): boolean {
  const [stored] = useState(() => Object.entries(draft.read() ?? {}).filter(([, value]) => value))
  const hydrated = useHydrated()
  useEffect(() => {
    for (const [name, value] of stored as [FieldPath<RegisterValues>, string][])
      if (!form.getValues(name)) form.setValue(name, value)
  }, [form, stored])
  useEffect(() => {
    if (created) return undefined
    const { unsubscribe } = form.watch((values) => draft.write(typedOf(values)))
    return unsubscribe
  }, [form, created])
  return hydrated && stored.some(([name]) => isOptional(name))
}

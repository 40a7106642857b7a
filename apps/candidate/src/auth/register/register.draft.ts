import { openDraft } from '@trilha/web/data/drafts.ts'
import { useHydrated } from '@trilha/web/ui/useHydrated.ts'
import { useEffect, useState } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { isOptional, type RegisterValues } from './register.values.ts'

const draft = openDraft('session', 'trilha.registration')

/**
 * Stores typed values in this tab until the account is created, so that a reload loses nothing; the
 * password is never stored. Values typed before hydration are newer and stay.
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
    if (created) return draft.write(null)
    const { unsubscribe } = form.watch(({ password: _password, ...typed }) => draft.write(typed))
    return unsubscribe
  }, [form, created])
  return hydrated && stored.some(([name]) => isOptional(name))
}

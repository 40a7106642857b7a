import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { RegisterValues } from './register.values.ts'

type Draft = Partial<RegisterValues>

let draft: Draft = {}

/** Values typed before leaving the screen; never the password. */
export function registerDraft(): Draft {
  return draft
}

/** Stores typed values in memory until the account is created. */
export function useRegisterDraft(form: UseFormReturn<RegisterValues>, done: boolean): void {
  useEffect(
    () => () => {
      const { password: _password, ...typed } = form.getValues()
      draft = done ? {} : typed
    },
    [form, done],
  )
}

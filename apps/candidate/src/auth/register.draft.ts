import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { RegisterValues } from './register.values.ts'

type Draft = Partial<RegisterValues>

let kept: Draft = {}

/** What was typed before somebody looked at another screen and came back; never the password. */
export function registerDraft(): Draft {
  return kept
}

/** Keeps what is typed, in this page's memory only, until the account is there. */
export function useRegisterDraft(form: UseFormReturn<RegisterValues>, done: boolean): void {
  useEffect(
    () => () => {
      const { password: _password, ...typed } = form.getValues()
      kept = done ? {} : typed
    },
    [form, done],
  )
}

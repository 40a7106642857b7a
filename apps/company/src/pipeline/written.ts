import { draftNamed, forgetDraftsFrom } from '@trilha/web/data/drafts.ts'
import { useSession } from '@trilha/web/data/session.ts'
import type { useForm } from '@trilha/web/form/useForm.ts'
import { useEffect, useRef } from 'react'

/**
 * Unsent or undone texts of the current user. They survive tab changes, closed dialogs, reloads and
 * expired sessions, but only while the browser tab is open, because they are about people.
 */
const start = 'trilha:written:'

/** Deletes all stored texts; called at sign-out. */
export const forgetWritten = (): void => forgetDraftsFrom(start)

export type Written<Words extends object> = {
  /** The stored text; undefined if there is none. */
  words: Partial<Words> | undefined
  keep: (words: Words) => void
  forget: () => void
}

/** @param key identifies the person and the form; values are stored as JSON. */
export function useWritten<Words extends object>(key: string): Written<Words> {
  const draft = draftNamed('session', `${start}${useSession().user?.id ?? ''} ${key}`)
  return {
    words: (draft.read() ?? undefined) as Partial<Words> | undefined,
    keep: draft.write,
    forget: () => draft.write(null),
  }
}

type Form<Words extends object> = ReturnType<typeof useForm<Words>>

/** Stores the form values while the user types. */
export function useStoreWhileTyping<Words extends object>(
  form: Form<Words>,
  written: Written<Words>,
): void {
  const latest = useRef(written)
  useEffect(() => {
    latest.current = written
  })
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => latest.current.keep(values),
      }),
    [subscribe],
  )
}

import { openDraft, deleteDrafts } from '@trilha/web/data/drafts.ts'
import { useSession } from '@trilha/web/data/session.ts'
import type { useForm } from '@trilha/web/form/useForm.ts'
import { useEffect, useRef } from 'react'

/**
 * Prefix of the storage keys of texts that the current user wrote but has not sent, or has sent and
 * undone. The texts survive closed dialogs, reloads and expired sessions. They are deleted when the
 * browser tab closes, because they are about people.
 */
const keyPrefix = 'trilha:written:'

/** Deletes all stored texts; called at sign-out. */
export const deleteUnsentInput = (): void => deleteDrafts(keyPrefix)

export type UnsentInput<Values extends object> = {
  /** The stored form values; undefined if there are none. */
  values: Partial<Values> | undefined
  store: (values: Values) => void
  clear: () => void
}

/**
 * Input of the current user that is stored in this browser tab.
 * @param key identifies the person and the form.
 */
export function useUnsentInput<Values extends object>(key: string): UnsentInput<Values> {
  const draft = openDraft('session', `${keyPrefix}${useSession().user?.id ?? ''} ${key}`)
  return {
    values: (draft.read() ?? undefined) as Partial<Values> | undefined,
    store: draft.write,
    clear: () => draft.write(null),
  }
}

type Form<Values extends object> = ReturnType<typeof useForm<Values>>

/** Stores the form values while the user types. */
export function useStoreWhileTyping<Values extends object>(
  form: Form<Values>,
  input: UnsentInput<Values>,
): void {
  const latest = useRef(input)
  useEffect(() => {
    latest.current = input
  })
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => latest.current.store(values),
      }),
    [subscribe],
  )
}

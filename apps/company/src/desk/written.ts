import { draftNamed, forgetDraftsFrom } from '@trilha/web/data/drafts.ts'
import { useSession } from '@trilha/web/data/session.ts'
import type { useForm } from '@trilha/web/form/useForm.ts'
import { useEffect, useRef } from 'react'

/**
 * What was written in this visit and has not left, or was taken back, by who wrote it: a look at
 * another part of the sheet, a closed window, a reload or the end of a session doesn't cost the
 * words. Since they are about people they are kept only as long as the tab is open.
 */
const start = 'trilha:written:'

/** Who signs out leaves nothing of it. */
export const forgetWritten = (): void => forgetDraftsFrom(start)

export type Written<Words extends object> = {
  /** What was found; undefined where nothing was written. */
  words: Partial<Words> | undefined
  keep: (said: Words) => void
  forget: () => void
}

/** @param key about whom, and which words; they are kept as JSON. */
export function useWritten<Words extends object>(key: string): Written<Words> {
  const draft = draftNamed('session', `${start}${useSession().user?.id ?? ''} ${key}`)
  return {
    words: (draft.read() ?? undefined) as Partial<Words> | undefined,
    keep: draft.write,
    forget: () => draft.write(null),
  }
}

type Form<Words extends object> = ReturnType<typeof useForm<Words>>

/** Keeps what is typed into a form, as it is typed. */
export function useKeeping<Words extends object>(form: Form<Words>, kept: Written<Words>): void {
  const latest = useRef(kept)
  useEffect(() => {
    latest.current = kept
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

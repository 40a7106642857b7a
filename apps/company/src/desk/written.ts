import { useSession } from '@trilha/web/data/session.ts'
import type { useForm } from '@trilha/web/form/useForm.ts'
import { useEffect, useRef } from 'react'

/**
 * What was written in this visit and has not left, or was taken back, by who wrote it: a look at
 * another part of the sheet, a closed window or the end of a session doesn't cost the words.
 * Nothing of it is stored on the device.
 */
const written = new Map<string, object>()

export type Written<Words extends object> = {
  /** What was found; undefined where nothing was written. */
  words: Partial<Words> | undefined
  keep: (said: Words) => void
  forget: () => void
}

/** @param key about whom, and which words. */
export function useWritten<Words extends object>(key: string): Written<Words> {
  const own = `${useSession().user?.id ?? ''} ${key}`
  return {
    words: written.get(own) as Partial<Words> | undefined,
    keep: (said) => void written.set(own, said),
    forget: () => void written.delete(own),
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

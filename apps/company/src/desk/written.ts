import { useSession } from '@trilha/web/data/session.ts'
import type { useForm } from '@trilha/web/form/useForm.ts'
import { useEffect, useRef } from 'react'

/**
 * What was written in this visit and has not left, or was taken back, by who wrote it: a look at
 * another part of the sheet, a closed window, a reload or the end of a session doesn't cost the
 * words. Since they are about people they are kept only as long as the tab is open.
 */
const start = 'trilha:written:'

function found(name: string): object | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '')
    return typeof kept === 'object' && kept !== null ? kept : undefined
  } catch {
    return undefined
  }
}

function keep(name: string, words: object): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(words))
  } catch {
    // No room, or none allowed: what was written still stands on the page.
  }
}

/** Who signs out leaves nothing of it. */
export function forgetWritten(): void {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(start)) sessionStorage.removeItem(name)
}

export type Written<Words extends object> = {
  /** What was found; undefined where nothing was written. */
  words: Partial<Words> | undefined
  keep: (said: Words) => void
  forget: () => void
}

/** @param key about whom, and which words; they are kept as JSON. */
export function useWritten<Words extends object>(key: string): Written<Words> {
  const name = `${start}${useSession().user?.id ?? ''} ${key}`
  return {
    words: found(name) as Partial<Words> | undefined,
    keep: (said) => keep(name, said),
    forget: () => sessionStorage.removeItem(name),
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

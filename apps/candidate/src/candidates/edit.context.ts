import { createContext, use, useEffect, useEffectEvent } from 'react'

/**
 * Where what was typed is: `draft` on this device only, `kept` there too because the connection is
 * gone, `refused` there too because something has to be put right.
 */
export type SaveStatus = 'idle' | 'draft' | 'saving' | 'saved' | 'kept' | 'refused'

/** Saves the part that is open. @returns false where something stays to be put right. */
export type Saver = () => Promise<boolean>

type Edit = {
  candidateId: string
  report: (status: SaveStatus) => void
  /** Hands over what "go on" saves first; gives what takes it back. */
  offer: (save: Saver) => () => void
}

export const EditContext = createContext<Edit | null>(null)

/** The form around a part. */
export function useEdit(): Edit {
  const edit = use(EditContext)
  if (!edit) throw new Error('a part stands outside the form')
  return edit
}

/** Hands the part's own saving to the bar below. */
export function useSaver(save: Saver): void {
  const { offer } = useEdit()
  const now = useEffectEvent(save)
  useEffect(() => offer(() => now()), [offer])
}

import { createContext, use, useEffect, useEffectEvent } from 'react'

/**
 * Save status: `draft` unsaved on this device, `kept` not saved because the network is down,
 * `refused` not saved because of an error.
 */
export type SaveStatus = 'idle' | 'draft' | 'saving' | 'saved' | 'kept' | 'refused'

/**
 * Saves the open section.
 * @returns false if something has to be corrected.
 */
export type Saver = () => Promise<boolean>

type Edit = {
  candidateId: string
  report: (status: SaveStatus) => void
  /** Registers a function that saves before moving on; returns the unregister function. */
  offer: (save: Saver) => () => void
}

export const EditContext = createContext<Edit | null>(null)

/** The context of the profile editor. */
export function useEdit(): Edit {
  const edit = use(EditContext)
  if (!edit) throw new Error('a section needs the profile editor around it')
  return edit
}

/** Registers a section's save function with the bar below. */
export function useSaver(save: Saver): void {
  const { offer } = useEdit()
  const now = useEffectEvent(save)
  useEffect(() => offer(() => now()), [offer])
}

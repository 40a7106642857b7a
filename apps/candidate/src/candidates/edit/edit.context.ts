import { createContext, use, useEffect, useEffectEvent } from 'react'

/**
 * Save status: `draft` is stored on this device only, `kept` could not be saved because the network
 * is down, `refused` could not be saved because of an error.
 */
export type PartStatus = 'idle' | 'draft' | 'saving' | 'saved' | 'kept' | 'refused'

/**
 * Saves a form of the open section.
 * @returns false if something has to be corrected.
 */
export type Saver = () => Promise<boolean>

type Edit = {
  candidateId: string
  report: (status: PartStatus) => void
  /** Registers a function that saves a form; returns the function that unregisters it. */
  registerSaver: (save: Saver) => () => void
}

export const EditContext = createContext<Edit | null>(null)

/** The context of the profile editor. */
export function useEdit(): Edit {
  const edit = use(EditContext)
  if (!edit) throw new Error('a section needs the profile editor around it')
  return edit
}

/** Registers the save function of a form with the bar below it. */
export function useSaver(save: Saver): void {
  const { registerSaver } = useEdit()
  const latest = useEffectEvent(save)
  useEffect(() => registerSaver(() => latest()), [registerSaver])
}

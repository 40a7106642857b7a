import { createContext } from 'react'

/** Marks the scripts and styles of ours while the server renders; in the browser there is none. */
export const Nonce = createContext<string | undefined>(undefined)

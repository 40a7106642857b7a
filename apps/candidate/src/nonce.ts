import { createContext } from 'react'

/** The nonce of our scripts and styles during server rendering; undefined in the browser. */
export const Nonce = createContext<string | undefined>(undefined)

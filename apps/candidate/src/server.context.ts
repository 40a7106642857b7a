import type { Endpoint, InputOf, ReplyOf } from '@trilha/contracts/endpoint'
import { createContext } from 'react-router'

/** What the program hands to pages that it renders: the API without a network in between. */
export type ServerContext = {
  /** Calls as nobody in particular: rendered pages are the same for everybody. */
  call: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<ReplyOf<E>>
  /** The address of the site, for canonical links. */
  origin: string
  devHelpers: boolean
  /** Marks our own scripts and styles in this rendering, so that the page's policy names no others. */
  nonce: string
}

export const serverContext = createContext<ServerContext>()

import type { Endpoint, InputOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { createContext } from 'react-router'

/** Data for server rendering: calls to the API in the same process. */
export type ServerContext = {
  /** Calls without a user: rendered pages are the same for everybody. */
  call: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<ReplyOf<E>>
  /** The address of the site, for canonical links. */
  origin: string
  devHelpers: boolean
  /**
   * The nonce of this response: the content security policy allows only scripts and styles that
   * have it.
   */
  nonce: string
}

export const serverContext = createContext<ServerContext>()

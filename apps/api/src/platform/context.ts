import type { RecruiterRole } from '@trilha/contracts/accounts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Outage } from './db/outage.ts'
import type { Log } from './log.ts'
import type { Tasks } from './tasks/tasks.ts'
import type { Storage } from './storage/storage.ts'
import type { Uploads } from './storage/uploads.ts'
import type { Limits } from './http/limits.ts'
import type { SessionCache } from './http/sessions.ts'

/** What every session has; identity and kind come from the token only. */
type Session = { userId: string; sessionId: string }

export type CandidateViewer = Session & { typeUser: 1; candidateId: string }
export type RecruiterViewer = Session & {
  typeUser: 2
  recruiter: { id: string; companyId: string; role: RecruiterRole }
}
/** Trilha's own team. */
export type AdminViewer = Session & { typeUser: 3 }

/** Who is signed in, by kind of account. */
export type Viewer = CandidateViewer | RecruiterViewer | AdminViewer

/** The company whose API key a request shows. */
export type KeyHolder = { id: string; companyId: string }

/**
 * What the whole program shares; made once at start (startPlatform.ts). A noun that shares something of
 * its own adds it to this interface where it is written, as vacancies.search.ts does.
 */
export interface Platform {
  config: Config
  log: Log
  outage: Outage
  db: Database
  /**
   * Reads that may lag behind by a moment and weigh much: sitemaps, a company's response record.
   * The same as `db` without a replica.
   */
  replica: Database
  tasks: Tasks
  storage: Storage
  uploads: Uploads
  limits: Limits
  sessions: SessionCache
  /** The server's clock; the only one that counts. */
  now: () => Date
}

/** What one request has in reach; the route says by its contract which viewers there can be. */
export type Context<V extends Viewer | null = Viewer | null> = Platform & {
  viewer: V
  /** The caller's address, for limits; stored as the proof of a consent and in the access records. */
  ip: string
  /** What the browser says of itself (User-Agent). */
  agent: string
  cookies: Cookies
}

export type CandidateContext = Context<CandidateViewer>
export type RecruiterContext = Context<RecruiterViewer>
export type AdminContext = Context<AdminViewer>
export type SignedInContext = Context<Viewer>
/** A request with a company's API key, which no person sends. */
export type KeyContext = Context<null> & { keyHolder: KeyHolder }

/** The few cookies that there are: none says who somebody is. */
export type Cookies = {
  /** Null without one of this name. */
  read: (name: string) => string | null
  /** Adds a line `Set-Cookie` to the answer. */
  write: (line: string) => void
}

/** Where no browser asks. */
export const noCookies: Cookies = { read: () => null, write: () => undefined }

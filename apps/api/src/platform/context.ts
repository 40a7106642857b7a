import type { RecruiterRole } from '@trilha/contracts/accounts/accounts'
import type { Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import type { Outage } from './db/outage.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Tasks } from './tasks/tasks.ts'
import type { Tracing } from './tracing/tracing.ts'
import type { Storage } from './storage/storage.ts'
import type { Uploads } from './storage/uploads.ts'
import type { Limits } from './http/limits.ts'
import type { SessionCache } from './http/sessions.ts'

/** Fields of every session. Identity and kind of account come from the token only. */
type Session = { userId: string; sessionId: string }

export type CandidateViewer = Session & { typeUser: 1; candidateId: string }
export type RecruiterViewer = Session & {
  typeUser: 2
  recruiter: { id: string; companyId: string; role: RecruiterRole }
}
/** Trilha's own team. */
export type AdminViewer = Session & { typeUser: 3 }

/** The signed-in user, by kind of account. */
export type Viewer = CandidateViewer | RecruiterViewer | AdminViewer

/** The API key of a request (its `id`) and the company that it belongs to. */
export type KeyHolder = { id: string; companyId: string }

/**
 * Functions that a noun needs from nouns above it, since it must not import them. The noun declares
 * these functions in `<noun>.ports.ts` by extending this interface; `ports.ts` provides them
 * (docs/decisions/0036-floors.md).
 */
export interface Ports {}

/**
 * Services shared by the whole program, created once at start (startPlatform.ts). A module adds its
 * own shared services by extending this interface, as vacancies/search/search.service.ts does.
 */
export interface Platform {
  config: Config
  log: Log
  metrics: Metrics
  /** Null without a collector. */
  tracing: Tracing | null
  outage: Outage
  db: Database
  /**
   * For expensive reads that may be slightly stale: sitemaps, a company's response record.
   * The same as `db` when there is no replica.
   */
  replica: Database
  tasks: Tasks
  storage: Storage
  uploads: Uploads
  limits: Limits
  sessions: SessionCache
  ports: Ports
  /** The server's clock. The clients' clocks are never used. */
  now: () => Date
}

/** Context of one request. The endpoint's contract decides which viewers are possible. */
export type Context<V extends Viewer | null = Viewer | null> = Platform & {
  viewer: V
  /** The caller's address, for limits; stored as the proof of a consent and in the access records. */
  ip: string
  /** The User-Agent header. */
  agent: string
  cookies: Cookies
}

export type CandidateContext = Context<CandidateViewer>
export type RecruiterContext = Context<RecruiterViewer>
export type AdminContext = Context<AdminViewer>
export type SignedInContext = Context<Viewer>
/** Context of a request that is authenticated by a company's API key, without a viewer. */
export type KeyContext = Context<null> & { keyHolder: KeyHolder }

/** Cookies of the request. None of them identifies the user. */
export type Cookies = {
  /** Null when there is no cookie of this name. */
  read: (name: string) => string | null
  /** Adds a `Set-Cookie` header to the response. */
  write: (line: string) => void
}

/** For code that runs outside of a request. */
export const noCookies: Cookies = { read: () => null, write: () => undefined }

import type { RecruiterRole, TypeUser } from '@trilha/contracts/accounts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Outage } from './db/outage.ts'
import type { Log } from './log.ts'
import type { Tasks } from './tasks/tasks.ts'
import type { Storage } from './storage/storage.ts'
import type { Uploads } from './storage/uploads.ts'
import type { Limits } from './http/limits.ts'
import type { SessionCache } from '../accounts/accounts.sessions.ts'
import type { VacancySearch } from '../vacancies/vacancies.search.ts'

/** Who is signed in; identity and kind come from the token only. */
export type Viewer = {
  userId: string
  typeUser: TypeUser
  sessionId: string
  candidateId: string | null
  recruiter: { id: string; companyId: string; role: RecruiterRole } | null
}

/** The company whose API key a request shows. */
export type KeyHolder = { id: string; companyId: string }

/** What the whole program shares; made once at start. */
export type Platform = {
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
  search: VacancySearch
  /** The server's clock; the only one that counts. */
  now: () => Date
}

/** What one request has in reach. */
export type Context = Platform & {
  viewer: Viewer | null
  /** Absent unless the endpoint has a scope. */
  keyHolder?: KeyHolder
  /** The caller's address, for limits; stored as the proof of a consent and in the access records. */
  ip: string
  /** What the browser says of itself (User-Agent). */
  agent: string
  cookies: Cookies
}

/** The few cookies that there are: none says who somebody is. */
export type Cookies = {
  /** Null without one of this name. */
  read: (name: string) => string | null
  /** Adds a line `Set-Cookie` to the answer. */
  write: (line: string) => void
}

/** Where no browser asks. */
export const noCookies: Cookies = { read: () => null, write: () => undefined }

/** A request whose route demanded an API key. */
export function keyHolder(ctx: Context): KeyHolder {
  if (!ctx.keyHolder) throw new Error('the route does not demand a key')
  return ctx.keyHolder
}

/** A request whose route demanded a sign-in. */
export function signedIn(ctx: Context): Viewer {
  if (!ctx.viewer) throw new Error('the route does not demand a sign-in')
  return ctx.viewer
}

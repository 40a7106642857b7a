import type {
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from '@trilha/contracts/shared/endpoint'
import type { LimitName } from './limits.ts'
import type {
  AdminViewer,
  CandidateViewer,
  Context,
  KeyContext,
  RecruiterViewer,
  Viewer,
} from '../context.ts'

/** An uploaded file, completely in memory (the size limit was checked while reading). */
export type UploadedFile = {
  bytes: Buffer
  /** File name from the client: only for display, never trusted. */
  name: string
}

export type RequestInput<E extends Endpoint> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  file: UploadedFile | null
  idempotencyKey: string | null
}

type Viewers = {
  anyone: Viewer | null
  candidate: CandidateViewer
  recruiter: RecruiterViewer
  admin: AdminViewer
}

/** The viewers that an endpoint's `who` allows; `api.ts` refuses all others. */
export type ViewerOf<E extends Endpoint> = Viewers[E['who'][number]]

/**
 * The context of an endpoint's handler: by sign-in, by API key, or either when both are allowed.
 */
export type ContextOf<E extends Endpoint> =
  | ([E['who'][number]] extends [never] ? never : Context<ViewerOf<E>>)
  | ([NonNullable<E['scope']>] extends [never] ? never : KeyContext)

/** An endpoint with its rate limit and its handler. */
export type Route = {
  endpoint: Endpoint
  limit: LimitName
  handle: (ctx: Context, input: RequestInput<Endpoint>) => Promise<unknown>
}

/**
 * Binds an endpoint of the contract to its handler. Order on each request: rate limit, sign-in,
 * permission by kind of account, validation, handler.
 */
export function route<E extends Endpoint>(
  endpoint: E,
  limit: LimitName,
  handle: (
    ctx: ContextOf<E>,
    input: RequestInput<E>,
  ) => Promise<ReplyOf<E> | (ReplyOf<E> extends undefined ? void : never)>,
): Route {
  return { endpoint, limit, handle: handle as unknown as Route['handle'] }
}

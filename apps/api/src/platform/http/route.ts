import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@trilha/contracts/endpoint'
import type { LimitName } from './limits.ts'
import type {
  AdminViewer,
  CandidateViewer,
  Context,
  KeyContext,
  RecruiterViewer,
  Viewer,
} from '../context.ts'

/** An uploaded file, read whole (the route's ceiling was checked while reading). */
export type UploadedFile = {
  bytes: Buffer
  /** As the sender calls it: to show, never to trust. */
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

/** Whom an endpoint's `who` lets through; the guards in `api.ts` refuse everybody else. */
export type ViewerOf<E extends Endpoint> = Viewers[E['who'][number]]

/** What the handler of an endpoint is given: by sign-in, by API key, or one of them where both may call. */
export type ContextOf<E extends Endpoint> =
  | ([E['who'][number]] extends [never] ? never : Context<ViewerOf<E>>)
  | ([NonNullable<E['scope']>] extends [never] ? never : KeyContext)

/** A bound endpoint: the guards in their fixed order, then one call. */
export type Route = {
  endpoint: Endpoint
  limit: LimitName
  handle: (ctx: Context, input: RequestInput<Endpoint>) => Promise<unknown>
}

/**
 * Binds an endpoint of the contract to the call that answers it.
 * Order on each request: rate limit, sign-in, permission by kind of account, validation, call.
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

import type * as z from 'zod/mini'
import type { ErrorId } from './errors.ts'

/** Who may call: `anyone` needs no sign-in; the others name the kinds of account. */
export type Who = 'anyone' | 'candidate' | 'recruiter' | 'admin'
export const candidateOnly = ['candidate'] as const
export const recruiterOnly = ['recruiter'] as const
export const adminOnly = ['admin'] as const
/** Everybody who is signed in: for what all accounts have. */
export const anyAccount = ['candidate', 'recruiter', 'admin'] as const

/** What a company's API key may be allowed to read. */
export const apiScopes = ['vacancies:read', 'applications:read'] as const
export type ApiScope = (typeof apiScopes)[number]

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Schema = z.ZodMiniType
type ObjectSchema = z.ZodMiniObject

/**
 * One call of the API. The server binds a handler to it, the sites call it, and the OpenAPI
 * description is generated from it.
 */
export type Endpoint<
  Params extends ObjectSchema | undefined = ObjectSchema | undefined,
  Query extends ObjectSchema | undefined = ObjectSchema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema | undefined = Schema | undefined,
  Callers extends readonly Who[] = readonly Who[],
  Scope extends ApiScope | undefined = ApiScope | undefined,
> = {
  /** Stable name, `noun.verb`; also the operation id of the API description. */
  id: string
  summary: string
  /** Details for callers outside Trilha. An endpoint with them is part of the public API. */
  description?: string
  method: Method
  /** Path below `/api`, parameters as `{name}`. */
  path: string
  who: Callers
  /** The call needs a company's API key with this scope instead of a sign-in. */
  scope?: Scope
  params?: Params
  query?: Query
  body?: Body
  /** Schema of the reply. Absent: the status is 204, without a body. */
  reply?: Reply
  /** A reply for the public API description. */
  example?: unknown
  /** Error ids of this endpoint, in addition to those that every endpoint can return. */
  errors?: readonly ErrorId[]
  /** HTTP status of a success. Absent: 200, or 204 without a reply. */
  status?: 200 | 201 | 202 | 204
  /**
   * Needs a sign-in or a proof (`accounts.giveProof`) of the last minutes; otherwise the error is
   * `fresh-proof-needed`.
   */
  freshProof?: boolean
  /**
   * Accepts an `Idempotency-Key` header: a repeated key gets the first reply again, without running
   * the action a second time.
   */
  idempotent?: boolean
  /** The body is a multipart form with one file in this field. */
  file?: string
  /** The server sends the reply `{name, text}` as a file of this type. */
  download?: 'text/csv'
}

// The properties are optional, so their type is always a union with `undefined`.
type Output<S> = [NonNullable<S>] extends [never] ? undefined : z.output<Extract<S, Schema>>
type Input<S> = z.input<Extract<S, Schema>>

export type ParamsOf<E extends Endpoint> = Output<E['params']>
export type QueryOf<E extends Endpoint> = Output<E['query']>
export type BodyOf<E extends Endpoint> = Output<E['body']>
export type ReplyOf<E extends Endpoint> = Output<E['reply']>

/** What a caller passes. Only the parts that the endpoint declares are allowed. */
export type InputOf<E extends Endpoint> = (Has<E['params']> extends true
  ? { params: Input<E['params']> }
  : { params?: undefined }) &
  (Has<E['query']> extends true ? { query?: Input<E['query']> } : { query?: undefined }) &
  (Has<E['body']> extends true ? { body: Input<E['body']> } : { body?: undefined })

type Has<S> = [NonNullable<S>] extends [never] ? false : true

/** Declares an endpoint. Returns the definition unchanged; only its type becomes exact. */
/*#__NO_SIDE_EFFECTS__*/
export function endpoint<
  P extends ObjectSchema | undefined = undefined,
  Q extends ObjectSchema | undefined = undefined,
  B extends Schema | undefined = undefined,
  R extends Schema | undefined = undefined,
  const W extends readonly Who[] = readonly Who[],
  S extends ApiScope | undefined = undefined,
>(definition: Endpoint<P, Q, B, R, W, S>): Endpoint<P, Q, B, R, W, S> {
  return definition
}

/** True for what everybody may do, or everybody who is signed in, such as the own sign-in. */
export const isForEveryAccount = ({ who }: Pick<Endpoint, 'who'>): boolean =>
  who.includes('anyone') || anyAccount.every((kind) => who.includes(kind))

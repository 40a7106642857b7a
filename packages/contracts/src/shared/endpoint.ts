import type * as z from 'zod/mini'
import type { ErrorId } from './errors.ts'

/** Who may call: `anyone` needs no sign-in; the others name the kinds of account. */
export type Who = 'anyone' | 'candidate' | 'recruiter' | 'admin'

/** What a company's API key may be allowed to read. */
export const apiScopes = ['vacancies:read', 'applications:read'] as const
export type ApiScope = (typeof apiScopes)[number]

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Schema = z.ZodMiniType
type ObjectSchema = z.ZodMiniObject

/** One call of the API: the server binds a handler to it, the client calls it, OpenAPI is printed from it. */
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
  method: Method
  /** Path below `/api`, parameters as `{name}`. */
  path: string
  who: Callers
  /** Called with an API key of a company that has this scope, instead of a sign-in. */
  scope?: Scope
  params?: Params
  query?: Query
  body?: Body
  /** Absent: the answer is 204 without a body. */
  reply?: Reply
  /** Its own error ids, in addition to those that every endpoint may answer. */
  errors?: readonly ErrorId[]
  /** The answer to a success; 200 where absent (204 without a reply). */
  status?: 200 | 201 | 202 | 204
  /** Takes an `Idempotency-Key` header: the same key answers the same reply without acting again. */
  idempotent?: boolean
  /** The body is a multipart form with one file in this field. */
  file?: string
  /** The answer is a file of this kind of text, to be kept: its reply is `{name, text}`. */
  download?: 'text/csv'
}

// The properties are optional, so their type is always a union with `undefined`.
type Output<S> = [NonNullable<S>] extends [never] ? undefined : z.output<Extract<S, Schema>>
type Input<S> = z.input<Extract<S, Schema>>

export type ParamsOf<E extends Endpoint> = Output<E['params']>
export type QueryOf<E extends Endpoint> = Output<E['query']>
export type BodyOf<E extends Endpoint> = Output<E['body']>
export type ReplyOf<E extends Endpoint> = Output<E['reply']>

/** What a caller passes: parts that the endpoint doesn't have are left out. */
export type InputOf<E extends Endpoint> = (Has<E['params']> extends true
  ? { params: Input<E['params']> }
  : { params?: undefined }) &
  (Has<E['query']> extends true ? { query?: Input<E['query']> } : { query?: undefined }) &
  (Has<E['body']> extends true ? { body: Input<E['body']> } : { body?: undefined })

type Has<S> = [NonNullable<S>] extends [never] ? false : true

/** Declares an endpoint; only fixes its type. */
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

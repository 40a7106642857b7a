import type { Endpoint, InputOf, ReplyOf } from '@trilha/contracts/endpoint'
import type { ErrorBody, ErrorId, FieldError } from '@trilha/contracts/errors'
import { sentWithProgress } from './sentWithProgress.ts'

/** How a call reaches the API: set once by each site (and by the server while it renders). */
export type CallOptions = {
  signal?: AbortSignal
  /** Sent as `Idempotency-Key`: repeating the call with it can't act twice. */
  idempotencyKey?: string
  /** Told how much of a file has left, 0 to 1. */
  onProgress?: (share: number) => void
  /** Asks as whoever has this token, and not as who is signed in to this site. */
  token?: string
}

/**
 * A refused or failed call. Carries the fields of the answer's body; where there is no body the
 * message is 'Something went wrong' (specification, section 7) and the id is `network`.
 */
export class CallError extends Error {
  readonly id: ErrorId | 'network'
  readonly status: number
  readonly errors: FieldError[]
  readonly occurrence: string | undefined
  /** The whole answer, for what some errors add to it. */
  readonly body: ErrorBody | null

  /** @param status where an answer came without a body that we know; 0 where none came. */
  constructor(body: ErrorBody | null, status = 0) {
    super(body?.message ?? 'Something went wrong')
    this.id = body?.id ?? 'network'
    this.status = body?.status ?? status
    this.errors = body?.errors ?? []
    this.occurrence = body?.occurrence
    this.body = body
  }
}

type Transport = {
  /** The present access token, or null. */
  token: () => string | null
  /** Told of each answer to a signed-in call: when the session now ends, or that it has ended. */
  onSession: (expiresAt: string | null) => void
}

/** By how many milliseconds the server's clock is ahead of this device's, as its last answer said. */
let ahead = 0

/**
 * An instant of the server as this device's clock will show it: many are wrong by an hour, and must
 * not end a session that has an hour to go.
 */
export const onOwnClock = (instant: string): string =>
  new Date(Date.parse(instant) - ahead).toISOString()

let transport: Transport = { token: () => null, onSession: () => undefined }

/** Connects calls to the session; done once at the start of a site. */
export function connectCalls(next: Transport): void {
  transport = next
}

/** The address of a call; lists become repeated parameters (`x=1&x=2`). */
export function addressOf(
  endpoint: Endpoint,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    for (const entry of Array.isArray(value) ? value : [value])
      if (entry !== undefined && entry !== null && entry !== '') search.append(key, String(entry))
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`
}

/**
 * Calls an endpoint of the contract.
 * @throws CallError with the answer's body, or 'Something went wrong' without one.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  const { params, query, body } = input as {
    params?: Record<string, unknown>
    query?: Record<string, unknown>
    body?: unknown
  }
  return send<ReplyOf<E>>(endpoint, addressOf(endpoint, params, query), options, {
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  })
}

/** Sends one file as the multipart form that the endpoint takes. */
export async function upload<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  file: Blob,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  const form = new FormData()
  form.append(endpoint.file ?? 'file', file)
  const { params, query } = input as Record<'params' | 'query', Record<string, unknown> | undefined>
  return send<ReplyOf<E>>(endpoint, addressOf(endpoint, params, query), options, {
    body: form,
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  })
}

async function send<Reply>(
  endpoint: Endpoint,
  address: string,
  options: CallOptions,
  init: RequestInit,
): Promise<Reply> {
  const headers = new Headers(init.headers)
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey)
  if (options.token) headers.set('authorization', `Bearer ${options.token}`)
  const request = {
    ...init,
    method: endpoint.method,
    headers,
    ...(options.signal && { signal: options.signal }),
  }
  const answer = await ask(address, request, options.onProgress)
  return (endpoint.reply ? await answer.json() : undefined) as Reply
}

/**
 * Asks the server for anything, as whoever is signed in.
 * @param onProgress told how much of the body has left, 0 to 1.
 * @throws CallError where the answer is no success; the reason of an aborted signal.
 */
export async function ask(
  address: string,
  init: RequestInit,
  onProgress?: (share: number) => void,
): Promise<Response> {
  const headers = new Headers(init.headers)
  const foreign = headers.has('authorization')
  const token = foreign ? null : transport.token()
  if (token) headers.set('authorization', `Bearer ${token}`)
  const request = { ...init, headers }
  const answer = await (
    onProgress ? sentWithProgress(address, request, onProgress) : fetch(address, request)
  ).catch((reason: unknown) => {
    if (init.signal?.aborted) throw reason
    throw new CallError(null)
  })
  const answeredAt = Date.parse(answer.headers.get('date') ?? '')
  if (!Number.isNaN(answeredAt)) ahead = answeredAt - Date.now()
  if (answer.ok) {
    const expiresAt = answer.headers.get('session-expires-at')
    if (expiresAt && !foreign) transport.onSession(expiresAt)
    return answer
  }
  const body = (await answer.json().catch(() => null)) as ErrorBody | null
  // The end of an earlier session is not that of the one begun since.
  const now = transport.token()
  if (!foreign && (now === null || now === token) && isSessionOver(body)) transport.onSession(null)
  throw new CallError(body, answer.status)
}

const isSessionOver = (body: ErrorBody | null): boolean =>
  body?.id === 'session-ended' || body?.id === 'sign-in-needed'

import type { Endpoint, InputOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import type { ErrorBody, ErrorId, FieldError } from '@trilha/contracts/shared/errors'
import { isAttended } from './attendance.ts'
import { fetchWithProgress } from './fetchWithProgress.ts'

/** Options of one call to the API. */
export type CallOptions = {
  signal?: AbortSignal
  /** Sent as `Idempotency-Key`: repeating the call with the same key does not act twice. */
  idempotencyKey?: string
  /** Called with the uploaded share of the file, 0 to 1. */
  onProgress?: (share: number) => void
  /** Uses this token instead of the session of this site. */
  token?: string
}

/**
 * A refused or failed call, with the fields of the response body. Without a body the message is
 * 'Something went wrong' (specification, section 7) and the id is `network`.
 */
export class CallError extends Error {
  readonly id: ErrorId | 'network'
  readonly status: number
  readonly errors: FieldError[]
  readonly occurrence: string | undefined
  /** The whole response body; some errors have extra fields. */
  readonly body: ErrorBody | null

  /** @param status HTTP status of a response whose body is unknown; 0 without a response. */
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
  /** The current access token, or null. */
  token: () => string | null
  /** Called after each signed-in call with the new end of the session; null if it has ended. */
  onSession: (expiresAt: string | null) => void
  /** Called when the account needs a second step before it may do anything. */
  onSecondStepRequired: () => void
}

/**
 * Asks the user to prove who they are, for an action that needs a fresh proof.
 * @returns true when it was proved: then the refused call is sent again.
 */
export type AskProof = (refusal: CallError) => Promise<boolean>

/** Milliseconds by which the server's clock is ahead of this device's clock. */
let clockAheadMs = 0

/**
 * Converts an instant of the server to this device's clock. Many device clocks are wrong by an
 * hour, and a wrong clock must not end a session too early.
 */
export const toDeviceClock = (instant: string): string =>
  new Date(Date.parse(instant) - clockAheadMs).toISOString()

let transport: Transport = {
  token: () => null,
  onSession: () => undefined,
  onSecondStepRequired: () => undefined,
}

/** Connects calls to the session; each site does this once at its start. */
export function connectCalls(next: Transport): void {
  transport = next
}

let askProof: AskProof | null = null

/** Decides how the user is asked for a fresh proof; null: such calls fail. */
export function connectProof(next: AskProof | null): void {
  askProof = next
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
 * @throws CallError with the response body, or 'Something went wrong' without one.
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

/**
 * Uploads one file as the multipart form of the endpoint.
 * @throws CallError as `call`.
 */
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
  const answer = await fetchApi(address, request, options.onProgress)
  return (endpoint.reply ? await answer.json() : undefined) as Reply
}

/**
 * Sends any request, with the token of the signed-in user if it has no `authorization` header.
 * @param onProgress called with the uploaded share of the body, 0 to 1.
 * @throws CallError for an unsuccessful response or without a network; if the signal was aborted,
 * the reason of the abort.
 */
export async function fetchApi(
  address: string,
  init: RequestInit,
  onProgress?: (share: number) => void,
): Promise<Response> {
  const headers = new Headers(init.headers)
  const hasOtherToken = headers.has('authorization')
  const token = hasOtherToken ? null : transport.token()
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (!isAttended()) headers.set('x-unattended', '1')
  const request = { ...init, headers }
  const answer = await (
    onProgress ? fetchWithProgress(address, request, onProgress) : fetch(address, request)
  ).catch((reason: unknown) => {
    if (init.signal?.aborted) throw reason
    throw new CallError(null)
  })
  const answeredAt = Date.parse(answer.headers.get('date') ?? '')
  if (!Number.isNaN(answeredAt)) clockAheadMs = answeredAt - Date.now()
  if (answer.ok) {
    const expiresAt = answer.headers.get('session-expires-at')
    if (expiresAt && !hasOtherToken) transport.onSession(expiresAt)
    return answer
  }
  const body = (await answer.json().catch(() => null)) as ErrorBody | null
  // The end of an earlier session must not end a newer one.
  const latestToken = transport.token()
  if (!hasOtherToken && (latestToken === null || latestToken === token) && isSessionOver(body))
    transport.onSession(null)
  const refusal = new CallError(body, answer.status)
  if (refusal.id === 'second-step-required' && !hasOtherToken) transport.onSecondStepRequired()
  if (refusal.id === 'fresh-proof-needed' && !hasOtherToken && (await askProof?.(refusal)))
    return fetchApi(address, init, onProgress)
  throw refusal
}

const isSessionOver = (body: ErrorBody | null): boolean =>
  body?.id === 'session-ended' || body?.id === 'sign-in-needed'

/** The network or server is down, or the session has ended: a later retry can succeed. */
export const isTemporary = ({ status }: Pick<CallError, 'status'>): boolean =>
  status === 0 || status >= 500 || status === 401 || status === 429

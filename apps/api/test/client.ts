import type { Endpoint, InputOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import type { ErrorBody } from '@trilha/contracts/shared/errors'
import { expect } from 'vitest'
import type { TestProgram } from './program.ts'

export type TestAnswer<E extends Endpoint> = {
  status: number
  body: ReplyOf<E>
  headers: Record<string, unknown>
}

type Options = {
  token?: string | null
  idempotencyKey?: string
  headers?: Record<string, string>
  /** The caller's address. */
  ip?: string
}

/** Calls an endpoint over HTTP, with this token or without a sign-in. */
export async function call<E extends Endpoint>(
  program: TestProgram,
  endpoint: E,
  input: Omit<InputOf<E>, never> & { params?: unknown; query?: unknown; body?: unknown },
  options: Options = {},
): Promise<TestAnswer<E>> {
  const answer = await program.app.inject({
    method: endpoint.method,
    url: urlOf(endpoint, input.params as never, input.query as never),
    ...(input.body !== undefined && { payload: input.body as object }),
    ...(options.ip && { remoteAddress: options.ip }),
    headers: {
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
      ...options.headers,
    },
  })
  return {
    status: answer.statusCode,
    body: (answer.body ? answer.json() : undefined) as ReplyOf<E>,
    headers: answer.headers,
  }
}

/** Expects an error with this status and id, and returns its body. */
export function refused(
  answer: { status: number; body: unknown },
  status: number,
  id: string,
): ErrorBody {
  expect({ status: answer.status, id: (answer.body as ErrorBody | undefined)?.id }).toEqual({
    status,
    id,
  })
  return answer.body as ErrorBody
}

/** The URL of a call below `/api`. Lists become repeated parameters. */
export function urlOf(
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
      if (entry !== undefined) search.append(key, String(entry))
  return `/api${path}${search.size ? `?${search}` : ''}`
}

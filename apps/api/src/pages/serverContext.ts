import type { Endpoint, InputOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import type { FastifyInstance } from 'fastify'
import { addressOf, CallError } from '@trilha/web/data/call.ts'

/** Calls of server-rendered pages: the same endpoints and guards as over HTTP, but in process. */
export function callInProcess(app: FastifyInstance, ip: string) {
  return async <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<ReplyOf<E>> => {
    const { params, query, body } = input as {
      params?: Record<string, unknown>
      query?: Record<string, unknown>
      body?: object
    }
    const answer = await app.inject({
      method: endpoint.method,
      url: addressOf(endpoint, params, query),
      remoteAddress: ip,
      ...(body && { payload: body }),
    })
    if (answer.statusCode >= 400) throw new CallError(answer.json())
    return (answer.body ? answer.json() : undefined) as ReplyOf<E>
  }
}

import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = {
  id: string
  applicationId: string | null
  type: string
  version: number
  /** Whether the signature is valid, checked independently of our own code. */
  signed: boolean
  /** The receiver's status; 0 when it closed the connection. */
  status: number
}

/**
 * A local webhook receiver that verifies signatures by the specification Standard Webhooks.
 * @param answer status of each response; 0 closes the connection.
 */
export async function startReceiver(answer: () => number = () => 204) {
  const received: Received[] = []
  const known = { secret: '', answer, headers: {} as Record<string, string> }
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString()
      const body = JSON.parse(text) as {
        type: string
        data: { applicationId?: string; version?: number }
      }
      const status = known.answer()
      received.push({
        id: String(request.headers['webhook-id']),
        applicationId: body.data.applicationId ?? null,
        type: body.type,
        version: body.data.version ?? 0,
        signed: isSigned(request, text, known.secret),
        status,
      })
      if (status === 0) request.socket.destroy()
      else reply.writeHead(status, known.headers).end('ok')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    known,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function isSigned({ headers }: IncomingMessage, body: string, secret: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures } = headers
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = createHmac('sha256', key)
    .update(`${String(id)}.${String(at)}.${body}`)
    .digest('base64')
  return String(signatures).split(' ').includes(`v1,${expected}`)
}

import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = {
  id: string
  applicationId: string | null
  type: string
  version: number
  /** By the receiver's own reading of the standard. */
  signed: boolean
  /** What the receiver answered; 0 where it broke the connection off. */
  status: number
}

/**
 * A receiver of webhooks on this machine that checks signatures as the standard says.
 * @param answer what it answers to each; 0 breaks the connection off.
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
  const own = createHmac('sha256', key)
    .update(`${String(id)}.${String(at)}.${body}`)
    .digest('base64')
  return String(signatures).split(' ').includes(`v1,${own}`)
}

import type { AddressInfo } from 'node:net'
import { liveEvent, livePath } from '@trilha/contracts/notifications/notifications'
import { io, type Socket } from 'socket.io-client'
import type { FastifyInstance } from 'fastify'

type Who = { userId: string; token: string; typeUser?: number }
type Refusal = { message: string; data?: { id: string; status: number } }

/** Starts listening on a free local port. @returns the address. */
export async function listening({ app }: { app: FastifyInstance }): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/** A socket like a browser's, with the events it received. Not connected yet. */
export function aSocket(
  origin: string,
  who: Partial<Who>,
  options: {
    reconnects?: boolean
    /** The caller's address, as the proxy sends it. */
    address?: string
  } = {},
) {
  const socket: Socket = io(origin, {
    path: livePath,
    query: { userId: who.userId ?? '', typeUser: String(who.typeUser ?? 1) },
    auth: { token: who.token },
    transports: ['websocket'],
    ...(options.address && { extraHeaders: { 'x-forwarded-for': options.address } }),
    reconnection: options.reconnects ?? false,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
    autoConnect: false,
    forceNew: true,
  })
  const heard: (string | null)[] = []
  socket.on(liveEvent, ({ id }: { id: string | null }) => heard.push(id))
  return { socket, heard }
}

/** Connects. @returns null, or the data of the error when refused. */
export function connect(socket: Socket): Promise<Refusal['data'] | null> {
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(null))
    socket.once('connect_error', (error: Error & Refusal) =>
      error.data ? resolve(error.data) : reject(error),
    )
    socket.connect()
  })
}

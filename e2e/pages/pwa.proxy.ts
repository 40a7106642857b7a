import { connect, createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** Starts a TCP proxy between browser and program. While it is cut, it closes all connections. */
export async function startProxy(origin: string) {
  const { hostname, port } = new URL(origin)
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((client) => {
    if (isCut) return client.destroy()
    const upstream = connect(Number(port), hostname)
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('close', () => open.delete(socket))
      socket.on('error', () => [client, upstream].forEach((end) => end.destroy()))
    }
    client.pipe(upstream).pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const cut = () => {
    isCut = true
    for (const socket of open) socket.destroy()
  }
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut,
    restore: () => {
      isCut = false
    },
    close: () => {
      cut()
      server.close()
    },
  }
}

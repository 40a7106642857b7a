import { connect, createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A TCP proxy between browser and program that can be cut: then nothing answers. */
export async function startProxy(origin: string) {
  const { hostname, port } = new URL(origin)
  const open = new Set<Socket>()
  let whole = true
  const server = createServer((near) => {
    if (!whole) return near.destroy()
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('close', () => open.delete(socket))
      socket.on('error', () => [near, far].forEach((end) => end.destroy()))
    }
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const cut = () => {
    whole = false
    for (const socket of open) socket.destroy()
  }
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      whole = true
    },
    close: () => {
      cut()
      server.close()
    },
  }
}

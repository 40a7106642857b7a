import { createSocket } from 'node:dgram'
import { afterAll, beforeAll } from 'vitest'

/** A local DNS server that serves TXT records only (RFC 1035). */
export function dnsServer(port: number) {
  const records = new Map<string, string[]>()
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    const { name, end } = nameIn(query)
    const texts = records.get(name.toLowerCase())
    const header = Buffer.alloc(12)
    query.copy(header, 0, 0, 2)
    // A response with recursion available; code 3 means that the name does not exist.
    header.writeUInt16BE(0x8180 | (texts ? 0 : 3), 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(texts?.length ?? 0, 6)
    const answers = (texts ?? []).map((text) => {
      const data = Buffer.concat([Buffer.from([Buffer.byteLength(text)]), Buffer.from(text)])
      // Name (a pointer to the question), type TXT, class IN, 60 seconds, length of the data.
      const head = Buffer.alloc(12)
      head.writeUInt16BE(0xc0_0c, 0)
      head.writeUInt16BE(16, 2)
      head.writeUInt16BE(1, 4)
      head.writeUInt32BE(60, 6)
      head.writeUInt16BE(data.length, 10)
      return Buffer.concat([head, data])
    })
    socket.send(
      Buffer.concat([header, query.subarray(12, end), ...answers]),
      from.port,
      from.address,
    )
  })
  beforeAll(() => new Promise<void>((resolve) => socket.bind(port, '127.0.0.1', resolve)))
  afterAll(() => socket.close())
  return {
    say: (name: string, texts: string[]) => records.set(name, texts),
  }
}

/** The name in a query, and the offset where its question ends. */
function nameIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let offset = 12
  for (let length = query[offset] ?? 0; length > 0; length = query[offset] ?? 0) {
    labels.push(query.toString('latin1', offset + 1, offset + 1 + length))
    offset += length + 1
  }
  return { name: labels.join('.'), end: offset + 5 }
}

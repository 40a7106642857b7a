/**
 * The load generator, in a separate process: keep-alive connections that each send a request, read
 * the whole response and repeat. Raw sockets, because an HTTP client would use as much CPU as the
 * server.
 */
import { connect, type Socket } from 'node:net'
import { serveParent } from './child.ts'

export type Load = {
  port: number
  /** Requested in this order, repeatedly. */
  paths: string[]
  connections: number
  /** Duration; requests that are pending at its end are completed and counted. */
  seconds: number
  /** Loads with the same name are measured together. */
  name: string
}
export type Measured = {
  /** Milliseconds. */
  p50: number
  p95: number
  p99: number
  perSecond: number
  answers: number
}

type Total = { times: number[]; seconds: number }
const totals = new Map<string, Total>()

async function load({ port, paths, connections, seconds, name }: Load): Promise<Measured> {
  const total = totals.get(name) ?? { times: [], seconds: 0 }
  totals.set(name, total)
  let at = total.times.length
  const began = performance.now()
  const until = began + seconds * 1000
  const runConnection = async () => {
    const connection = await open(port)
    for (let now = performance.now(); now < until;) {
      await connection.get(paths[at++ % paths.length]!)
      const after = performance.now()
      total.times.push(after - now)
      now = after
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: connections }, runConnection))
  total.seconds += (performance.now() - began) / 1000
  return summaryOf(total)
}

function summaryOf({ times, seconds }: Total): Measured {
  const sorted = Float64Array.from(times).sort()
  const quantile = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0
  return {
    p50: quantile(0.5),
    p95: quantile(0.95),
    p99: quantile(0.99),
    perSecond: times.length / seconds,
    answers: times.length,
  }
}

type Connection = { get: (path: string) => Promise<void>; close: () => void }

async function open(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise<void>((resolve, reject) =>
    socket.once('connect', resolve).once('error', reject),
  )
  const nextStatus = statusReader(socket)
  return {
    get: async (path) => {
      const answer = nextStatus()
      socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`)
      const status = await answer
      if (status !== 200) throw new Error(`${status} for ${path}`)
    },
    close: () => socket.destroy(),
  }
}

/**
 * Parses responses that have a content-length.
 * @returns a function that resolves with the status of the next response.
 */
function statusReader(socket: Socket): () => Promise<number> {
  let pending: { resolve: (status: number) => void; reject: (error: Error) => void } | null = null
  let status = 0
  /** Remaining bytes of the body; null before the headers are complete. */
  let left: number | null = null
  let head = ''
  socket.on('data', (chunk) => {
    let bytes = chunk.length
    if (left === null) {
      const before = head.length
      head += chunk.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))
      if (!length) return pending?.reject(new Error('an answer without content-length'))
      status = Number(head.slice(9, 12))
      left = Number(length[1])
      bytes -= end + 4 - before
    }
    left -= bytes
    if (left > 0) return
    left = null
    head = ''
    pending?.resolve(status)
  })
  socket.on('close', () => pending?.reject(new Error('the connection was closed')))
  socket.on('error', (error) => pending?.reject(error))
  return () =>
    new Promise((resolve, reject) => {
      pending = { resolve, reject }
    })
}

serveParent(null, load)

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the analytics script does with what it is told: says it to its maker. */
const script = `
  const say = (told) => { new Image().src = '/told?' + encodeURIComponent(JSON.stringify(Array.from(told))) }
  const layer = window.dataLayer
  for (const told of layer) say(told)
  layer.push = (told) => say(told)
`

/** Somebody else's host, of whom nothing may be asked without consent. */
export async function startVendor() {
  const asked: { path: string; cookie: string | undefined; body: string }[] = []
  const server = createServer((request, reply) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      asked.push({
        path: decodeURIComponent(request.url ?? ''),
        cookie: request.headers.cookie,
        body,
      })
      const own = script.replaceAll("'/told", `'http://${request.headers.host}/told`)
      reply.setHeader('content-type', 'text/javascript')
      reply.end(request.url?.startsWith('/gtag/js') ? own : '')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => server.close(),
  }
}

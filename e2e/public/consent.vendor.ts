import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A fake analytics script that reports every data layer entry to its host. */
const script = `
  const report = (entry) => { new Image().src = '/event?' + encodeURIComponent(JSON.stringify(Array.from(entry))) }
  const layer = window.dataLayer
  for (const entry of layer) report(entry)
  layer.push = (entry) => report(entry)
`

/** Starts a third-party host, which must get no request without consent. */
export async function startVendor() {
  const requests: { path: string; cookie: string | undefined; body: string }[] = []
  const server = createServer((request, reply) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      requests.push({
        path: decodeURIComponent(request.url ?? ''),
        cookie: request.headers.cookie,
        body,
      })
      const scriptForHost = script.replaceAll("'/event", `'http://${request.headers.host}/event`)
      reply.setHeader('content-type', 'text/javascript')
      reply.end(request.url?.startsWith('/gtag/js') ? scriptForHost : '')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    close: () => server.close(),
  }
}

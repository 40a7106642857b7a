import type { FastifyInstance } from 'fastify'

/** The contact window shows this page in a frame (specification, section 1). */
const framed = /^\/contato\/?(\?|$)/

/** Allows our own pages to frame the contact form; no other page may be framed. */
export function allowOwnFrame(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    const policy = reply.getHeader('content-security-policy')
    if (framed.test(request.url) && typeof policy === 'string')
      reply.header(
        'content-security-policy',
        policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
      )
    done()
  })
}

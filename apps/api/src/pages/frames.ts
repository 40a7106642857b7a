import type { FastifyInstance } from 'fastify'

/** The contact window shows this page of ours in a frame (specification, section 1). */
const framed = /^\/contato\/?(\?|$)/

/** Lets our own pages frame the contact form; every other page is framed by nobody. */
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

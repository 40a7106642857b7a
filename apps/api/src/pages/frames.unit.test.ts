import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { allowOwnFrame } from './frames.ts'

test.each([
  ['/contato', "'self'"],
  ['/contato/', "'self'"],
  ['/contato?quadro=1', "'self'"],
  ['/', "'none'"],
  ['/contatos', "'none'"],
  ['/vagas?x=/contato', "'none'"],
  ['/dashboard/contato', "'none'"],
])('%s may be framed by %s', async (url, by) => {
  const app = Fastify()
  allowOwnFrame(app)
  app.setNotFoundHandler((_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'self'; frame-ancestors 'none'")
      .send('page'),
  )
  const { headers } = await app.inject({ url })
  expect(headers['content-security-policy']).toBe(`default-src 'self'; frame-ancestors ${by}`)
})

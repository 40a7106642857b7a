import type { FastifyInstance } from 'fastify'
import type { Platform } from '../context.ts'
import { fail } from '../errors.ts'

const types: Record<string, string> = {
  webp: 'image/webp',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
}

/** Files of the local folder, only by signed addresses that expire. */
export function registerFiles(app: FastifyInstance, { storage }: Platform): void {
  app.get<{
    Params: { '*': string }
    Querystring: { expires?: string; signature?: string }
  }>('/files/*', async (request, reply) => {
    const { expires = '', signature = '' } = request.query
    const bytes = await storage.read(request.params['*'], Number(expires), String(signature))
    if (!bytes) fail('not-found')
    const ending = request.params['*'].split('.').at(-1) ?? ''
    return reply
      .type(types[ending] ?? 'application/octet-stream')
      .header('cache-control', 'private, max-age=3600')
      .header('x-content-type-options', 'nosniff')
      .send(bytes)
  })
}

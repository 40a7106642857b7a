import type { FastifyInstance } from 'fastify'
import type { Platform } from '../context.ts'
import { fail } from '../errors.ts'
import { rangeOf } from './ranges.ts'

const contentTypes: Record<string, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  png: 'image/png',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  mkv: 'video/x-matroska',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  aac: 'audio/aac',
  zip: 'application/zip',
}

/** The content type for the extension of a file name. */
export function typeOfName(name: string): string {
  return contentTypes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
}

/**
 * Serves the files of the local folder at signed URLs that expire. Supports range requests, which
 * media players need.
 */
export function registerFiles(app: FastifyInstance, { storage }: Platform): void {
  app.route<{
    Params: { '*': string }
    Querystring: { expires?: string; signature?: string }
  }>({
    method: ['GET', 'HEAD'],
    url: '/files/*',
    handler: async (request, reply) => {
      const { expires = '', signature = '' } = request.query
      const name = request.params['*']
      const file = await storage.open(name, Number(expires), String(signature))
      if (!file) fail('not-found')
      const range = rangeOf(request.headers.range, file.size)
      reply
        .type(typeOfName(name))
        .header('cache-control', 'private, max-age=3600')
        .header('accept-ranges', 'bytes')
        .header('x-content-type-options', 'nosniff')
      if (range === 'unsatisfiable')
        return reply.code(416).header('content-range', `bytes */${file.size}`).send()
      if (range)
        reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
      reply.header('content-length', range ? range.end - range.start + 1 : file.size)
      // HEAD has the headers of GET, without reading the file.
      return request.method === 'HEAD' ? reply.send() : reply.send(file.stream(range ?? undefined))
    },
  })
}

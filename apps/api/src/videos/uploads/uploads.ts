import { isUuid } from '@trilha/contracts/shared/uuid'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { uploadsPath } from '@trilha/contracts/videos/videos'
import { sessionFrom } from '../../accounts/signIn/sessions.ts'
import { can } from '../../platform/can.ts'
import type { Platform } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { selectVideo } from '../videos.store.ts'

/**
 * Receives the parts of recordings (tus 1.0: HEAD returns the offset, PATCH appends). Uploads are
 * created by `POST /videos` only. Each call is checked like an endpoint: rate limit, sign-in,
 * ownership, then the protocol.
 */
export function registerVideoUploads(app: FastifyInstance, platform: Platform): void {
  // The body is not parsed: the protocol writes the stream to the disk.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) =>
    done(null),
  )
  app.route<{ Params: { id: string } }>({
    method: ['HEAD', 'PATCH'],
    url: `${uploadsPath}/:id`,
    handler: (request, reply) => receivePart(platform, request, reply),
  })
}

async function receivePart(
  platform: Platform,
  request: FastifyRequest<{ Params: { id: string } }>,
  reply: FastifyReply,
): Promise<void> {
  await platform.limits.hit('part', { network: request.ip })
  const { ip, headers } = request
  const session = await sessionFrom(platform, headers.authorization, { ip, isUse: true })
  if (!session) fail('sign-in-needed')
  if (session.viewer.typeUser !== 1) fail('forbidden')
  const { id } = request.params
  const row = isUuid(id) ? await selectVideo(platform.db, id) : undefined
  const isOwn = row && can(session.viewer, 'video.act', { candidateId: row.candidate_id })
  if (!isOwn || row.removed_at !== null || row.state !== 'uploading') fail('not-found')
  reply.hijack()
  const { raw } = reply
  raw.setHeader('cache-control', 'no-store')
  raw.setHeader('x-content-type-options', 'nosniff')
  raw.setHeader('session-expires-at', session.expiresAt.toISOString())
  await platform.uploads.handle(row.id, request.raw, raw)
}

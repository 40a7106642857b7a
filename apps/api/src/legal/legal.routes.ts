import { legalDocuments, type LegalDocument } from '@trilha/contracts/shared/legal'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/context.ts'
import { legalPdf } from './legal.pdf.ts'
import type { LegalText } from './legal.types.ts'
import { privacyV1 } from './privacy.v1.ts'
import { termsV1 } from './terms.v1.ts'

/** Every published version of a document, with its text. */
const published: readonly (readonly [LegalDocument, LegalText])[] = legalDocuments.map(
  (document) => [document, document.kind === 'terms' ? termsV1 : privacyV1] as const,
)

/** Serves the legal documents as PDF at fixed addresses. A PDF is drawn at its first request. */
export function registerLegal(app: FastifyInstance, platform: Platform): void {
  for (const [document, text] of published) {
    let drawn: Promise<Buffer> | undefined
    app.get(document.path, async (request, reply) => {
      await platform.limits.hit('read', { network: request.ip })
      drawn ??= legalPdf(text, document)
      return reply
        .type('application/pdf')
        .header('cache-control', 'public, max-age=86400')
        .header('content-disposition', 'inline')
        .send(await drawn)
    })
  }
}

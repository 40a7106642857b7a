/** Documents that a user accepts at registration. Their texts are in `apps/api/src/legal/`. */

export type LegalKind = 'terms' | 'privacy'

export type LegalDocument = {
  kind: LegalKind
  version: number
  /** In force from this day on, `yyyy-mm-dd`. */
  since: string
  /** Permanent URL of this version, so that people can still read what they accepted. */
  path: string
}

const documents = [
  { kind: 'terms', slug: 'termos-de-uso', version: 1, since: '2026-11-21' },
  { kind: 'privacy', slug: 'politica-de-privacidade', version: 1, since: '2026-11-21' },
] as const

/** Documents in force. A new version gets a new file, and old versions stay at their URLs. */
export const legalDocuments: readonly LegalDocument[] = documents.map(
  ({ kind, slug, version, since }) => ({
    kind,
    version,
    since,
    path: `/documentos/${slug}-v${version}.pdf`,
  }),
)

/** The accepted documents with their versions, as a registration stores them. */
export const termsVersion = documents.map(({ slug, version }) => `${slug}-v${version}`).join(', ')

/** Text of the registration consent, as stored in the consent ledger. */
export const termsText = 'Aceito os termos de uso da Trilha'

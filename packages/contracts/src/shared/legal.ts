/** Documents that a user accepts at registration. Their texts are in `apps/api/src/legal/`. */

export type LegalKind = 'terms' | 'privacy'

export type LegalDocument = {
  kind: LegalKind
  version: number
  /** In force from this day on, `yyyy-mm-dd`. */
  since: string
  /** Permanent URL of this version, for everybody who accepted it. */
  path: string
}

const documents = [
  { kind: 'terms', slug: 'termos-de-uso', version: 1, since: '2026-11-21' },
  { kind: 'privacy', slug: 'politica-de-privacidade', version: 1, since: '2026-11-21' },
] as const

/** Documents in force. A new version is a new file; old versions keep their URLs. */
export const legalDocuments: readonly LegalDocument[] = documents.map(
  ({ kind, slug, version, since }) => ({
    kind,
    version,
    since,
    path: `/documentos/${slug}-v${version}.pdf`,
  }),
)

/** What a registration records as accepted: names with versions, so that the texts can be found. */
export const termsVersion = documents.map(({ slug, version }) => `${slug}-v${version}`).join(', ')

/** Text of the registration consent, as stored in the consent ledger. */
export const termsText = 'Aceito os termos de uso da Trilha'

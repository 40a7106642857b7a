/** The documents that whoever registers accepts. Their texts stand in `apps/api/src/legal/`. */

export type LegalKind = 'terms' | 'privacy'

export type LegalDocument = {
  kind: LegalKind
  version: number
  /** From which day on it holds, `yyyy-mm-dd`. */
  since: string
  /** Its one address, for as long as there is anybody who accepted it. */
  path: string
}

const documents = [
  { kind: 'terms', slug: 'termos-de-uso', version: 1, since: '2026-11-21' },
  { kind: 'privacy', slug: 'politica-de-privacidade', version: 1, since: '2026-11-21' },
] as const

/** Those in force. Each version keeps its address; a new one is a new file beside it. */
export const legalDocuments: readonly LegalDocument[] = documents.map(
  ({ kind, slug, version, since }) => ({
    kind,
    version,
    since,
    path: `/documentos/${slug}-v${version}.pdf`,
  }),
)

/** What a registration records as accepted: each document by its name, so that its text can be found. */
export const termsVersion = documents.map(({ slug, version }) => `${slug}-v${version}`).join(', ')

/** What a registration agrees to, as the consent ledger keeps it. */
export const termsText = 'Aceito os termos de uso da Trilha'

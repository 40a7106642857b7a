import * as z from 'zod/mini'
import { candidateOnly, endpoint } from '../shared/endpoint.ts'
import { instant, text } from '../shared/fields.ts'

/**
 * Sensitive data of a candidate (LGPD art. 5 II and 11). It is optional, encrypted, stored
 * separately, and never part of a reply to a company.
 */

/**
 * Types of disability in Lei 13.146 and Decreto 5.296; autism is in Lei 12.764. `rehabilitated`: by
 * INSS.
 */
export const disabilities = [
  'physical',
  'hearing',
  'visual',
  'intellectual',
  'psychosocial',
  'autism',
  'multiple',
  'rehabilitated',
] as const

/** Colour or race in IBGE's categories. */
export const races = ['white', 'black', 'brown', 'yellow', 'indigenous', 'undeclared'] as const

/** Consent text. A changed text needs a new version. */
export const inclusionConsent = {
  version: '2026-11-22',
  text: 'Concordo que a Trilha guarde o que conto aqui, em separado e com criptografia, para encontrar vagas afirmativas, preparar os recursos de que preciso e conferir se as etapas dos processos seletivos tratam todos os grupos do mesmo jeito. Essa conferência soma sempre 10 pessoas ou mais, nunca mostra uma só, e quem responde pela empresa vê só o resultado da soma. Nenhuma empresa vê as minhas respostas. Posso apagar tudo quando quiser.',
} as const

/** Earlier consent texts by version. A consent covers only what the text of its version says. */
export const earlierInclusionTexts: Readonly<Record<string, string>> = {
  '2026-11':
    'Concordo que a Trilha guarde o que conto aqui, em separado e com criptografia, para encontrar vagas afirmativas e preparar os recursos de que preciso. Nenhuma empresa vê estas respostas. Posso apagar tudo quando quiser.',
}

export const inclusionReply = z.object({
  /** Null if nothing is stored. */
  consent: z.nullable(z.object({ version: z.string(), givenAt: instant })),
  disabilities: z.array(z.enum(disabilities)),
  /** Accommodations needed in a selection: Libras, more time, a ramp. */
  accommodations: z.string(),
  race: z.nullable(z.enum(races)),
})
export type Inclusion = z.output<typeof inclusionReply>

export const getInclusion = endpoint({
  id: 'candidates.getInclusion',
  summary: "The candidate's own sensitive data",
  method: 'GET',
  path: '/profile/inclusion',
  who: candidateOnly,
  reply: inclusionReply,
})

export const inclusionBody = z.object({
  /** Version of the consent text that the candidate accepted; must be the current one. */
  consentVersion: z.literal(inclusionConsent.version, { error: 'consent-required' }),
  disabilities: z.array(z.enum(disabilities)).check(z.maxLength(disabilities.length)),
  accommodations: text(500),
  race: z.nullable(z.enum(races)),
})

export const saveInclusion = endpoint({
  id: 'candidates.saveInclusion',
  summary: 'Replace the sensitive data, together with the consent',
  method: 'PUT',
  path: '/profile/inclusion',
  who: candidateOnly,
  body: inclusionBody,
  reply: inclusionReply,
})

export const removeInclusion = endpoint({
  id: 'candidates.removeInclusion',
  summary: 'Revoke the consent and delete the data',
  method: 'DELETE',
  path: '/profile/inclusion',
  who: candidateOnly,
})

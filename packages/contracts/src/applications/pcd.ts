import * as z from 'zod/mini'
import { endpoint } from '../shared/endpoint.ts'
import { instant, text, uuid } from '../shared/fields.ts'
import { deficiencyOptions } from '../vacancies/enums.ts'
import { canReply } from '../vacancies/vacancies.ts'

/**
 * Applying to one vacancy as a person with a disability (PcD): declared per application, optional,
 * and never a condition of applying (LGPD art. 11 I).
 */

const candidateOnly = ['candidate'] as const
const params = z.object({ id: uuid })

const wish = 'Quero concorrer como pessoa com deficiência nesta vaga.'
const terms =
  'Concordo que a Trilha mostre isso a quem conduz a seleção na empresa. Se eu contar de que recursos preciso, quem me avalia vê só os recursos. O tipo da deficiência não é perguntado. Com o fim da seleção isso deixa de aparecer, a não ser que a empresa me contrate. Posso voltar atrás quando quiser, na minha trilha.'

/** Consent text: the request and what it means; changing the text needs a new version. */
export const pcdConsent = { version: '2026-11', wish, terms, text: `${wish} ${terms}` } as const

/** Maximum length of the accommodation text. */
export const maxNeeds = 160

/** What the person declares: the consent and one line on the accommodation, never the diagnosis. */
export const pcdBody = z.object({
  /** Version of the accepted consent text; only the current one is accepted. */
  consentVersion: z.literal(pcdConsent.version, { error: 'consent-required' }),
  /** For example Libras, more time, a ramp; empty: nothing is needed. */
  accommodation: text(maxNeeds),
})

const pcdReply = z.object({
  /** The vacancy's option; null when it is not open to people with disabilities. */
  offered: z.nullable(z.enum(deficiencyOptions)),
  /** Null: nothing was declared. */
  told: z.nullable(
    z.object({
      givenAt: instant,
      accommodation: z.string(),
      /**
       * Whether the company sees it now: until the selection ends, or longer if it hired the
       * person.
       */
      shown: z.boolean(),
    }),
  ),
  can: z.object({ tell: canReply }),
})
export type OwnPcd = z.output<typeof pcdReply>

export const getPcd = endpoint({
  id: 'applications.pcd',
  summary: 'Whether you apply as a person with a disability in this selection',
  method: 'GET',
  path: '/applications/{id}/pcd',
  who: candidateOnly,
  params,
  reply: pcdReply,
})

export const tellPcd = endpoint({
  id: 'applications.tellPcd',
  summary: 'Apply as a person with a disability in this selection, or change your needs',
  method: 'PUT',
  path: '/applications/{id}/pcd',
  who: candidateOnly,
  params,
  body: pcdBody,
  reply: pcdReply,
  errors: ['pcd-not-offered', 'transition-not-allowed'],
})

export const takeBackPcd = endpoint({
  id: 'applications.takeBackPcd',
  summary: 'Withdraw the declaration: the company no longer sees it',
  method: 'DELETE',
  path: '/applications/{id}/pcd',
  who: candidateOnly,
  params,
  reply: pcdReply,
})

import * as z from 'zod/mini'
import { candidateOnly, endpoint } from '../shared/endpoint.ts'
import type { ConsentTranslations } from '../shared/languages.ts'
import { idParams, instant, text } from '../shared/fields.ts'
import { deficiencyOptions } from '../vacancies/enums.ts'
import { canReply } from '../vacancies/vacancies.ts'

/**
 * Applying to one vacancy as a person with a disability (PcD). People declare it for each
 * application; it is always optional (LGPD art. 11 I).
 */

const wish = 'Quero concorrer como pessoa com deficiência nesta vaga.'
const terms =
  'Concordo que a Trilha mostre isso a quem conduz a seleção na empresa. Se eu contar de que recursos preciso, quem me avalia vê só os recursos. O tipo da deficiência não é perguntado. Com o fim da seleção isso deixa de aparecer, a não ser que a empresa me contrate. Posso voltar atrás quando quiser, na minha trilha.'

/**
 * Consent text: what the person wants (`wish`) and what it means (`terms`). A changed text needs a
 * new version and new translations.
 */
export const pcdConsent = { version: '2026-11', wish, terms, text: `${wish} ${terms}` } as const

/** `pcdConsent` for readers of other languages. */
export const pcdConsentTranslations = {
  wish: {
    en: 'I want to apply for this vacancy as a person with a disability.',
    de: 'Ich möchte mich auf diese Stelle als Mensch mit Behinderung bewerben.',
    fr: 'Je veux candidater à cette offre en tant que personne en situation de handicap.',
  },
  terms: {
    en: 'I agree that Trilha shows this to the people who run the selection at the company. If I say which resources I need, those who assess me see only the resources. The kind of disability is not asked. When the selection ends this is no longer shown, unless the company hires me. I can change my mind at any time, on my trail.',
    de: 'Ich bin einverstanden, dass Trilha das den Personen zeigt, die im Unternehmen die Auswahl leiten. Wenn ich sage, welche Hilfsmittel ich brauche, sehen die Personen, die mich bewerten, nur die Hilfsmittel. Nach der Art der Behinderung wird nicht gefragt. Mit dem Ende der Auswahl wird es nicht mehr gezeigt, außer das Unternehmen stellt mich ein. Ich kann es mir jederzeit anders überlegen, auf meinem Weg.',
    fr: 'J’accepte que Trilha montre cela aux personnes qui mènent la sélection dans l’entreprise. Si je dis de quels aménagements j’ai besoin, les personnes qui m’évaluent ne voient que les aménagements. Le type de handicap n’est pas demandé. À la fin de la sélection cela n’apparaît plus, sauf si l’entreprise m’embauche. Je peux revenir sur ma décision quand je veux, sur mon parcours.',
  },
} satisfies Record<'wish' | 'terms', ConsentTranslations>

/** Maximum length of the accommodation text, in characters. */
export const maxAccommodationLength = 160

/**
 * What the person declares: the consent and one line about the needed accommodation. The type of
 * disability is not asked.
 */
export const pcdBody = z.object({
  /** Version of the accepted consent text; only the current one is accepted. */
  consentVersion: z.literal(pcdConsent.version, { error: 'consent-required' }),
  /** For example Libras, more time, a ramp; empty: nothing is needed. */
  accommodation: text(maxAccommodationLength),
})

const pcdReply = z.object({
  /** The vacancy's option for people with disabilities; null if it offers none. */
  offered: z.nullable(z.enum(deficiencyOptions)),
  /** What the person disclosed; null if nothing was disclosed. */
  disclosed: z.nullable(
    z.object({
      givenAt: instant,
      accommodation: z.string(),
      /**
       * True while the company sees it: until the selection ends, and after that only if the
       * company hired the person.
       */
      shown: z.boolean(),
    }),
  ),
  can: z.object({ disclose: canReply }),
})
export type OwnPcd = z.output<typeof pcdReply>

export const getPcd = endpoint({
  id: 'applications.pcd',
  summary: 'Whether you apply as a person with a disability in this selection',
  method: 'GET',
  path: '/applications/{id}/pcd',
  who: candidateOnly,
  params: idParams,
  reply: pcdReply,
})

export const disclosePcd = endpoint({
  id: 'applications.disclosePcd',
  summary: 'Apply as a person with a disability in this selection, or change your needs',
  method: 'PUT',
  path: '/applications/{id}/pcd',
  who: candidateOnly,
  params: idParams,
  body: pcdBody,
  reply: pcdReply,
  errors: ['pcd-not-offered', 'transition-not-allowed'],
})

export const revokePcd = endpoint({
  id: 'applications.revokePcd',
  summary: 'Withdraw the declaration: the company no longer sees it',
  method: 'DELETE',
  path: '/applications/{id}/pcd',
  who: candidateOnly,
  params: idParams,
  reply: pcdReply,
})

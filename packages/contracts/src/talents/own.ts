import * as z from 'zod/mini'
import { candidateOnly, endpoint } from '../shared/endpoint.ts'
import { instant, uuid } from '../shared/fields.ts'
import type { ConsentTranslations } from '../shared/languages.ts'
import { talentSheet } from './talents.ts'

/**
 * Talent search for the candidate: consent, preview of what companies see, and blocked companies.
 */

/** Consent text. A changed text needs a new version and new translations. */
export const talentConsent = {
  version: '2026-11',
  text: 'Quero que empresas verificadas me encontrem na busca de talentos da Trilha e me convidem para vagas. Elas veem meu primeiro nome, minha cidade, meu título, meu objetivo, experiências (sem o nome de onde trabalhei), formação, cursos, habilidades, idiomas, CNH, horários e disponibilidade. Não veem e-mail, telefone, endereço, CPF, nascimento nem pretensão salarial. Posso desligar quando quiser, e saio da busca na hora.',
  translations: {
    en: 'I want verified companies to find me in Trilha’s talent search and to invite me to vacancies. They see my first name, my city, my headline, my objective, experience (without the names of places where I worked), education, courses, skills, languages, driving licence, hours and availability. They do not see my e-mail, phone, address, CPF, date of birth or desired pay. I can turn this off at any time, and I leave the search at once.',
    de: 'Ich möchte, dass geprüfte Unternehmen mich in der Talentsuche von Trilha finden und zu Stellen einladen. Sie sehen meinen Vornamen, meine Stadt, meine Kurzbeschreibung, mein Ziel, Erfahrungen (ohne die Namen meiner Arbeitgeber), Ausbildung, Kurse, Fähigkeiten, Sprachen, Führerschein, Arbeitszeiten und Verfügbarkeit. Sie sehen weder E-Mail noch Telefon, Adresse, CPF, Geburtsdatum oder Gehaltswunsch. Ich kann das jederzeit ausschalten und bin dann sofort aus der Suche.',
    fr: 'Je veux que des entreprises vérifiées me trouvent dans la recherche de talents de Trilha et m’invitent à des offres. Elles voient mon prénom, ma ville, mon titre, mon objectif, mes expériences (sans le nom de mes employeurs), ma formation, mes cours, mes compétences, mes langues, mon permis, mes horaires et ma disponibilité. Elles ne voient ni e-mail, ni téléphone, ni adresse, ni CPF, ni date de naissance, ni salaire souhaité. Je peux désactiver cela quand je veux, et je sors aussitôt de la recherche.',
  } satisfies ConsentTranslations,
} as const

/** Separate consent to show a disability, because it is sensitive data (LGPD art. 11). */
export const talentDisabilityConsent = {
  version: '2026-11',
  text: 'Sou uma pessoa com deficiência e concordo que empresas com uma vaga para pessoas com deficiência vejam isso ao me encontrar na busca de talentos. O tipo da deficiência não aparece. Posso voltar atrás quando quiser.',
  translations: {
    en: 'I am a person with a disability and agree that companies with a vacancy for people with disabilities see this when they find me in the talent search. The kind of disability is not shown. I can change my mind at any time.',
    de: 'Ich habe eine Behinderung und bin einverstanden, dass Unternehmen mit einer Stelle für Menschen mit Behinderung das sehen, wenn sie mich in der Talentsuche finden. Die Art der Behinderung wird nicht gezeigt. Ich kann es mir jederzeit anders überlegen.',
    fr: 'Je suis une personne en situation de handicap et j’accepte que les entreprises ayant une offre pour des personnes en situation de handicap le voient quand elles me trouvent dans la recherche de talents. Le type de handicap n’apparaît pas. Je peux revenir sur ma décision quand je veux.',
  } satisfies ConsentTranslations,
} as const

/** Minimum age for the talent search (docs/product/privacy.md#minors). */
export const talentAge = 18

const company = z.object({ id: uuid, name: z.string(), mark: z.string(), tone: z.string() })

export const ownTalent = z.object({
  /** Null if the person is not in the talent search. */
  consent: z.nullable(z.object({ version: z.string(), givenAt: instant })),
  /** True if the person is old enough (`talentAge`); otherwise `talents.allow` fails. */
  mayAllow: z.boolean(),
  photo: z.boolean(),
  hasPhoto: z.boolean(),
  disability: z.boolean(),
  /** What a company sees, or would see after the person gives consent. */
  preview: talentSheet,
  /** Blocked companies, latest first. */
  blocked: z.array(z.extend(company, { at: instant })),
})
export type OwnTalent = z.output<typeof ownTalent>

export const getOwnTalent = endpoint({
  id: 'talents.own',
  summary: 'Your visibility in talent search, the preview of your card and blocked companies',
  method: 'GET',
  path: '/profile/talent',
  who: candidateOnly,
  reply: ownTalent,
})

export const allowTalent = endpoint({
  id: 'talents.allow',
  summary: 'Allow verified companies to find and invite you, or change what they see',
  method: 'PUT',
  path: '/profile/talent',
  who: candidateOnly,
  body: z.object({
    /** Version of the accepted consent text; only the current one is accepted. */
    consentVersion: z.literal(talentConsent.version, { error: 'consent-required' }),
    photo: z.boolean({ error: 'required' }),
    /** Version of the accepted disability consent; null: do not show it. */
    disabilityVersion: z.nullable(
      z.literal(talentDisabilityConsent.version, { error: 'consent-required' }),
    ),
  }),
  reply: ownTalent,
  errors: ['talent-age'],
})

export const leaveTalents = endpoint({
  id: 'talents.leave',
  summary: 'Revoke the consent to be found; takes effect immediately',
  method: 'DELETE',
  path: '/profile/talent',
  who: candidateOnly,
  reply: ownTalent,
})

export const blockCompany = endpoint({
  id: 'talents.block',
  summary:
    'Block a company: it no longer finds or invites you, and its open invitations are declined',
  method: 'PUT',
  path: '/profile/talent/blocks/{companyId}',
  who: candidateOnly,
  params: z.object({ companyId: uuid }),
})

export const unblockCompany = endpoint({
  id: 'talents.unblock',
  summary: 'Unblock a company',
  method: 'DELETE',
  path: '/profile/talent/blocks/{companyId}',
  who: candidateOnly,
  params: z.object({ companyId: uuid }),
})

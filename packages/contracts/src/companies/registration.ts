import * as z from 'zod/mini'
import { recruiterRoles, sessionReply } from '../accounts/accounts.ts'
import { isCnpj } from '../shared/documents.ts'
import { endpoint } from '../shared/endpoint.ts'
import { emailField, nameText, newPasswordField, text } from '../shared/fields.ts'

/** Key from an e-mail link: URL-safe base64 of 32 bytes. */
export const mailKey = z
  .string({ error: 'required' })
  .check(z.minLength(20, { error: 'invalid' }), z.maxLength(200, { error: 'invalid' }))

/** A CNPJ with or without punctuation, also alphanumeric (IN RFB 2.229/2024). */
export const cnpjField = z
  .string({ error: 'required' })
  .check(
    z.trim(),
    z.maxLength(24, { error: 'cnpj-invalid' }),
    z.refine(isCnpj, { error: 'cnpj-invalid' }),
  )

/** Sectors that a company can choose; stored with these exact texts. */
export const companySectors = [
  'Agronegócio',
  'Alimentação',
  'Associação ou projeto social',
  'Beleza',
  'Comunicação',
  'Construção',
  'Educação',
  'Energia e saneamento',
  'Finanças',
  'Hotelaria e turismo',
  'Indústria',
  'Logística',
  'Saúde',
  'Serviços',
  'Setor público',
  'Tecnologia',
  'Telecomunicações',
  'Varejo',
  'Outro',
] as const

const terms = z.literal(true, { error: 'terms-required' })

export const registrationBody = z.object({
  cnpj: cnpjField,
  /** The name shown to candidates. */
  companyName: nameText('required'),
  sector: z.enum(companySectors, { error: 'not-listed' }),
  name: nameText(),
  jobTitle: text(80),
  /**
   * An address at the company's domain, not a personal one. The company must prove the domain
   * later.
   */
  email: emailField,
  password: newPasswordField,
  acceptedTerms: terms,
})

export const registerCompany = endpoint({
  id: 'companies.register',
  summary:
    'Request a company account; the mailed link creates it. The reply never reveals whether the e-mail already has an account',
  method: 'POST',
  path: '/company/registrations',
  who: ['anyone'],
  body: registrationBody,
  errors: ['cnpj-taken', 'company-email-needed', 'password-weak'],
  status: 202,
})

export const confirmRegistration = endpoint({
  id: 'companies.confirmRegistration',
  summary: 'Create a company account with the mailed key, and sign in as its owner',
  method: 'POST',
  path: '/company/registrations/confirm',
  who: ['anyone'],
  body: z.object({ key: mailKey }),
  reply: sessionReply,
  errors: ['key-invalid', 'cnpj-taken', 'email-taken'],
  status: 201,
})

export const getTeamInvitation = endpoint({
  id: 'companies.teamInvitation',
  summary: 'The invitation to a team that a mailed key belongs to',
  method: 'GET',
  path: '/company/invitation',
  who: ['anyone'],
  query: z.object({ key: mailKey }),
  reply: z.object({
    company: z.object({ name: z.string(), mark: z.string(), tone: z.string() }),
    invitedBy: z.string(),
    email: z.string(),
    role: z.enum(recruiterRoles),
  }),
  errors: ['key-invalid'],
})

export const acceptTeamInvitationBody = z.object({
  key: mailKey,
  name: nameText(),
  jobTitle: text(80),
  password: newPasswordField,
  acceptedTerms: terms,
})

export const acceptTeamInvitation = endpoint({
  id: 'companies.acceptTeamInvitation',
  summary: 'Join a team with the mailed key, and sign in',
  method: 'POST',
  path: '/company/invitation/accept',
  who: ['anyone'],
  body: acceptTeamInvitationBody,
  reply: sessionReply,
  errors: ['key-invalid', 'email-taken', 'password-weak'],
  status: 201,
})

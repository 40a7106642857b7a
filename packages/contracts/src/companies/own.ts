import * as z from 'zod/mini'
import { cnpjField, mailKey } from './registration.ts'
import { endpoint, recruiterOnly } from '../shared/endpoint.ts'
import { instant, nameText, text, uuid, webAddress } from '../shared/fields.ts'

/**
 * Verification state of a company. `unproved`: its domain is not proved yet; `waiting`: Trilha's
 * team must check it; `returned`: the team gave it back with a reason.
 */
export const verificationStates = ['unproved', 'waiting', 'returned', 'verified'] as const
export type VerificationState = (typeof verificationStates)[number]

export const domainProofs = ['dns', 'mail'] as const

/** Mailboxes that only the operator of a domain reads (RFC 2142, and `admin` by custom). */
export const domainMailboxes = ['postmaster', 'hostmaster', 'webmaster', 'admin'] as const

export const companyReply = z.object({
  id: uuid,
  /** Slug of the public page `/empresa/{slug}`; null if the company has no page. */
  slug: z.nullable(z.string()),
  name: z.string(),
  legalName: z.nullable(z.string()),
  /** 14 characters, without punctuation. */
  cnpj: z.nullable(z.string()),
  sector: z.string(),
  size: z.nullable(z.int()),
  /** Year of foundation. */
  foundedIn: z.nullable(z.int()),
  /** Short description. */
  about: z.string(),
  /** Text of the public page; a blank line separates paragraphs. */
  pageText: z.string(),
  site: z.nullable(z.string()),
  transparencyUrl: z.nullable(z.string()),
  /** Keys of the generated logo and its colours; if empty, derived from the name. */
  mark: z.string(),
  tone: z.string(),
  logoUrl: z.nullable(z.string()),
  verification: z.object({
    state: z.enum(verificationStates),
    /** What Trilha's team asked for when it returned the company. */
    reason: z.nullable(z.string()),
    verifiedAt: z.nullable(instant),
  }),
  domain: z.nullable(
    z.object({
      name: z.string(),
      proof: z.nullable(z.enum(domainProofs)),
      provedAt: z.nullable(instant),
      /**
       * Content of the TXT record that proves the domain. The record must be on this domain itself,
       * not on a subdomain.
       */
      record: z.string(),
    }),
  ),
  version: z.int(),
  can: z.object({ edit: z.boolean(), manageTeam: z.boolean() }),
})
export type OwnCompany = z.output<typeof companyReply>

export const getCompany = endpoint({
  id: 'companies.own',
  summary: 'Your company with all settings',
  method: 'GET',
  path: '/company',
  who: recruiterOnly,
  reply: companyReply,
})

const link = z.nullable(webAddress({ secure: true }))

/** An absent field stays unchanged; null clears it. */
export const companyUpdate = z.object({
  /** The version that the user saw (optimistic locking). */
  version: z.int({ error: 'required' }),
  /** `name`, `legalName` and `cnpj` cannot change after the company is verified. */
  name: z.optional(nameText('required')),
  legalName: z.optional(z.nullable(text(200))),
  cnpj: z.optional(cnpjField),
  sector: z.optional(text(80, 2)),
  size: z.optional(
    z.nullable(z.int({ error: 'invalid' }).check(z.minimum(1), z.maximum(2_000_000))),
  ),
  foundedIn: z.optional(
    z.nullable(z.int({ error: 'invalid' }).check(z.minimum(1500), z.maximum(2100))),
  ),
  about: z.optional(text(600)),
  pageText: z.optional(text(6000)),
  site: z.optional(link),
  transparencyUrl: z.optional(link),
})

export const updateCompany = endpoint({
  id: 'companies.update',
  summary: 'Update your company; its names and its CNPJ cannot change after it is verified',
  method: 'PUT',
  path: '/company',
  who: recruiterOnly,
  body: companyUpdate,
  reply: companyReply,
  errors: ['company-changed', 'company-verified'],
})

export const setLogo = endpoint({
  id: 'companies.setLogo',
  summary: "Set your company's logo: one JPG, PNG or WebP file of up to 8 MB",
  method: 'POST',
  path: '/company/logo',
  who: recruiterOnly,
  file: 'file',
  reply: z.object({ logoUrl: z.string() }),
  errors: ['photo-invalid', 'too-large'],
})

export const removeLogo = endpoint({
  id: 'companies.removeLogo',
  summary: "Delete your company's logo; the generated logo replaces it",
  method: 'DELETE',
  path: '/company/logo',
  who: recruiterOnly,
})

export const checkDomain = endpoint({
  id: 'companies.checkDomain',
  summary: "Check the TXT record that proves your company's domain",
  method: 'POST',
  path: '/company/domain/check',
  who: recruiterOnly,
  reply: companyReply,
  errors: ['domain-record-missing', 'domain-unreachable'],
})

export const mailDomain = endpoint({
  id: 'companies.mailDomain',
  summary:
    "Send a link to a mailbox that only the operator of your company's domain reads, to prove it",
  method: 'POST',
  path: '/company/domain/mail',
  who: recruiterOnly,
  body: z.object({ mailbox: z.enum(domainMailboxes, { error: 'not-listed' }) }),
  status: 202,
})

export const confirmDomain = endpoint({
  id: 'companies.confirmDomain',
  summary: 'Confirm the domain of a company with the key of the e-mail',
  method: 'POST',
  path: '/company/domain/confirm',
  who: ['anyone'],
  body: z.object({ key: mailKey }),
  reply: z.object({ company: z.string(), domain: z.string() }),
  errors: ['key-invalid'],
})

export const askVerification = endpoint({
  id: 'companies.askVerification',
  summary: "Request another review by Trilha's team after corrections",
  method: 'POST',
  path: '/company/verification',
  who: recruiterOnly,
  reply: companyReply,
  errors: ['conflict'],
})

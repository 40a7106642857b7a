import * as z from 'zod/mini'
import { profileReply, linkSchema } from './candidates.ts'
import { entryBody } from './entries.ts'
import { candidateOnly, endpoint } from '../shared/endpoint.ts'
import { isPhone } from '../shared/documents.ts'
import { instant, nameText, text, uuid } from '../shared/fields.ts'
import { municipalityReply } from '../places/places.ts'
import { languageLevels, languages } from '../assessments/rules.ts'

const id = { id: uuid }
/**
 * One item of a CV that the profile does not have. The profile changes only when the candidate
 * accepts it.
 */
export const proposalReply = z.discriminatedUnion('part', [
  z.object({ ...id, part: z.literal('name'), value: nameText() }),
  /** `+55` and 10 or 11 digits. */
  z.object({
    ...id,
    part: z.literal('phone'),
    value: z.string().check(z.refine(isPhone, { error: 'phone-invalid' })),
  }),
  z.object({ ...id, part: z.literal('objective'), value: text(1500) }),
  z.object({ ...id, part: z.literal('municipality'), municipality: municipalityReply }),
  z.object({ ...id, part: z.literal('link'), link: linkSchema }),
  z.object({ ...id, part: z.literal('entry'), entry: entryBody }),
  z.object({
    ...id,
    part: z.literal('language'),
    language: z.enum(languages),
    level: z.nullable(z.enum(languageLevels)),
  }),
  z.object({ ...id, part: z.literal('skills'), skills: z.array(text(60)).check(z.maxLength(40)) }),
])
export type Proposal = z.output<typeof proposalReply>

export const cvReply = z.object({
  /** The CV uploaded last; null if there is none. */
  file: z.nullable(
    z.object({
      name: z.string(),
      kind: z.enum(['pdf', 'docx']),
      bytes: z.int(),
      sentAt: instant,
      url: z.string(),
    }),
  ),
  /** Proposals of the last file that are neither accepted nor dismissed. */
  proposals: z.array(proposalReply),
})
export type Cv = z.output<typeof cvReply>

export const getCv = endpoint({
  id: 'candidates.getCv',
  summary: 'The uploaded CV file and the proposals read from it',
  method: 'GET',
  path: '/profile/cv',
  who: candidateOnly,
  reply: cvReply,
})

export const sendCv = endpoint({
  id: 'candidates.sendCv',
  summary:
    "Send a CV (PDF or DOCX) or LinkedIn's data export (ZIP, which is not stored), up to 8 MB; its items become proposals",
  method: 'POST',
  path: '/profile/cv',
  who: candidateOnly,
  reply: cvReply,
  errors: ['cv-invalid', 'cv-too-long', 'cv-no-text', 'cv-being-read', 'too-large'],
  file: 'file',
})

export const removeCv = endpoint({
  id: 'candidates.removeCv',
  summary: 'Delete the CV file and its proposals; accepted proposals stay in the profile',
  method: 'DELETE',
  path: '/profile/cv',
  who: candidateOnly,
})

export const acceptProposal = endpoint({
  id: 'candidates.acceptProposal',
  summary: 'Accept a proposal: copies it into its section of the profile',
  method: 'POST',
  path: '/profile/cv/proposals/{id}',
  who: candidateOnly,
  params: z.object({ id: uuid }),
  reply: profileReply,
  errors: ['entries-full'],
})

export const acceptProposals = endpoint({
  id: 'candidates.acceptProposals',
  summary:
    'Accept several proposals at once, as proposed or corrected; the remaining proposals are rejected',
  method: 'POST',
  path: '/profile/cv/proposals',
  who: candidateOnly,
  body: z.object({
    accepted: z.array(proposalReply).check(
      z.maxLength(100),
      z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, { error: 'invalid' }),
    ),
  }),
  reply: profileReply,
  errors: ['entries-full'],
})

export const dismissProposal = endpoint({
  id: 'candidates.dismissProposal',
  summary: 'Reject a proposal',
  method: 'DELETE',
  path: '/profile/cv/proposals/{id}',
  who: candidateOnly,
  params: z.object({ id: uuid }),
})

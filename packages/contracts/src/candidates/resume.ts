import * as z from 'zod/mini'
import { candidateOnly, endpoint } from '../shared/endpoint.ts'

/** `plain`: one column, easiest to parse; `columns`: contacts and lists next to the main text. */
export const resumeLayouts = ['plain', 'columns'] as const
export type ResumeLayout = (typeof resumeLayouts)[number]

export const getResumePdf = endpoint({
  id: 'candidates.resumePdf',
  summary: 'URL of the profile as tagged PDF, valid for an hour',
  method: 'GET',
  path: '/profile/pdf',
  who: candidateOnly,
  query: z.object({ layout: z._default(z.enum(resumeLayouts), 'plain') }),
  reply: z.object({ url: z.string() }),
})

const optional = z.optional(z.string())

/** The parts of JSON Resume 1.0 (jsonresume.org/schema) that a profile fills. */
export const jsonResume = z.object({
  $schema: z.string(),
  basics: z.object({
    name: z.string(),
    label: optional,
    email: z.string(),
    phone: optional,
    summary: optional,
    location: z.object({ city: optional, region: optional, countryCode: z.literal('BR') }),
    profiles: z.array(z.object({ network: z.string(), url: z.string() })),
  }),
  work: z.array(
    z.object({
      name: z.string(),
      position: z.string(),
      startDate: z.string(),
      endDate: optional,
      summary: optional,
    }),
  ),
  volunteer: z.array(
    z.object({
      organization: z.string(),
      position: z.string(),
      startDate: z.string(),
      endDate: optional,
      summary: optional,
    }),
  ),
  education: z.array(
    z.object({
      institution: z.string(),
      area: z.string(),
      studyType: optional,
      startDate: optional,
      endDate: optional,
    }),
  ),
  certificates: z.array(
    z.object({ name: z.string(), issuer: z.string(), date: optional, url: optional }),
  ),
  skills: z.array(z.object({ name: z.string() })),
  languages: z.array(z.object({ language: z.string(), fluency: z.string() })),
})
export type JsonResume = z.output<typeof jsonResume>

export const getJsonResume = endpoint({
  id: 'candidates.jsonResume',
  summary: 'The profile in the format JSON Resume',
  method: 'GET',
  path: '/profile/jsonResume',
  who: candidateOnly,
  reply: jsonResume,
})

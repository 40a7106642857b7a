import * as z from 'zod/mini'
import { entryBody, entryKinds, entryReply } from './entries.ts'
import { isCep, isCpf, isPhone } from '../shared/documents.ts'
import { candidateOnly, endpoint } from '../shared/endpoint.ts'
import {
  day,
  instant,
  lineText,
  nameText,
  optionalName,
  optionalText,
  streetNumber,
  text,
  uuid,
  webAddress,
} from '../shared/fields.ts'
import { municipalityReply } from '../places/places.ts'
import { factsSchema } from '../assessments/rules.ts'
import { workplaces } from '../vacancies/enums.ts'

/**
 * "Meu Currículo": the candidate's profile, saved by section. In a request, an absent field stays
 * unchanged, and null clears it.
 */

export const linkKinds = ['linkedin', 'portfolio', 'github', 'instagram', 'other'] as const
export const linkSchema = z.object({ kind: z.enum(linkKinds), url: webAddress() })

const skill = text(60, 2)
/** Roles that a person can look for at the same time. */
export const maxWantedRoles = 3
const jobPreferences = {
  /** The work that the person looks for, in their own words; duplicates are removed. */
  wantedRoles: z.optional(z.nullable(z.array(lineText(60, 2)).check(z.maxLength(maxWantedRoles)))),
  /** Looks for a first job, in any work. It clears the wanted roles, and they clear it. */
  firstJob: z.optional(z.nullable(z.boolean())),
  desiredSalaryCents: z.optional(
    z.nullable(z.int({ error: 'invalid' }).check(z.minimum(0), z.maximum(20_000_000))),
  ),
  workplaces: z.optional(z.nullable(z.array(z.enum(workplaces)).check(z.maxLength(4)))),
  /** Maximum distance from home, in km. */
  maxKm: z.optional(z.nullable(z.int({ error: 'invalid' }).check(z.minimum(1), z.maximum(500)))),
}

export const personalReply = z.object({
  name: z.string(),
  socialName: z.nullable(z.string()),
  /** Eleven digits. */
  cpf: z.nullable(z.string()),
  birthDate: day,
  gender: z.nullable(z.string()),
  /** `+55` and 10 or 11 digits. */
  phone: z.nullable(z.string()),
  /** Eight digits. */
  cep: z.nullable(z.string()),
  street: z.nullable(z.string()),
  number: z.nullable(z.int()),
  complement: z.nullable(z.string()),
  district: z.nullable(z.string()),
  municipality: z.nullable(municipalityReply),
  /** City as typed at registration, if no municipality has this name; otherwise null. */
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
})

export const profileFacts = z.object({
  ...factsSchema.shape,
  wantedRoles: z.array(z.string()),
  firstJob: z.boolean(),
  desiredSalaryCents: z.nullable(z.int()),
  workplaces: z.nullable(z.array(z.enum(workplaces))),
  maxKm: z.nullable(z.int()),
})

export const profileReply = z.object({
  email: z.string(),
  photoUrl: z.nullable(z.string()),
  hasVideo: z.boolean(),
  personal: personalReply,
  /** One line under the name, in the person's own words. */
  headline: z.nullable(z.string()),
  objective: z.nullable(z.string()),
  /** In the order chosen by the person. */
  entries: z.array(entryReply),
  skills: z.array(z.string()),
  links: z.array(linkSchema),
  facts: profileFacts,
  /** Time of the last change to the profile; null if never changed. */
  updatedAt: z.nullable(instant),
})
export type Profile = z.output<typeof profileReply>

export const getProfile = endpoint({
  id: 'candidates.getProfile',
  summary: "The candidate's own profile",
  method: 'GET',
  path: '/profile',
  who: candidateOnly,
  reply: profileReply,
})

const checked = (max: number, isValid: (value: string) => boolean, error: string) =>
  z.optional(
    z.nullable(
      z.string({ error }).check(
        z.trim(),
        z.maxLength(max, { error }),
        z.refine((value) => value === '' || isValid(value), { error }),
      ),
    ),
  )

export const personalBody = z.object({
  name: z.optional(nameText()),
  socialName: optionalName(),
  cpf: checked(14, isCpf, 'cpf-invalid'),
  birthDate: z.optional(z.iso.date({ error: 'birth-date-invalid' })),
  gender: optionalText(40),
  phone: checked(20, isPhone, 'phone-invalid'),
  cep: checked(9, isCep, 'cep-invalid'),
  street: optionalText(200),
  number: streetNumber,
  complement: optionalText(100),
  district: optionalText(120),
  /** IBGE code. Saving it also changes the city, the state and the state fact that rules use. */
  municipalityCode: z.optional(z.nullable(z.int({ error: 'not-listed' }))),
})
export type PersonalBody = z.output<typeof personalBody>

export const savePersonal = endpoint({
  id: 'candidates.savePersonal',
  summary: 'Save personal data; documents and phone numbers with or without punctuation',
  method: 'PUT',
  path: '/profile/personal',
  who: candidateOnly,
  body: personalBody,
  reply: profileReply,
  errors: ['cpf-taken'],
})

export const aboutBody = z.object({
  headline: optionalText(120),
  objective: optionalText(1500),
  /** The complete list in its order; duplicates are removed. */
  skills: z.optional(z.nullable(z.array(skill).check(z.maxLength(40)))),
  links: z.optional(z.nullable(z.array(linkSchema).check(z.maxLength(8)))),
})

export const saveAbout = endpoint({
  id: 'candidates.saveAbout',
  summary: 'Save the headline, the objective, the skills or the links',
  method: 'PUT',
  path: '/profile/about',
  who: candidateOnly,
  body: aboutBody,
  reply: profileReply,
})

const { shape } = factsSchema
export const factsBody = z.object({
  schooling: z.optional(z.nullable(shape.schooling)),
  cnh: z.optional(z.nullable(shape.cnh)),
  shifts: z.optional(z.nullable(shape.shifts)),
  /** The complete list; a language without a level means that the person does not speak it. */
  languages: z.optional(z.nullable(shape.languages)),
  councils: z.optional(z.nullable(shape.councils)),
  availability: z.optional(z.nullable(shape.availability)),
  ...jobPreferences,
})

export const saveFacts = endpoint({
  id: 'candidates.saveFacts',
  summary: 'Save education level, licence, languages, registrations, shifts or job preferences',
  method: 'PUT',
  path: '/profile/facts',
  who: candidateOnly,
  body: factsBody,
  reply: profileReply,
})

export const addEntry = endpoint({
  id: 'candidates.addEntry',
  summary: 'Add an experience, an education or a course; it becomes the first entry of its kind',
  method: 'POST',
  path: '/profile/entries',
  who: candidateOnly,
  body: entryBody,
  reply: profileReply,
  errors: ['entries-full'],
  status: 201,
})

export const saveEntry = endpoint({
  id: 'candidates.saveEntry',
  summary: 'Replace an entry by one of the same kind; its position stays the same',
  method: 'PUT',
  path: '/profile/entries/{id}',
  who: candidateOnly,
  params: z.object({ id: uuid }),
  body: entryBody,
  reply: profileReply,
})

export const removeEntry = endpoint({
  id: 'candidates.removeEntry',
  summary: 'Delete an entry',
  method: 'DELETE',
  path: '/profile/entries/{id}',
  who: candidateOnly,
  params: z.object({ id: uuid }),
  reply: profileReply,
})

export const orderEntries = endpoint({
  id: 'candidates.orderEntries',
  summary: 'Reorder the entries of a kind; the request must contain the ids of all of them',
  method: 'PUT',
  path: '/profile/order',
  who: candidateOnly,
  body: z.object({
    kind: z.enum(entryKinds),
    ids: z.array(uuid).check(z.maxLength(60)),
  }),
  reply: profileReply,
  errors: ['conflict'],
})

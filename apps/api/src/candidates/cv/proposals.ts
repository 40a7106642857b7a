import { randomUUID } from 'node:crypto'
import type { Profile } from '@trilha/contracts/candidates/candidates'
import type { Proposal } from '@trilha/contracts/candidates/cv'
import type { EntryBody } from '@trilha/contracts/candidates/entries'
import type { Municipality } from '@trilha/contracts/places/places'
import type { CvReading } from './reading.ts'
import { foldInPlace } from './words.ts'

/** A proposal without its id. `Omit` alone would merge the kinds of proposals into one type. */
type NewProposal = Proposal extends infer P ? (P extends Proposal ? Omit<P, 'id'> : never) : never

const isSameEntry = (a: EntryBody, b: EntryBody): boolean =>
  a.kind === b.kind &&
  foldInPlace(a.title) === foldInPlace(b.title) &&
  (a.kind === 'course' || b.kind === 'course' || a.start?.slice(0, 4) === b.start?.slice(0, 4))

/** Proposals for the data of a CV that the profile does not have yet, in the order of the form. */
export function proposalsOf(
  reading: CvReading,
  profile: Profile,
  municipality: Municipality | null,
): Proposal[] {
  const { personal } = profile
  const knownSkills = new Set(profile.skills.map(foldInPlace))
  const skills = reading.skills.filter((skill) => !knownSkills.has(foldInPlace(skill)))
  const phone = reading.phone && `+55${reading.phone}`
  const proposals: (NewProposal | null)[] = [
    reading.name &&
    reading.name.length >= 2 &&
    foldInPlace(reading.name) !== foldInPlace(personal.name)
      ? { part: 'name', value: reading.name }
      : null,
    phone && phone !== personal.phone ? { part: 'phone', value: phone } : null,
    municipality && municipality.code !== personal.municipality?.code
      ? { part: 'municipality', municipality }
      : null,
    reading.linkedin && !profile.links.some(({ url }) => url === reading.linkedin)
      ? { part: 'link', link: { kind: 'linkedin', url: reading.linkedin } }
      : null,
    reading.objective && reading.objective !== profile.objective
      ? { part: 'objective', value: reading.objective }
      : null,
    ...reading.entries
      .filter((entry) => !profile.entries.some((one) => isSameEntry(one, entry)))
      .slice(0, 60)
      .map((entry) => ({ part: 'entry' as const, entry })),
    ...reading.languages
      .filter(({ language }) => !profile.facts.languages?.some((one) => one.language === language))
      .map((one) => ({ part: 'language' as const, ...one })),
    skills.length > 0 ? { part: 'skills', skills } : null,
  ]
  return proposals.flatMap((proposal) =>
    proposal ? [{ id: randomUUID(), ...proposal } as Proposal] : [],
  )
}

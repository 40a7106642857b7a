import type { Profile } from '@trilha/contracts/candidates/candidates'
import type { Entry } from '@trilha/contracts/candidates/entries'
import type { Municipality } from '@trilha/contracts/places/places'
import type { EntryRow } from './profile/entries.store.ts'
import type { ProfileRow } from './profile/profile.store.ts'

/** What a company reads of a profile: no contact data, birth date, photo, video or wishes. */
export type SentProfile = Pick<
  Profile,
  'headline' | 'objective' | 'entries' | 'skills' | 'links'
> & { facts: Omit<Profile['facts'], 'wantedRoles' | 'firstJob'> }

type SentSource = { row: ProfileRow; entries: readonly EntryRow[]; facts: Profile['facts'] }
type ProfileSource = SentSource & {
  factsAt: Date | null
  municipality: Municipality | null
  photoUrl: string | null
  hasVideo: boolean
}

/** The profile as the person sees it. */
export function presentProfile(source: ProfileSource): Profile {
  const { row } = source
  const changes = [row.updated_at, source.factsAt].flatMap((at) => at ?? [])
  return {
    email: row.email,
    photoUrl: source.photoUrl,
    hasVideo: source.hasVideo,
    personal: {
      name: row.name,
      socialName: row.social_name,
      cpf: row.cpf,
      birthDate: row.birth_date,
      gender: row.gender,
      phone: row.phone,
      cep: row.cep,
      street: row.street,
      number: row.number,
      complement: row.complement,
      district: row.district,
      municipality: source.municipality,
      city: row.city,
      state: row.state,
    },
    ...presentSentProfile(source),
    facts: source.facts,
    updatedAt: changes.length > 0 ? new Date(Math.max(...changes.map(Number))).toISOString() : null,
  }
}

/** The part of the profile that a company reads. */
export const presentSentProfile = ({ row, entries, facts }: SentSource): SentProfile => ({
  headline: row.headline,
  objective: row.objective,
  entries: entries.map(presentEntry),
  skills: row.skills ?? [],
  links: (row.links ?? []) as Profile['links'],
  facts: withoutWishes(facts),
})

function withoutWishes(facts: Profile['facts']): SentProfile['facts'] {
  const sent: Partial<Profile['facts']> & SentProfile['facts'] = { ...facts }
  delete sent.wantedRoles
  delete sent.firstJob
  return sent
}

function presentEntry(row: EntryRow): Entry {
  const { id, title, place } = row
  switch (row.kind) {
    case 'experience':
      return {
        kind: 'experience',
        id,
        title,
        place,
        bond: row.bond as Extract<Entry, { kind: 'experience' }>['bond'],
        start: row.started ?? '',
        end: row.ended,
        description: row.description,
      }
    case 'education':
      return {
        kind: 'education',
        id,
        title,
        place,
        level: row.level as Extract<Entry, { kind: 'education' }>['level'],
        start: row.started,
        end: row.ended,
      }
    default:
      return {
        kind: 'course',
        id,
        title,
        place,
        hours: row.hours,
        end: row.ended,
        certificateUrl: row.certificate_url,
      }
  }
}

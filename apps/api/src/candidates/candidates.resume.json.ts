import type { Profile } from '@trilha/contracts/candidates'
import type { JsonResume } from '@trilha/contracts/candidates.resume'
import { languageNames, levelNames, schoolingNames } from './candidates.resume.words.ts'
import { displayName } from './candidates.service.ts'

/** A key with its value, or nothing where there is none: the format has no nulls. */
const told = <K extends string>(key: K, value: string | null | undefined) =>
  (value ? { [key]: value } : {}) as { [P in K]?: string }

/** The profile in the format JSON Resume 1.0. Documents and birth date stay out of it. */
export function presentJsonResume(profile: Profile): JsonResume {
  const { personal, facts } = profile
  const experiences = profile.entries.flatMap((entry) =>
    entry.kind === 'experience' ? [entry] : [],
  )
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: displayName(personal),
      ...told('label', profile.headline),
      email: profile.email,
      ...told('phone', personal.phone),
      ...told('summary', profile.objective),
      location: {
        ...told('city', personal.municipality?.name ?? personal.city),
        ...told('region', personal.municipality?.state ?? personal.state),
        countryCode: 'BR',
      },
      profiles: profile.links.map(({ kind, url }) => ({ network: kind, url })),
    },
    work: experiences
      .filter(({ bond }) => bond !== 'volunteer')
      .map(({ title, place, start, end, description }) => ({
        name: place,
        position: title,
        startDate: start,
        ...told('endDate', end),
        ...told('summary', description),
      })),
    volunteer: experiences
      .filter(({ bond }) => bond === 'volunteer')
      .map(({ title, place, start, end, description }) => ({
        organization: place,
        position: title,
        startDate: start,
        ...told('endDate', end),
        ...told('summary', description),
      })),
    education: profile.entries.flatMap((entry) =>
      entry.kind === 'education'
        ? [
            {
              institution: entry.place,
              area: entry.title,
              ...told('studyType', entry.level && schoolingNames[entry.level]),
              ...told('startDate', entry.start),
              ...told('endDate', entry.end),
            },
          ]
        : [],
    ),
    certificates: profile.entries.flatMap((entry) =>
      entry.kind === 'course'
        ? [
            {
              name: entry.title,
              issuer: entry.place,
              ...told('date', entry.end),
              ...told('url', entry.certificateUrl),
            },
          ]
        : [],
    ),
    skills: profile.skills.map((name) => ({ name })),
    languages: (facts.languages ?? []).flatMap(({ language, level }) =>
      level ? [{ language: languageNames[language], fluency: levelNames[level] }] : [],
    ),
  }
}

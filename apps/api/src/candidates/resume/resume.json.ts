import type { Profile } from '@trilha/contracts/candidates/candidates'
import type { JsonResume } from '@trilha/contracts/candidates/resume'
import { languageNames, levelNames, schoolingNames } from './resume.words.ts'
import { displayName } from '../../accounts/accounts.names.ts'

/** `{ [key]: value }`, or `{}` if the value is empty, because the format has no nulls. */
const optional = <K extends string>(key: K, value: string | null | undefined) =>
  (value ? { [key]: value } : {}) as { [P in K]?: string }

/** The profile as JSON Resume 1.0, without documents and birth date. */
export function presentJsonResume(profile: Profile): JsonResume {
  const { personal, facts } = profile
  const experiences = profile.entries.flatMap((entry) =>
    entry.kind === 'experience' ? [entry] : [],
  )
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: displayName(personal),
      ...optional('label', profile.headline),
      email: profile.email,
      ...optional('phone', personal.phone),
      ...optional('summary', profile.objective),
      location: {
        ...optional('city', personal.municipality?.name ?? personal.city),
        ...optional('region', personal.municipality?.state ?? personal.state),
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
        ...optional('endDate', end),
        ...optional('summary', description),
      })),
    volunteer: experiences
      .filter(({ bond }) => bond === 'volunteer')
      .map(({ title, place, start, end, description }) => ({
        organization: place,
        position: title,
        startDate: start,
        ...optional('endDate', end),
        ...optional('summary', description),
      })),
    education: profile.entries.flatMap((entry) =>
      entry.kind === 'education'
        ? [
            {
              institution: entry.place,
              area: entry.title,
              ...optional('studyType', entry.level && schoolingNames[entry.level]),
              ...optional('startDate', entry.start),
              ...optional('endDate', entry.end),
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
              ...optional('date', entry.end),
              ...optional('url', entry.certificateUrl),
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

import type { MatchReason } from '@trilha/contracts/vacancies/vacancies'
import type { TalentCard, TalentSheet } from '@trilha/contracts/talents/talents'
import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import { createMasker } from '../blind/blind.mask.ts'
import { monthsOf } from '../pipeline/person/months.ts'
import { match, type Match, type MatchPerson } from '../vacancies/search/match.ts'
import type { TalentEntry, TalentRow } from './talents.cards.store.ts'
import type { ChosenVacancy } from './talents.query.ts'

/** The id in the preview of a person who is not searchable yet. */
const previewId = '00000000-0000-0000-0000-000000000000'
const maxSkills = 8

type TalentSource = {
  row: TalentRow
  entries: readonly TalentEntry[]
  photoUrl: string | null
  vacancy: ChosenVacancy | null
  vacancyStatus: { applied: boolean; invitation: string | null } | undefined
  now: Date
}

/** The first name of a person: the first word of the social name or, without one, of the name. */
export const firstNameOf = (person: { name: string; social_name: string | null }): string =>
  (person.social_name || person.name).trim().split(/\s+/)[0] ?? ''

/** Returns a function that masks the person's names and contacts in a text. */
const maskerOf = (row: TalentRow): ((text: string) => string) =>
  createMasker({ ...row, hidden: true })

/** What a company sees of a person in a list. */
export function presentCard({
  row,
  entries,
  photoUrl,
  vacancy,
  vacancyStatus,
  now,
}: TalentSource): TalentCard {
  const mask = maskerOf(row)
  const month = dayInBrasilia(now).slice(0, 7)
  const roles = entries.filter(({ kind }) => kind === 'experience')
  const { municipality_code: code, municipality_name: city, municipality_state: state } = row
  return {
    id: row.id ?? previewId,
    firstName: firstNameOf(row),
    photoUrl,
    headline: row.headline && mask(row.headline),
    municipality:
      code === null || city === null
        ? null
        : ({ code, name: city, state } as TalentCard['municipality']),
    km: vacancy && vacancy.kmFrom(code),
    lastRole: roles[0] ? mask(roles[0].title) : null,
    experienceMonths: monthsOf(roles.map(periodOf), month),
    schooling: row.schooling ?? null,
    skills: row.skills.slice(0, maxSkills).map(mask),
    availability: row.availability ?? null,
    workplaces: (row.workplaces ?? []) as TalentCard['workplaces'],
    disability: row.disability && vacancy?.deficiency != null,
    updatedOn: dayInBrasilia(row.updated_at ?? now),
    match: vacancy && matchOf(vacancy, row),
    applied: vacancyStatus?.applied ?? false,
    invitation: (vacancyStatus?.invitation ?? null) as TalentCard['invitation'],
  }
}

/** What a company sees in the details of one person. */
export function presentSheet(source: TalentSource): TalentSheet {
  const { row, entries, now } = source
  const mask = maskerOf(row)
  const month = dayInBrasilia(now).slice(0, 7)
  return {
    ...presentCard(source),
    skills: row.skills.map(mask),
    objective: row.objective && mask(row.objective),
    entries: entries.map((entry) => ({
      kind: entry.kind,
      title: mask(entry.title),
      // The employer could identify the person, or could be the company of the viewer.
      place: entry.kind === 'experience' ? null : mask(entry.place),
      description: mask(entry.description),
      bond: entry.bond as TalentSheet['entries'][number]['bond'],
      level: entry.level as TalentSheet['entries'][number]['level'],
      hours: entry.hours,
      start: entry.started,
      end: entry.ended,
      months: entry.kind === 'experience' ? monthsOf([periodOf(entry)], month) : null,
    })),
    facts: {
      ...(row.cnh && { cnh: row.cnh }),
      ...(row.shifts && { shifts: row.shifts }),
      ...(row.languages && { languages: row.languages }),
    },
  }
}

const periodOf = ({ started, ended }: TalentEntry) => ({ start: started ?? '', end: ended })

type MatchRow = Pick<
  TalentRow,
  'schooling' | 'cnh' | 'state' | 'shifts' | 'municipality_code' | 'municipality_state'
>

/** How a person fits a vacancy, for its company; the desired salary is left out. */
export function matchOf(vacancy: ChosenVacancy, row: MatchRow): Match | null {
  const person: MatchPerson = {
    ...(row.schooling && { schooling: row.schooling }),
    ...(row.cnh && { cnh: row.cnh }),
    ...(row.state && { state: row.state }),
    ...(row.shifts && { shifts: row.shifts }),
    municipalityCode: row.municipality_code,
    kmTo: () => vacancy.kmFrom(row.municipality_code),
    desiredSalaryCents: null,
  }
  const found = match(
    {
      municipality: vacancy.municipality,
      state: vacancy.state,
      workplace: vacancy.workplace,
      schooling: vacancy.schooling,
      cnh: vacancy.cnh,
      payment: vacancy.payment,
      salaryCents: null,
      shift: vacancy.shift,
      placeName: vacancy.place_name,
    },
    person,
  )
  return found && { percent: found.percent, reasons: found.reasons.filter(isNotAboutPay) }
}

/** Reasons about pay would reveal the desired salary. */
const isNotAboutPay = ({ id, value }: MatchReason) => id !== 'salary' && value !== 'salary'

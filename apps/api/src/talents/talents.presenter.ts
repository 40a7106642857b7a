import type { MatchReason } from '@trilha/contracts/vacancies'
import type { TalentCard, TalentSheet } from '@trilha/contracts/talents'
import { dayInBrasilia } from '@trilha/contracts/vacancies.states'
import { masker } from '../desk/desk.mask.ts'
import { monthsOf } from '../desk/desk.months.ts'
import { match, type Match, type MatchPerson } from '../vacancies/vacancies.match.ts'
import type { TalentEntry, TalentRow } from './talents.cards.store.ts'
import type { ChosenVacancy } from './talents.query.ts'

/** Stands where there is no name towards companies yet: in the preview. */
const nobody = '00000000-0000-0000-0000-000000000000'
const mostSkills = 8

type Known = {
  row: TalentRow
  entries: readonly TalentEntry[]
  photoUrl: string | null
  vacancy: ChosenVacancy | null
  standing: { applied: boolean; invitation: string | null } | undefined
  now: Date
}

/** How a person is called before they answered: the first part of the name they chose. */
export const firstNameOf = (person: { name: string; social_name: string | null }): string =>
  (person.social_name || person.name).trim().split(/\s+/)[0] ?? ''

/** The person's own words without their name and without ways to reach them elsewhere. */
const cleaner = (row: TalentRow): ((text: string) => string) => masker({ ...row, hidden: true })

/** What a company sees in a list. */
export function presentCard({ row, entries, photoUrl, vacancy, standing, now }: Known): TalentCard {
  const clean = cleaner(row)
  const month = dayInBrasilia(now).slice(0, 7)
  const roles = entries.filter(({ kind }) => kind === 'experience')
  const { municipality_code: code, municipality_name: city, municipality_state: state } = row
  return {
    id: row.id ?? nobody,
    firstName: firstNameOf(row),
    photoUrl,
    headline: row.headline && clean(row.headline),
    municipality:
      code === null || city === null
        ? null
        : ({ code, name: city, state } as TalentCard['municipality']),
    km: vacancy && vacancy.kmFrom(code),
    lastRole: roles[0] ? clean(roles[0].title) : null,
    experienceMonths: monthsOf(roles.map(periodOf), month),
    schooling: row.schooling ?? null,
    skills: row.skills.slice(0, mostSkills).map(clean),
    availability: row.availability ?? null,
    workplaces: (row.workplaces ?? []) as TalentCard['workplaces'],
    disability: row.disability && vacancy?.deficiency != null,
    updatedOn: dayInBrasilia(row.updated_at ?? now),
    match: vacancy && matchOf(vacancy, row),
    applied: standing?.applied ?? false,
    invitation: (standing?.invitation ?? null) as TalentCard['invitation'],
  }
}

/** What a company sees of one person. */
export function presentSheet(known: Known): TalentSheet {
  const { row, entries, now } = known
  const clean = cleaner(row)
  const month = dayInBrasilia(now).slice(0, 7)
  return {
    ...presentCard(known),
    skills: row.skills.map(clean),
    objective: row.objective && clean(row.objective),
    entries: entries.map((entry) => ({
      kind: entry.kind,
      title: clean(entry.title),
      // Who employs somebody would name them, and might be the one who looks.
      place: entry.kind === 'experience' ? null : clean(entry.place),
      description: clean(entry.description),
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

type Fact = Pick<
  TalentRow,
  'schooling' | 'cnh' | 'state' | 'shifts' | 'municipality_code' | 'municipality_state'
>

/** How a person fits a vacancy, for its company: what they would like to earn is left out. */
export function matchOf(vacancy: ChosenVacancy, row: Fact): Match | null {
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
  return found && { percent: found.percent, reasons: found.reasons.filter(told) }
}

/** Every reason but those about pay. */
const told = ({ id, value }: MatchReason) => id !== 'salary' && value !== 'salary'

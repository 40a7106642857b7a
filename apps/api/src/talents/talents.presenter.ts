import type { TalentCard, TalentSheet } from '@trilha/contracts/talents/talents'
import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import type { MatchReason } from '@trilha/contracts/vacancies/vacancies'
import { createMasker } from '../blind/blind.mask.ts'
import { monthsOf } from '../pipeline/person/months.ts'
import { match, scoreOf } from '../matching/match.ts'
import type { Match, MatchPerson } from '../matching/matching.types.ts'
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
  /** The work that the profile says; only used with a vacancy. */
  works: MatchPerson['works']
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
  works,
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
    match: vacancy && masked(matchOf(vacancy, row, works), mask),
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

/**
 * The person's own words in the reasons must not reveal who they are. Whether they gave their
 * work or a registration is left out: the match does not know either for sure.
 */
const masked = (
  { percent, reasons }: Pick<Match, 'percent' | 'reasons'>,
  mask: (text: string) => string,
): TalentCard['match'] => ({
  percent,
  reasons: reasons
    .filter(isSure)
    .map((reason) =>
      reason.own ? { ...reason, own: { ...reason.own, title: mask(reason.own.title) } } : reason,
    ),
})

const isSure = ({ id, value }: MatchReason): boolean =>
  id !== 'facts' || (value !== 'work' && value !== 'council')

type MatchRow = Pick<TalentRow, 'schooling' | 'cnh' | 'state'>

/**
 * A person as companies may compare them: an adult who is willing, without pay, reach and shifts;
 * a disability opens no gate and shuts none.
 */
function personOf(
  row: MatchRow,
  { km, ...place }: { km: number | null; municipalityCode: number | null },
  works: MatchPerson['works'],
): MatchPerson {
  return {
    works,
    ...(row.schooling && { schooling: row.schooling }),
    ...(row.cnh && { cnh: row.cnh }),
    ...(row.state && { state: row.state }),
    age: null,
    hasDisability: true,
    ...place,
    kmTo: () => km,
    desiredSalaryCents: null,
    workplaces: null,
    maxKm: null,
    firstJob: false,
  }
}

/** How a person fits a vacancy, for its company. */
export function matchOf(
  vacancy: ChosenVacancy,
  row: MatchRow & Pick<TalentRow, 'shifts' | 'municipality_code'>,
  works: MatchPerson['works'],
): Pick<Match, 'percent' | 'reasons'> {
  const { municipality_code: municipalityCode } = row
  const km = vacancy.kmFrom(municipalityCode)
  const person = personOf(row, { km, municipalityCode }, works)
  const { percent } = match(vacancy.compared, person)
  // The shift is shown but does not count, as in the search.
  const withShifts = { ...person, ...(row.shifts && { shifts: row.shifts }) }
  const { reasons } = match(vacancy.compared, withShifts)
  return { percent, reasons }
}

/** The score of people with these facts and this share of the work. */
export function scoreOfGroup(
  vacancy: ChosenVacancy,
  { km, share, ...row }: MatchRow & { km: number | null; share: number },
): number {
  const person = personOf(row, { km, municipalityCode: null }, [])
  return scoreOf(vacancy.compared, person, { share })
}

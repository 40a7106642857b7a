import type { EntryBody } from '@trilha/contracts/candidates/entries'
import { digits, isPhone } from '@trilha/contracts/shared/documents'
import { periodIn, yearIn } from './periods.ts'
import { languagesOf } from './read.ts'
import type { CvReading } from './reading.ts'
import { schoolingIn } from './words.ts'

/** Rows of a CSV text, keyed by header name (RFC 4180: quotes, doubled quotes, line breaks). */
export function rowsOf(csv: string): Record<string, string>[] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy
  const text = csv.replace(/^\uFEFF/, '')
  for (
    let found = cell.exec(text);
    found && cell.lastIndex <= text.length;
    found = cell.exec(text)
  ) {
    const [, quoted, plain, separator] = found
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain ?? '').trim())
    if (separator === '') break
    if (separator !== ',') rows.push([])
  }
  const [names = [], ...rest] = rows.filter((row) => row.some(Boolean))
  return rest.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i] ?? ''])))
}

/**
 * Reads LinkedIn's data export. Pure.
 * @param file returns the text of a file such as `Positions.csv` by its name.
 */
export function readLinkedin(file: (name: string) => string): CvReading {
  const [profile = {}] = rowsOf(file('Profile.csv'))
  const phone = digits(rowsOf(file('PhoneNumbers.csv'))[0]?.Number ?? '').replace(
    /^55(?=\d{10,11}$)/,
    '',
  )
  return {
    name: `${profile['First Name'] ?? ''} ${profile['Last Name'] ?? ''}`.trim() || null,
    email: rowsOf(file('Email Addresses.csv'))[0]?.['Email Address']?.toLowerCase() || null,
    phone: isPhone(phone) ? phone : null,
    linkedin: null,
    city: null,
    objective: profile.Summary?.slice(0, 1500).trim() || null,
    entries: [
      ...rowsOf(file('Positions.csv')).flatMap(positionOf),
      ...rowsOf(file('Education.csv')).flatMap(schoolOf),
      ...rowsOf(file('Certifications.csv')).flatMap(courseOf),
    ],
    languages: rowsOf(file('Languages.csv')).flatMap((row) =>
      languagesOf([`${row.Name} ${levelWordOf(row.Proficiency ?? '')}`]),
    ),
    skills: rowsOf(file('Skills.csv'))
      .flatMap(({ Name }) => (Name ? [Name.slice(0, 60)] : []))
      .slice(0, 30),
  }
}

/** Translates LinkedIn's five levels into the words used in CVs. */
function levelWordOf(text: string): string {
  if (/^(native|nativ)/i.test(text)) return 'nativo'
  if (/^(full prof|n.vel prof.*(total|completo))/i.test(text)) return 'fluente'
  if (/^(prof|n.vel prof)/i.test(text)) return 'fluente'
  if (/^limited|limitad/i.test(text)) return 'intermediário'
  return /^element/i.test(text) ? 'básico' : ''
}

function positionOf(row: Record<string, string>): EntryBody[] {
  const period = periodIn(`${row['Started On']} - ${row['Finished On'] || 'atual'}`)?.period
  const title = row.Title?.slice(0, 120) ?? ''
  if (!period || title.length < 2) return []
  return [
    {
      kind: 'experience',
      title,
      place: row['Company Name']?.slice(0, 120) ?? '',
      bond: null,
      ...period,
      description: row.Description?.slice(0, 600).trim() ?? '',
    },
  ]
}

function schoolOf(row: Record<string, string>): EntryBody[] {
  const place = row['School Name']?.slice(0, 120) ?? ''
  const title = row['Degree Name']?.slice(0, 120) || place
  if (title.length < 2) return []
  return [
    {
      kind: 'education',
      title,
      place: title === place ? '' : place,
      level: schoolingIn(title),
      start: yearIn(row['Start Date'] ?? ''),
      end: yearIn(row['End Date'] ?? ''),
    },
  ]
}

function courseOf(row: Record<string, string>): EntryBody[] {
  const title = row.Name?.slice(0, 120) ?? ''
  if (title.length < 2) return []
  const end = yearIn(row['Finished On'] ?? '') ?? yearIn(row['Started On'] ?? '')
  const place = row.Authority?.slice(0, 120) ?? ''
  return [{ kind: 'course', title, place, hours: null, end, certificateUrl: null }]
}

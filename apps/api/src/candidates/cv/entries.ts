import type { EntryBody } from '@trilha/contracts/candidates/entries'
import { periodIn, yearIn, type Period } from './periods.ts'
import { foldInPlace, isRole, isSchool, schoolingIn } from './words.ts'
import { withoutContacts } from './contacts.ts'

const bullets = /^[\s•·▪■●◦*➢✓>–—-]+/
const labels =
  /^(cargo|funcao|empresa|periodo|local|atividades|principais atividades|instituicao|curso)\s*:\s*/

const clean = (text: string): string =>
  text
    .replace(bullets, '')
    .replaceAll(/[()[\]]\s*[()[\]]/g, ' ')
    .replaceAll(/^[\s,;:|()–—-]+|[\s,;:|(–—-]+$/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Splits a line such as `Cargo: caixa` into its label and the text after it. */
function splitLabel(line: string): { label: string | null; text: string } {
  const found = labels.exec(foldInPlace(line))
  return { label: found?.[1] ?? null, text: found ? line.slice(found[0].length) : line }
}

/** Splits `Caixa | Lanchonete`, `Caixa - Lanchonete` or `Caixa, Lanchonete` into parts. */
const splitParts = (text: string): string[] =>
  (/\s[|–—•-]\s|\s{2,}|\|/.test(text) ? text.split(/\s[|–—•-]\s|\s{2,}|\|/) : text.split(/,\s/))
    .map(clean)
    .filter((part) => part.length > 1)

/** The title and place of an entry, read from its first lines. */
function titleAndPlace(head: readonly string[]): { title: string; place: string } {
  const fields = head.map(splitLabel)
  const fieldOf = (...names: string[]) =>
    clean(fields.find(({ label }) => label !== null && names.includes(label))?.text ?? '')
  const title = fieldOf('cargo', 'funcao', 'curso')
  const place = fieldOf('empresa', 'local', 'instituicao')
  if (title && place) return { title, place }
  const [first = '', second = ''] = fields.flatMap(({ text }) => splitParts(text))
  const isSwapped = !isRole(first) && isRole(second)
  return isSwapped
    ? { title: second, place: first }
    : { title: title || first, place: place || second }
}

/** The experiences in the section's lines, each with its period. Pure. */
export function experiencesOf(lines: readonly string[]): EntryBody[] {
  const matches = lines.map((line) => periodIn(withoutContacts(line)))
  const periodLines = matches.flatMap((match, i) => (match ? [i] : []))
  const firstPeriodLine = periodLines[0]
  if (firstPeriodLine === undefined) return []
  // The entries of a CV have the same layout: the first one shows how many lines precede a period.
  const linesBefore = Math.min(firstPeriodLine, 3)
  return periodLines.flatMap((periodLine, n) => {
    const line = lines[periodLine] ?? ''
    const match = matches[periodLine]
    if (!match) return []
    const from = Math.max(periodLine - linesBefore, n === 0 ? 0 : (periodLines[n - 1] ?? 0) + 1)
    const until =
      n + 1 < periodLines.length
        ? Math.max((periodLines[n + 1] ?? 0) - linesBefore, periodLine + 1)
        : lines.length
    const withoutPeriod = line.slice(0, match.from) + '  ' + line.slice(match.to)
    const hasOtherText = !/^(periodo|de)?:?$/.test(foldInPlace(clean(withoutPeriod)))
    const head = [...lines.slice(from, periodLine), ...(hasOtherText ? [withoutPeriod] : [])]
    let next = periodLine + 1
    // When the period is the first line, the title and place follow it.
    const partCount = () => head.flatMap(splitParts).length
    while (linesBefore === 0 && partCount() < 2 && next < until && isHeadLine(lines[next] ?? ''))
      head.push(lines[next++] ?? '')
    const { title, place } = titleAndPlace(head)
    return experience(title, place, match.period, lines.slice(next, until))
  })
}

const isHeadLine = (line: string): boolean =>
  line.length < 70 && !bullets.test(line) && !/[.;]$/.test(line)

function experience(
  title: string,
  place: string,
  { start, end }: Period,
  description: readonly string[],
): EntryBody[] {
  if (title.length < 2) return []
  const bond = /voluntari/.test(foldInPlace(`${title} ${place}`)) ? ('volunteer' as const) : null
  return [
    {
      kind: 'experience',
      title: title.slice(0, 120),
      place: place.slice(0, 120),
      bond,
      start,
      end,
      description: description
        .map((line) => clean(splitLabel(line).text))
        .join(' ')
        .trim()
        .slice(0, 600)
        .trim(),
    },
  ]
}

/** The educations in the section's lines. Pure. */
export function educationsOf(lines: readonly string[]): EntryBody[] {
  const groups: string[][] = []
  for (const line of lines) {
    const startsEntry = schoolingIn(line) !== null && !isSchoolOnly(line)
    if (startsEntry || groups.length === 0) groups.push([line])
    else groups.at(-1)?.push(line)
  }
  return groups.flatMap((group) => {
    const groupText = group.join(' | ')
    const level = schoolingIn(groupText)
    if (!level) return []
    const period = group.map(periodIn).find((match) => match !== null)?.period
    const withoutPeriods = group.map((line) => {
      const match = periodIn(line)
      return match ? line.slice(0, match.from) + '  ' + line.slice(match.to) : line
    })
    const texts = withoutPeriods
      .flatMap(splitParts)
      .map((part) => clean(part.replaceAll(/(?:em |, ?)?(?:19|20)\d{2}\)?/g, '')))
      .filter(
        (part) =>
          part.length > 1 && !/^(conclu|cursando|completo|incompleto)/.test(foldInPlace(part)),
      )
    const place = texts.find((text) => isSchool(text)) ?? ''
    const title = texts.find((text) => text !== place) ?? ''
    if (title.length < 2) return []
    return [
      {
        kind: 'education' as const,
        title: title.slice(0, 120),
        place: place.slice(0, 120),
        level,
        start: period?.start ?? null,
        end: period ? period.end : yearIn(groupText),
      },
    ]
  })
}

const isSchoolOnly = (line: string): boolean =>
  isSchool(line) &&
  !/ensino|tecnico|graduacao|bacharel|licenciatura|superior|mba|mestrado|doutorado|tecnologo/.test(
    foldInPlace(line),
  )

/** The courses in the section's lines, one per line. Pure. */
export function coursesOf(lines: readonly string[]): EntryBody[] {
  return lines.flatMap((line) => {
    const hours = Number(/(\d{1,4})\s*(?:h\b|hs\b|horas)/i.exec(line)?.[1] ?? 0)
    const [title = '', place = ''] = splitParts(
      line
        .replace(/\(?\b\d{1,4}\s*(?:h\b|hs\b|horas)\)?/i, '')
        .replaceAll(/\(?(?:\d{2}\/)?(?:19|20)\d{2}\)?/g, ''),
    )
    if (title.length < 3) return []
    return [
      {
        kind: 'course' as const,
        title: title.slice(0, 120),
        place: place.slice(0, 120),
        hours: hours > 0 ? hours : null,
        end: yearIn(line),
        certificateUrl: null,
      },
    ]
  })
}

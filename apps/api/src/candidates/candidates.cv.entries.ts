import type { EntryBody } from '@trilha/contracts/candidates.entries'
import { periodIn, yearIn, type Period } from './candidates.cv.periods.ts'
import { fold, isRole, isSchool, schoolingIn } from './candidates.cv.words.ts'
import { withoutContacts } from './candidates.cv.contacts.ts'

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

/** A line without its label (`Cargo: caixa`), and which label it was. */
function unlabelled(line: string): { label: string | null; text: string } {
  const found = labels.exec(fold(line))
  return { label: found?.[1] ?? null, text: found ? line.slice(found[0].length) : line }
}

/** `Caixa | Lanchonete`, `Caixa - Lanchonete`, `Caixa, Lanchonete` as parts. */
const parts = (text: string): string[] =>
  (/\s[|–—•-]\s|\s{2,}|\|/.test(text) ? text.split(/\s[|–—•-]\s|\s{2,}|\|/) : text.split(/,\s/))
    .map(clean)
    .filter((part) => part.length > 1)

/** What was done and where, of the lines that head an entry. */
function titleAndPlace(head: readonly string[]): { title: string; place: string } {
  const told = head.map(unlabelled)
  const labelled = (...names: string[]) =>
    clean(told.find(({ label }) => label !== null && names.includes(label))?.text ?? '')
  const title = labelled('cargo', 'funcao', 'curso')
  const place = labelled('empresa', 'local', 'instituicao')
  if (title && place) return { title, place }
  const [first = '', second = ''] = told.flatMap(({ text }) => parts(text))
  const swap = !isRole(first) && isRole(second)
  return swap ? { title: second, place: first } : { title: title || first, place: place || second }
}

/** The experiences of the section's lines, each with its period. Pure. */
export function experiencesOf(lines: readonly string[]): EntryBody[] {
  const found = lines.map((line) => periodIn(withoutContacts(line)))
  const anchors = found.flatMap((at, i) => (at ? [i] : []))
  const firstAnchor = anchors[0]
  if (firstAnchor === undefined) return []
  // All entries of a CV are written alike: as many lines stand before each period as before the first.
  const before = Math.min(firstAnchor, 3)
  return anchors.flatMap((at, n) => {
    const line = lines[at] ?? ''
    const match = found[at]
    if (!match) return []
    const from = Math.max(at - before, n === 0 ? 0 : (anchors[n - 1] ?? 0) + 1)
    const until =
      n + 1 < anchors.length ? Math.max((anchors[n + 1] ?? 0) - before, at + 1) : lines.length
    const own = clean(line.slice(0, match.from) + '  ' + line.slice(match.to))
    const ownText = /^(periodo|de)?:?$/.test(fold(own))
      ? ''
      : line.slice(0, match.from) + '  ' + line.slice(match.to)
    const head = [...lines.slice(from, at), ...(ownText ? [ownText] : [])]
    let rest = at + 1
    // The period stands first: what heads the entry follows.
    const known = () => head.flatMap(parts).length
    while (before === 0 && known() < 2 && rest < until && headLike(lines[rest] ?? ''))
      head.push(lines[rest++] ?? '')
    const { title, place } = titleAndPlace(head)
    return experience(title, place, match.period, lines.slice(rest, until))
  })
}

const headLike = (line: string): boolean =>
  line.length < 70 && !bullets.test(line) && !/[.;]$/.test(line)

function experience(
  title: string,
  place: string,
  { start, end }: Period,
  description: readonly string[],
): EntryBody[] {
  if (title.length < 2) return []
  const bond = /voluntari/.test(fold(`${title} ${place}`)) ? ('volunteer' as const) : null
  return [
    {
      kind: 'experience',
      title: title.slice(0, 120),
      place: place.slice(0, 120),
      bond,
      start,
      end,
      description: description
        .map((line) => clean(unlabelled(line).text))
        .join(' ')
        .trim()
        .slice(0, 600)
        .trim(),
    },
  ]
}

/** The schools of the section's lines. Pure. */
export function educationsOf(lines: readonly string[]): EntryBody[] {
  const groups: string[][] = []
  for (const line of lines) {
    const starts = schoolingIn(line) !== null && !isSchoolOnly(line)
    if (starts || groups.length === 0) groups.push([line])
    else groups.at(-1)?.push(line)
  }
  return groups.flatMap((group) => {
    const whole = group.join(' | ')
    const level = schoolingIn(whole)
    if (!level) return []
    const period = group.map(periodIn).find((at) => at !== null)?.period
    const bare = group.map((line) => {
      const at = periodIn(line)
      return at ? line.slice(0, at.from) + '  ' + line.slice(at.to) : line
    })
    const texts = bare
      .flatMap(parts)
      .map((part) => clean(part.replaceAll(/(?:em |, ?)?(?:19|20)\d{2}\)?/g, '')))
      .filter(
        (part) => part.length > 1 && !/^(conclu|cursando|completo|incompleto)/.test(fold(part)),
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
        end: period ? period.end : yearIn(whole),
      },
    ]
  })
}

const isSchoolOnly = (line: string): boolean =>
  isSchool(line) &&
  !/ensino|tecnico|graduacao|bacharel|licenciatura|superior|mba|mestrado|doutorado|tecnologo/.test(
    fold(line),
  )

/** The courses of the section's lines, one a line. Pure. */
export function coursesOf(lines: readonly string[]): EntryBody[] {
  return lines.flatMap((line) => {
    const hours = Number(/(\d{1,4})\s*(?:h\b|hs\b|horas)/i.exec(line)?.[1] ?? 0)
    const [title = '', place = ''] = parts(
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

import { councils, type Council } from '@trilha/contracts/assessments/rules'
import { care } from './table/care.ts'
import { knowledge } from './table/knowledge.ts'
import { office } from './table/office.ts'
import { services } from './table/services.ts'
import { trades } from './table/trades.ts'

/**
 * A family of occupations: jobs that the same people do. Written by hand for Trilha; `cbo` is the
 * family of the Classificação Brasileira de Ocupações (MTE). See docs/domain/occupations.md.
 */
export type Occupation = {
  /** Position in the table, from 1. Only valid in this version of the table: not for storage. */
  code: number
  /** Stable, for storage. */
  id: string
  /** Four digits. */
  cbo: string
  area: string
  /** The usual level, see `Level`. */
  level: Level
  /** The usual one first, as it is shown inside a sentence: "analista de RH". */
  names: string[]
  /** Words for the field of work: they name the family only where no name is found. */
  fieldNames: string[]
  /** Other families that the same people can do, with the strength of the relation, 0 to 1. */
  near: ReadonlyMap<string, number>
  skills: string[]
  /** Dangerous or unhealthy work, for adults only (Decreto 6.481/2008). */
  adultOnly: boolean
  /** People are hired for it without experience. */
  forBeginners: boolean
  /** The professional council whose registration the law requires. */
  council: Council | null
}

/**
 * 0 apprentice or intern, 1 helper or without experience, 2 full professional, 3 senior or
 * specialist, 4 supervisor or coordinator, 5 manager or director.
 */
export const levels = [0, 1, 2, 3, 4, 5] as const
export type Level = (typeof levels)[number]

/**
 * A line is `id | CBO | level | names; ~ field names | near-id strength; … | skills; … | flags`.
 * `# area` begins an area. Flags: `adult`, `entry`, `council=…`.
 * @throws Error for a line that does not have this form.
 */
export function parseTable(text: string): Omit<Occupation, 'code'>[] {
  const rows: Omit<Occupation, 'code'>[] = []
  let area = ''
  for (const line of text.split('\n').map((part) => part.trim())) {
    if (line === '') continue
    if (line.startsWith('#')) area = line.slice(1).trim()
    else rows.push(parseLine(line, area))
  }
  return rows
}

function parseLine(line: string, area: string): Omit<Occupation, 'code'> {
  const columns = line.split('|').map((column) => column.trim())
  const [id = '', cbo = '', level = '', names = '', near = '', skills = '', flags = ''] = columns
  const wrong = (what: string) => new Error(`occupations: ${what} in "${line.slice(0, 60)}"`)
  if (columns.length !== 7) throw wrong('not seven columns')
  if (!/^[a-z0-9-]+$/.test(id) || !/^\d{4}$/.test(cbo)) throw wrong('id or CBO')
  if (!/^[0-5]$/.test(level)) throw wrong('level')
  const allNames = list(names)
  const flagList = flags.split(/\s+/).filter(Boolean)
  const council = flagList.find((flag) => flag.startsWith('council='))?.slice('council='.length)
  if (council && !isCouncil(council)) throw wrong('council')
  return {
    id,
    cbo,
    area,
    level: Number(level) as Level,
    names: allNames.filter((name) => !name.startsWith('~')),
    fieldNames: allNames.filter((name) => name.startsWith('~')).map((name) => name.slice(1).trim()),
    near: new Map(
      list(near).map((pair) => {
        const [, other = '', strength = ''] = /^(\S+) (0?\.\d+)$/.exec(pair) ?? []
        if (other === '') throw wrong(`near "${pair}"`)
        return [other, Number(strength)]
      }),
    ),
    skills: list(skills),
    adultOnly: flagList.includes('adult'),
    forBeginners: flagList.includes('entry'),
    council: council && isCouncil(council) ? council : null,
  }
}

const isCouncil = (text: string): text is Council => (councils as readonly string[]).includes(text)
const list = (text: string): string[] =>
  text
    .split(';')
    .map((part) => part.trim().normalize('NFC'))
    .filter(Boolean)

/** All families, in the order of their codes. */
export const occupations: readonly Occupation[] = [trades, services, office, care, knowledge]
  .flatMap(parseTable)
  .map((row, index) => ({ ...row, code: index + 1 }))

const byId = new Map(occupations.map((occupation) => [occupation.id, occupation]))

/** The family with this id; undefined when the table does not have it (any more). */
export const occupationById = (id: string): Occupation | undefined => byId.get(id)

/** The family with this code. @throws RangeError for a code that is not in the table. */
export function occupationByCode(code: number): Occupation {
  const found = occupations[code - 1]
  if (!found) throw new RangeError(`no occupation ${code}`)
  return found
}

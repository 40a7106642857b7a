import {
  availabilities,
  cnhExpanded,
  languageLevels,
  type Facts,
} from '@trilha/contracts/requirements.rules'

/**
 * The lexemes of a document: a mark, then a stem or a filter's value. Words and filters share one
 * index this way (docs/decisions/0027-talent-search.md).
 */
export const marks = {
  /** A word of the headline or of a role. */
  title: 't',
  /** Any word. */
  word: 'w',
  place: 'p',
  state: 's',
  schooling: 'e',
  language: 'l',
  workplace: 'm',
  shift: 'h',
  availability: 'a',
  cnh: 'c',
} as const
export type Mark = keyof typeof marks

export const lexeme = (mark: Mark, value: string | number): string => `${marks[mark]}:${value}`

export type TalentFacts = Facts & { municipalityCode: number | null; workplaces: string[] | null }

/** The values by which somebody is filtered and counted. */
export function facetsOf(facts: TalentFacts): string[] {
  const { availability } = facts
  const spoken = (facts.languages ?? []).filter(({ level }) => level !== null)
  return [
    ...(facts.state ? [lexeme('state', facts.state)] : []),
    ...(facts.schooling ? [lexeme('schooling', facts.schooling)] : []),
    ...spoken.map(({ language }) => lexeme('language', language)),
    ...(facts.workplaces ?? []).map((value) => lexeme('workplace', value)),
    ...(facts.shifts ?? []).map((value) => lexeme('shift', value)),
    // Who can start today can start within a month too.
    ...availabilities
      .filter((days) => availability !== undefined && availability <= days)
      .map((days) => lexeme('availability', days)),
    ...[...cnhExpanded(facts.cnh ?? 'none')].map((value) => lexeme('cnh', value)),
  ]
}

/** What somebody is found by beyond what is counted: the municipality, and levels of languages. */
export function finerTerms(facts: TalentFacts): string[] {
  const levels = (facts.languages ?? []).flatMap(({ language, level }) =>
    level === null
      ? []
      : languageLevels
          .slice(0, languageLevels.indexOf(level) + 1)
          .map((reached) => lexeme('language', `${language}:${reached}`)),
  )
  const { municipalityCode: code } = facts
  return [...(code === null ? [] : [lexeme('place', code)]), ...levels]
}

/** One lexeme as tsquery reads it. */
export const quoted = (term: string): string =>
  `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** Any of these; brackets included. */
export const anyOf = (terms: readonly string[]): string => `(${terms.map(quoted).join(' | ')})`

import {
  availabilities,
  cnhExpanded,
  languageLevels,
  type Facts,
} from '@trilha/contracts/assessments/rules'

/**
 * The prefixes of a document's lexemes; a stem or a filter's value follows. Prefixes let words and
 * filters share one index (docs/decisions/0027-talent-search.md).
 */
export const termPrefixes = {
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
export type TermKind = keyof typeof termPrefixes

export const lexeme = (kind: TermKind, value: string | number): string =>
  `${termPrefixes[kind]}:${value}`

export type TalentFacts = Facts & {
  municipalityCode: number | null
  workplaces: readonly string[] | null
}

/** The filter values of a person that are counted in the search. */
export function facetsOf(facts: TalentFacts): string[] {
  const { availability } = facts
  const knownLanguages = (facts.languages ?? []).filter(({ level }) => level !== null)
  return [
    ...(facts.state ? [lexeme('state', facts.state)] : []),
    ...(facts.schooling ? [lexeme('schooling', facts.schooling)] : []),
    ...knownLanguages.map(({ language }) => lexeme('language', language)),
    ...(facts.workplaces ?? []).map((value) => lexeme('workplace', value)),
    ...(facts.shifts ?? []).map((value) => lexeme('shift', value)),
    // A person available today is also available within a month.
    ...availabilities
      .filter((days) => availability !== undefined && availability <= days)
      .map((days) => lexeme('availability', days)),
    ...[...cnhExpanded(facts.cnh ?? 'none')].map((value) => lexeme('cnh', value)),
  ]
}

/** Filter values that are not counted: the municipality and the language levels reached. */
export function uncountedTerms(facts: TalentFacts): string[] {
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

/** A lexeme quoted for tsquery. */
export const quoted = (term: string): string =>
  `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** A tsquery in brackets that matches any of these lexemes. */
export const anyOf = (terms: readonly string[]): string => `(${terms.map(quoted).join(' | ')})`

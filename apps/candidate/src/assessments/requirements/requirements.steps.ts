import type { requirementsAnswers } from '@trilha/contracts/assessments/requirements'
import {
  availabilities,
  languageLevels,
  mergeFacts,
  type Facts,
  type Rule,
  type StatementAnswers,
} from '@trilha/contracts/assessments/rules'
import { cnhCategories, schoolings, shifts, states } from '@trilha/contracts/vacancies/enums'
import type * as z from 'zod/mini'

/** The candidate's answers so far: profile facts, and a yes or no per statement. */
export type Answers = z.output<typeof requirementsAnswers>

type Language = NonNullable<Facts['languages']>[number]['language']

type Council = NonNullable<Facts['councils']>[number]['council']

type Subject =
  | { kind: 'schooling' | 'cnh' | 'state' | 'shift' | 'availability' }
  | { kind: 'council'; council: Council }
  | { kind: 'language'; language: Language }
  | { kind: 'statement'; text: string }

/** One question on one screen, with all rules that depend on it. */
export type Step = Subject & { id: string; rules: readonly Rule[] }

/** The questions in the order of the rules. A fact used by two rules is asked once. */
export function stepsOf(rules: readonly Rule[]): Step[] {
  const steps = new Map<string, Step>()
  for (const rule of rules) {
    const subject = subjectOf(rule)
    const id = idOf(subject, rule)
    const known = steps.get(id)
    steps.set(id, { ...subject, id, rules: [...(known?.rules ?? []), rule] })
  }
  return [...steps.values()]
}

function subjectOf({ predicate }: Rule): Subject {
  switch (predicate.kind) {
    case 'language':
      return { kind: 'language', language: predicate.language }
    case 'council':
      return { kind: 'council', council: predicate.council }
    case 'statement':
      return { kind: 'statement', text: predicate.text }
    default:
      return { kind: predicate.kind }
  }
}

function idOf(subject: Subject, rule: Rule): string {
  if (subject.kind === 'language') return `language ${subject.language}`
  if (subject.kind === 'council') return `council ${subject.council}`
  return subject.kind === 'statement' ? `statement ${rule.id}` : subject.kind
}

/**
 * The options of a question, in order; `none` is "I don't speak it" for a language, and "I have no
 * registration" for a council.
 */
export function choicesOf(step: Subject): readonly string[] {
  switch (step.kind) {
    case 'schooling':
      return schoolings
    case 'cnh':
      return cnhCategories
    case 'state':
      return states
    case 'shift':
      return shifts
    case 'language':
      return ['none', ...languageLevels]
    case 'council':
      return ['none', ...states]
    case 'availability':
      return availabilities.map(String)
    case 'statement':
      return ['yes', 'no']
  }
}

/** The selected values: several for shifts, otherwise one; empty if unanswered. */
export function chosenAt(step: Step, given: Answers): readonly string[] {
  switch (step.kind) {
    case 'shift':
      return given.facts.shifts ?? []
    case 'language': {
      const entry = given.facts.languages?.find(({ language }) => language === step.language)
      return entry ? [entry.level ?? 'none'] : []
    }
    case 'council': {
      const entry = given.facts.councils?.find(({ council }) => council === step.council)
      return entry ? [entry.state ?? 'none'] : []
    }
    case 'statement': {
      const answer = step.rules
        .map(({ id }) => ownAnswer(given.answers, id))
        .find((known) => known !== undefined)
      return answer === undefined ? [] : [answer ? 'yes' : 'no']
    }
    default: {
      const value = given.facts[step.kind]
      return value === undefined ? [] : [String(value)]
    }
  }
}

// Rule ids are arbitrary text: `constructor` must not be found on the prototype.
const ownAnswer = (answers: StatementAnswers, id: string): boolean | undefined =>
  Object.hasOwn(answers, id) ? answers[id] : undefined

/** The answer to one question as request body; values outside the closed list are dropped. */
export function answerTo(step: Step, chosen: readonly string[]): Answers {
  const known = choicesOf(step).filter((value) => chosen.includes(value))
  const [value] = known
  if (step.kind === 'shift') return { facts: { shifts: known as Facts['shifts'] }, answers: {} }
  if (value === undefined) return noAnswers
  if (step.kind === 'statement')
    return {
      facts: {},
      answers: Object.fromEntries(step.rules.map(({ id }) => [id, value === 'yes'])),
    }
  if (step.kind === 'language') {
    const level = value === 'none' ? null : (value as (typeof languageLevels)[number])
    return { facts: { languages: [{ language: step.language, level }] }, answers: {} }
  }
  if (step.kind === 'council') {
    const state = value === 'none' ? null : (value as (typeof states)[number])
    return { facts: { councils: [{ council: step.council, state }] }, answers: {} }
  }
  if (step.kind === 'availability')
    return { facts: { availability: Number(value) as Facts['availability'] }, answers: {} }
  return { facts: { [step.kind]: value } as Facts, answers: {} }
}

const noAnswers: Answers = { facts: {}, answers: {} }

/**
 * Merges newer answers over known ones; languages and councils individually, since each has its own
 * question.
 */
export function merged(known: Answers, newer: Answers): Answers {
  return {
    facts: mergeFacts(known.facts, newer.facts),
    answers: { ...known.answers, ...newer.answers },
  }
}

/**
 * The part of `pending` that the server does not have after accepting `sent`: answers added or
 * changed meanwhile. Null if nothing is left.
 */
export function unsent(pending: Answers, sent: Answers): Answers | null {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  const { languages, councils, ...others } = pending.facts
  const facts = Object.fromEntries(
    Object.entries(others).filter(([name, value]) => !same(value, sent.facts[name as keyof Facts])),
  ) as Facts
  const unsentEntries = <T>(all: readonly T[] = [], known: readonly T[] = []) =>
    all.filter((entry) => !known.some((other) => same(entry, other)))
  const unsentLanguages = unsentEntries(languages, sent.facts.languages)
  if (unsentLanguages.length > 0) facts.languages = unsentLanguages
  const unsentCouncils = unsentEntries(councils, sent.facts.councils)
  if (unsentCouncils.length > 0) facts.councils = unsentCouncils
  const answers = Object.fromEntries(
    Object.entries(pending.answers).filter(([id, value]) => value !== ownAnswer(sent.answers, id)),
  )
  const empty = Object.keys(facts).length === 0 && Object.keys(answers).length === 0
  return empty ? null : { facts, answers }
}

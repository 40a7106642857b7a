import * as z from 'zod/mini'
import {
  cnhCategories,
  schoolings,
  shifts,
  states,
  type CnhCategory,
  type Schooling,
} from '../vacancies/enums.ts'

/** CEFR language levels, ascending: the index is the rank. */
export const languageLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const
export const languages = ['en', 'es', 'fr', 'de', 'it', 'zh', 'ja', 'libras'] as const

/** Professional councils whose registration can be required, by their official abbreviations. */
export const councils = [
  'COREN', 'CRM', 'CREA', 'CRC', 'OAB', 'CRO', 'CRF', 'CREFITO', 'CRP', 'CRN', 'CRBM', 'CRMV',
  'CRESS', 'CREF', 'CAU', 'CRA', 'CRECI', 'CRQ', 'CFT',
] as const // prettier-ignore
export type Council = (typeof councils)[number]

/** Days until a person can start to work, as offered in the test. */
export const availabilities = [0, 7, 15, 30, 60, 90] as const

/** Profile facts that rules compare; absent means not answered yet. */
export const factsSchema = z.object({
  schooling: z.optional(z.enum(schoolings)),
  cnh: z.optional(z.enum(cnhCategories)),
  state: z.optional(z.enum(states)),
  shifts: z.optional(z.array(z.enum(shifts)).check(z.maxLength(9))),
  languages: z.optional(
    z
      .array(z.object({ language: z.enum(languages), level: z.nullable(z.enum(languageLevels)) }))
      .check(z.maxLength(8)),
  ),
  /** State null: not registered. */
  councils: z.optional(
    z
      .array(z.object({ council: z.enum(councils), state: z.nullable(z.enum(states)) }))
      .check(z.maxLength(councils.length)),
  ),
  /** Days until the person can start. */
  availability: z.optional(z.literal(availabilities)),
})
export type Facts = z.output<typeof factsSchema>
export type FactName = keyof Facts

/** Predicates on a profile fact with an enumerated value. */
export const factPredicates = [
  z.object({ kind: z.literal('schooling'), atLeast: z.enum(schoolings) }),
  z.object({ kind: z.literal('cnh'), includes: z.enum(cnhCategories) }),
  z.object({ kind: z.literal('shift'), includes: z.enum(shifts) }),
  z.object({
    kind: z.literal('language'),
    language: z.enum(languages),
    atLeast: z.enum(languageLevels),
  }),
  /**
   * Registered with the council in this state; in any state if absent. A registration is valid in
   * one state only.
   */
  z.object({
    kind: z.literal('council'),
    council: z.enum(councils),
    state: z.optional(z.enum(states)),
  }),
  z.object({
    kind: z.literal('availability'),
    withinDays: z.int().check(z.minimum(0), z.maximum(180)),
  }),
] as const

/**
 * The condition of a rule: a predicate on a profile fact, or a yes/no statement.
 * Length of experience is not available: CLT art. 442-A forbids asking for more than 6 months.
 */
export const predicateSchema = z.discriminatedUnion('kind', [
  ...factPredicates,
  z.object({ kind: z.literal('state'), oneOf: z.array(z.enum(states)).check(z.minLength(1)) }),
  z.object({
    kind: z.literal('statement'),
    text: z.string().check(z.minLength(5), z.maxLength(200)),
    expected: z.boolean(),
  }),
])
export type Predicate = z.output<typeof predicateSchema>

export const ruleSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  eliminatory: z.boolean(),
  /** The company's reason for this rule. */
  reason: z.string().check(z.maxLength(300)),
  predicate: predicateSchema,
})
export type Rule = z.output<typeof ruleSchema>

/** `met` is null when the fact or the statement is not answered. */
export const ruleResultSchema = z.object({
  rule: ruleSchema,
  met: z.nullable(z.boolean()),
  /** The person's value, from the enumeration (or "true"/"false" for a statement). */
  given: z.nullable(z.string()),
})
export type RuleResult = z.output<typeof ruleResultSchema>

/** Answers to the statements, by rule id. */
export type StatementAnswers = Record<string, boolean>

/** Returns the fact that a predicate uses; null for a statement. */
export function factOf(predicate: Predicate): FactName | null {
  if (predicate.kind === 'statement') return null
  if (predicate.kind === 'shift') return 'shifts'
  if (predicate.kind === 'language') return 'languages'
  if (predicate.kind === 'council') return 'councils'
  return predicate.kind
}

// CTB art. 143; A includes the moped licence (ACC).
const cnhCovers: Record<string, readonly string[]> = {
  ACC: ['ACC'],
  A: ['A', 'ACC'],
  B: ['B'],
  C: ['C', 'B'],
  D: ['D', 'C', 'B'],
  E: ['E', 'D', 'C', 'B'],
}

/** The single categories of a stored value: `AB` is A and B. */
const cnhParts = (category: CnhCategory): string[] =>
  category === 'none' ? [] : category === 'ACC' ? ['ACC'] : category.split('')

/** Returns all single categories that a licence includes. */
export function cnhExpanded(have: CnhCategory): Set<string> {
  return new Set(cnhParts(have).flatMap((category) => cnhCovers[category] ?? []))
}

/**
 * True if the person's licence includes all required categories; always true if none is required.
 */
export function cnhIncludes(have: CnhCategory, need: CnhCategory): boolean {
  const covered = cnhExpanded(have)
  return cnhParts(need).every((category) => covered.has(category))
}

/** True when the person's schooling ranks at or above the required level. */
export function schoolingAtLeast(have: Schooling, need: Schooling): boolean {
  return schoolings.indexOf(have) >= schoolings.indexOf(need)
}

/**
 * Returns the known facts, replaced by newer ones where present. Languages and councils are merged
 * by entry, because a test asks only for some of them.
 */
export function mergeFacts(known: Facts, newer: Facts): Facts {
  const defined = Object.fromEntries(
    Object.entries(newer).filter(([, value]) => value !== undefined),
  ) as Facts
  const mergeBy = <T>(
    before: readonly T[] | undefined,
    after: readonly T[],
    key: (one: T) => string,
  ) => [...new Map([...(before ?? []), ...after].map((one) => [key(one), one])).values()]
  return {
    ...known,
    ...defined,
    ...(defined.languages && {
      languages: mergeBy(known.languages, defined.languages, ({ language }) => language),
    }),
    ...(defined.councils && {
      councils: mergeBy(known.councils, defined.councils, ({ council }) => council),
    }),
  }
}

/** Evaluates one rule. Pure. */
export function evaluateRule(rule: Rule, facts: Facts, answers: StatementAnswers): RuleResult {
  const result = (met: boolean | null, given: string | null): RuleResult => ({ rule, met, given })
  const { predicate } = rule
  switch (predicate.kind) {
    case 'schooling':
      if (facts.schooling === undefined) return result(null, null)
      return result(schoolingAtLeast(facts.schooling, predicate.atLeast), facts.schooling)
    case 'cnh':
      if (facts.cnh === undefined) return result(null, null)
      return result(cnhIncludes(facts.cnh, predicate.includes), facts.cnh)
    case 'state':
      if (facts.state === undefined) return result(null, null)
      return result(predicate.oneOf.includes(facts.state), facts.state)
    case 'shift':
      if (facts.shifts === undefined) return result(null, null)
      return result(facts.shifts.includes(predicate.includes), facts.shifts.join(' ') || null)
    case 'language': {
      const known = facts.languages?.find((entry) => entry.language === predicate.language)
      if (!known) return result(null, null)
      if (known.level === null) return result(false, null)
      return result(
        languageLevels.indexOf(known.level) >= languageLevels.indexOf(predicate.atLeast),
        known.level,
      )
    }
    case 'council': {
      const known = facts.councils?.find((entry) => entry.council === predicate.council)
      if (!known) return result(null, null)
      const isRightState = predicate.state === undefined || known.state === predicate.state
      return result(known.state !== null && isRightState, known.state)
    }
    case 'availability':
      if (facts.availability === undefined) return result(null, null)
      return result(facts.availability <= predicate.withinDays, String(facts.availability))
    case 'statement': {
      // Rule ids are free text: `constructor` must not be found on the prototype.
      const given = Object.hasOwn(answers, rule.id) ? answers[rule.id] : undefined
      if (given === undefined) return result(null, null)
      return result(given === predicate.expected, String(given))
    }
  }
}

/**
 * Evaluates the whole test. Each result includes its rule, so that every decision has a reason.
 * @returns as `outcome`: `incomplete` if an answer is missing; `not_approved` if an eliminatory
 * rule is not met; otherwise `approved`.
 */
export function evaluateRules(rules: readonly Rule[], facts: Facts, answers: StatementAnswers) {
  const results = rules.map((rule) => evaluateRule(rule, facts, answers))
  const failed = results.filter((result) => result.met === false && result.rule.eliminatory)
  const outcome: 'incomplete' | 'approved' | 'not_approved' = results.some((r) => r.met === null)
    ? 'incomplete'
    : failed.length > 0
      ? 'not_approved'
      : 'approved'
  return { outcome, results, failed }
}

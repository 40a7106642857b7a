import {
  factOf,
  type Facts,
  type Rule,
  type StatementAnswers,
} from '@trilha/contracts/requirements.rules'

/** Of some facts, those that these rules ask for: nothing else is read, kept or shown by a test. */
export function askedFacts(rules: readonly Rule[], facts: Facts): Facts {
  const asked = new Set(rules.map((rule) => factOf(rule.predicate)))
  return Object.fromEntries(
    Object.entries(facts).filter(([name]) => asked.has(name as keyof Facts)),
  ) as Facts
}

/** Of some answers, those to the statements of these rules. */
export function statementsOf(rules: readonly Rule[], answers: StatementAnswers): StatementAnswers {
  const ids = new Set(
    rules.filter((rule) => rule.predicate.kind === 'statement').map((rule) => rule.id),
  )
  return Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id)))
}

import {
  factOf,
  type Facts,
  type Rule,
  type StatementAnswers,
} from '@trilha/contracts/assessments/rules'

/** Only the facts that these rules ask for. A test must not read, save or show other facts. */
export function askedFacts(rules: readonly Rule[], facts: Facts): Facts {
  const asked = new Set(rules.map((rule) => factOf(rule.predicate)))
  return Object.fromEntries(
    Object.entries(facts).filter(([name]) => asked.has(name as keyof Facts)),
  ) as Facts
}

/** Only the answers to the statements of these rules. */
export function statementsOf(rules: readonly Rule[], answers: StatementAnswers): StatementAnswers {
  const ids = new Set(
    rules.filter((rule) => rule.predicate.kind === 'statement').map((rule) => rule.id),
  )
  return Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id)))
}

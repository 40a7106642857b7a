import { shutGate } from './gates.ts'
import type { Match, MatchPerson, MatchVacancy, VacancyWords } from './matching.types.ts'
import { payPart, placePart, requirementsFactor, shiftPart, type Part } from './parts.ts'
import { reasonsOf } from './reasons.ts'
import { workFit, type WorkFit } from './work.ts'

/** What each part counts; the work decides, the rest only trims. */
const weights = { work: 70, place: 14, pay: 10, shift: 6 } as const
/** The greatest score with this share of the work: 30 for other work, however near. */
export const maxScoreWith = (workShare: number): number => 100 - weights.work * (1 - workShare)
/** Steps of the percentage: finer ones would claim to know more than we do. */
const step = 5

/**
 * How well a vacancy fits a person. Pure and deterministic; it compares only what `MatchPerson` and
 * `MatchVacancy` hold: no name, sex, colour, school, gap between jobs or part of town.
 * Source: docs/domain/matching.md.
 */
export function match(vacancy: MatchVacancy & VacancyWords, person: MatchPerson): Match {
  const fit = workFit(vacancy.works, person)
  const score = scoreOf(vacancy, person, fit)
  const isKnown = person.works.length > 0 && score >= 0
  return {
    percent: isKnown ? Math.round(score / step) * step : null,
    score,
    reasons: reasonsOf(vacancy, person, fit),
  }
}

/** The `score` of a match alone, for sorting many vacancies. */
export const matchScore = (vacancy: MatchVacancy, person: MatchPerson): number =>
  scoreOf(vacancy, person, workFit(vacancy.works, person))

/** The score with a work fit that is known already. */
export function scoreOf(
  vacancy: MatchVacancy,
  person: MatchPerson,
  fit: Pick<WorkFit, 'share'>,
): number {
  if (shutGate(vacancy, person)) return -1
  const place = placePart(vacancy, person)
  const pay = payPart(vacancy, person)
  const shift = shiftPart(vacancy, person)
  const work: Part = { share: fit.share, factor: 1 }
  const parts: [keyof typeof weights, Part][] = [
    ['work', work],
    ['place', place],
    ['pay', pay],
    ['shift', shift],
  ]
  let sum = 0
  let total = 0
  let factor = requirementsFactor(vacancy, person)
  for (const [name, part] of parts) {
    factor *= part.factor
    if (part.share === null) continue
    sum += weights[name] * part.share
    total += weights[name]
  }
  return ((100 * sum) / total) * factor
}

import { matchGates, type MatchReason } from '@trilha/contracts/vacancies/vacancies'

/** A lower match would only discourage. */
const minPercent = 30
const minPoints = 2
/** Reasons that do not compare what both sides said. */
const uncompared = new Set<MatchReason['id']>([...matchGates, 'facts'])

/** How many of the compared points fit; null when that would say too little. */
export function pointsOf(
  percent: number | null,
  reasons: readonly MatchReason[],
): { met: number; of: number } | null {
  const compared = reasons.filter(({ id }) => !uncompared.has(id))
  if (percent === null || percent < minPercent || compared.length < minPoints) return null
  return { met: compared.filter(({ ok }) => ok).length, of: compared.length }
}

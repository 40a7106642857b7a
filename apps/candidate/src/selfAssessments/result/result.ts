import type {
  CompetencyResult,
  ValuesResult,
} from '@trilha/contracts/selfAssessments/selfAssessments'

/** Interpretation of a result: groups of ties, and positions in the picture. Pure functions. */

/**
 * Scales in groups from strongest to weakest: a group has all scales that are closer to its first
 * than a tie.
 */
export function tiersOf<Row>(
  rows: readonly Row[],
  amount: (row: Row) => number,
  tieWithin: number,
): Row[][] {
  const tiers: Row[][] = []
  for (const row of [...rows].sort((a, b) => amount(b) - amount(a))) {
    const tier = tiers.at(-1)
    const first = tier?.[0]
    if (tier && first !== undefined && amount(first) - amount(row) < tieWithin) tier.push(row)
    else tiers.push([row])
  }
  return tiers
}

type Scale<Result extends { scales: readonly unknown[] }> = Result['scales'][number]

export const competencyTiers = ({
  scales,
  tieWithin,
}: CompetencyResult): Scale<CompetencyResult>[][] =>
  tiersOf(scales, ({ score }) => score, tieWithin)

export const valuesTiers = ({ scales, tieWithin }: ValuesResult): Scale<ValuesResult>[][] =>
  tiersOf(scales, ({ centred }) => centred, tieWithin)

/** Distance of the outer ring from the candidate's own mean. Few answers are beyond it. */
const outerRing = 2.5

/** A centred value as a share of the picture: the own mean is in the middle. */
export const shareOf = (centred: number): number =>
  Math.min(1, Math.max(0.04, (centred + outerRing) / (2 * outerRing)))

/** Compares a value with the candidate's other values: a difference below a tie is none. */
export function weighs(centred: number, tieWithin: number): 'more' | 'alike' | 'less' {
  if (centred >= tieWithin) return 'more'
  return centred <= -tieWithin ? 'less' : 'alike'
}

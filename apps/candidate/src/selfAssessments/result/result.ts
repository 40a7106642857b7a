import type {
  CompetencyResult,
  ValuesResult,
} from '@trilha/contracts/selfAssessments/selfAssessments'

/** Interpretation of a result: groups of ties, and positions in the picture. Pure functions. */

/**
 * Scales in groups, from strongest to weakest. All scales of a group differ from its first by less
 * than `tieWithin`.
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

/** A centred value as a share of the picture: the candidate's own mean is in the middle. */
export const shareOf = (centred: number): number =>
  Math.min(1, Math.max(0.04, (centred + outerRing) / (2 * outerRing)))

/** Compares a centred value with the mean; a difference smaller than `tieWithin` is ignored. */
export function compareWithOwnMean(centred: number, tieWithin: number): 'more' | 'alike' | 'less' {
  if (centred >= tieWithin) return 'more'
  return centred <= -tieWithin ? 'less' : 'alike'
}

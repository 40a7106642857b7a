import type { CompetencyResult, ValuesResult } from '@trilha/contracts/selfAssessments'

/** Reading a result: what belongs together, and where it stands in the picture. Pure. */

/**
 * Scales in groups from the strongest to the weakest: in one group are those that lie nearer to its
 * first than a tie.
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

/** How far the outermost ring is from the person's own mean. Few answers lie beyond it. */
const widest = 2.5

/** A centred value as a share of the picture: the own mean lies in the middle. */
export const shareOf = (centred: number): number =>
  Math.min(1, Math.max(0.04, (centred + widest) / (2 * widest)))

/** Beside the person's other values: a difference below a tie is none. */
export function weighs(centred: number, tieWithin: number): 'more' | 'alike' | 'less' {
  if (centred >= tieWithin) return 'more'
  return centred <= -tieWithin ? 'less' : 'alike'
}

import {
  minGroupSize,
  minRateRatio,
  significanceLevel,
  smallSample,
  type ImpactFinding,
} from '@trilha/contracts/analytics/impact'
import { fisher } from './analytics.fisher.ts'

/**
 * Decides which counts may be published, and compares their rates. Pure functions; see
 * docs/decisions/0025-adverse-impact.md.
 */

/** People of a group who were judged at a stage, and how many of them passed. */
export type Cell = { entered: number; passed: number }

/** All people who were judged at a stage, including those who declared no group. */
export type Judged = Cell

/** The `k` of k-anonymity: the smallest number of people that may be shown. */
const k = minGroupSize

/**
 * The groups of one dimension that may be published for a stage:
 * - None if fewer than ten people passed or fewer than ten did not: the company knows their names.
 * - Only groups of at least ten people, if at least ten judged people are not in the group.
 * - No group that contains everybody who passed, or everybody who did not.
 * - If 1 to 9 people stay hidden, the smallest shown group is hidden too. Otherwise a subtraction
 *   would reveal these people.
 * - No single group, because it cannot be compared.
 * @param undeclared people who answered, but declared no group of this dimension.
 */
export function groupsToShow<G extends string>(
  groups: ReadonlyMap<G, Cell>,
  undeclared: number,
  judged: Judged,
): G[] {
  const failed = judged.entered - judged.passed
  if (judged.passed < k || failed < k) return []
  const shown = [...groups]
    .filter(
      ([, cell]) =>
        cell.entered >= k &&
        judged.entered - cell.entered >= k &&
        cell.passed < judged.passed &&
        cell.entered - cell.passed < failed,
    )
    .toSorted(([, one], [, other]) => other.entered - one.entered)
  const answered = [...groups.values()].reduce((sum, { entered }) => sum + entered, undeclared)
  let hidden = answered - shown.reduce((sum, [, { entered }]) => sum + entered, 0)
  while (hidden > 0 && hidden < k && shown.length > 0) hidden += shown.pop()?.[1].entered ?? 0
  return shown.length < 2 ? [] : shown.map(([group]) => group)
}

/**
 * Whether newer counts may replace the published ones. Readers can subtract the old counts from the
 * new ones, so the difference must contain at least ten people of the group and ten other people.
 */
export function mayReplace(
  before: Cell & { judged: number },
  now: Cell & { judged: number },
): boolean {
  const others = (cell: Cell & { judged: number }) => cell.judged - cell.entered
  return now.entered - before.entered >= k && others(now) - others(before) >= k
}

const rateOf = ({ entered, passed }: Cell) => passed / entered

/** Compares each group with the group of the highest rate. `ratio` is null if nobody passed. */
export function compare<G extends string>(
  cells: ReadonlyMap<G, Cell>,
): Map<G, { rate: number; ratio: number | null; finding: ImpactFinding }> {
  const [best] = [...cells].toSorted(([, one], [, other]) => rateOf(other) - rateOf(one))
  return new Map(
    [...cells].map(([group, cell]) => {
      const rate = rateOf(cell)
      const highest = best ? rateOf(best[1]) : 0
      const ratio = highest === 0 ? null : rate / highest
      if (!best || group === best[0]) return [group, { rate, ratio, finding: 'reference' }]
      return [group, { rate, ratio, finding: findingOf(cell, best[1], ratio) }]
    }),
  )
}

function findingOf(cell: Cell, best: Cell, ratio: number | null): ImpactFinding {
  if (ratio === null || ratio >= minRateRatio) return 'alike'
  if (Math.min(cell.entered, best.entered) < smallSample) return 'small'
  return fisher(cell, best) < significanceLevel ? 'look' : 'chance'
}

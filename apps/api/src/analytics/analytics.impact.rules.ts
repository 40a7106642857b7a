import {
  fewestOfGroup,
  leastRatio,
  rareByChance,
  smallSample,
  type ImpactFinding,
} from '@trilha/contracts/analytics.impact'
import { fisher } from './analytics.fisher.ts'

/** What of the counts by group may be shown, and what they say. Pure; docs/decisions/0025-adverse-impact.md. */

/** People of a group whom a stage judged, and those it let pass. */
export type Cell = { entered: number; passed: number }

/** Everybody whom a stage judged, whether they told a group or not. */
export type Judged = Cell

const k = fewestOfGroup

/**
 * The groups of one dimension that may be published for a stage. None unless at least ten people
 * passed and ten did not, since the company knows by name who did. A group needs ten people with ten
 * others beside it, and must not be all who passed or all who did not. Where what stays hidden would
 * be fewer than ten, the smallest shown group is hidden with it. One group alone compares with
 * nothing.
 * @param unsaid people who answered, but named no group of this dimension.
 */
export function publishable<G extends string>(
  groups: ReadonlyMap<G, Cell>,
  unsaid: number,
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
  const told = [...groups.values()].reduce((sum, { entered }) => sum + entered, unsaid)
  let hidden = told - shown.reduce((sum, [, { entered }]) => sum + entered, 0)
  while (hidden > 0 && hidden < k && shown.length > 0) hidden += shown.pop()?.[1].entered ?? 0
  return shown.length < 2 ? [] : shown.map(([group]) => group)
}

/**
 * Whether newer counts may take the place of published ones: what came since then could be had by
 * subtraction, so it must itself be ten people of the group and ten others.
 */
export function mayReplace(
  before: Cell & { judged: number },
  now: Cell & { judged: number },
): boolean {
  const others = (cell: Cell & { judged: number }) => cell.judged - cell.entered
  return now.entered - before.entered >= k && others(now) - others(before) >= k
}

const rateOf = ({ entered, passed }: Cell) => passed / entered

/** Each group against the one with the highest rate. Ratio: null where nobody passed. */
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
  if (ratio === null || ratio >= leastRatio) return 'alike'
  if (Math.min(cell.entered, best.entered) < smallSample) return 'small'
  return fisher(cell, best) < rareByChance ? 'look' : 'chance'
}

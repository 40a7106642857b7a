import {
  impactGroups,
  impactDimensions,
  type Impact,
  type ImpactDimension,
  type ImpactGroup,
  type ImpactTable,
} from '@trilha/contracts/analytics/impact'
import { roundDownToTens } from '@trilha/contracts/analytics/sources'
import { readImpactGroups } from '../candidates/inclusion/groups.ts'
import { can } from '../platform/can.ts'
import type { Platform, RecruiterContext } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { compare, mayReplace, groupsToShow, type Cell } from './analytics.impact.rules.ts'
import {
  lockCells,
  selectJudged,
  selectJudgingVacancies,
  selectShownCells,
  upsertCell,
  type JudgedRow,
  type ShownCell,
} from './analytics.impact.store.ts'
import { companyOfAnalytics } from './analytics.scope.ts'
import { selectNamedVacancy } from './analytics.store.ts'

/**
 * The published rates of the viewer's company. They are rounded, because subtracting exact numbers
 * of several stages could reveal people.
 * @throws AppError `forbidden` if the viewer is not an owner; `not-found`, also for another
 *   company's vacancy.
 */
export async function getImpact(ctx: RecruiterContext, vacancyId: number | null): Promise<Impact> {
  const companyId = companyOfAnalytics(ctx)
  if (!can(ctx.viewer, 'analytics.impact', { companyId })) fail('forbidden')
  if (vacancyId !== null && !(await selectNamedVacancy(ctx.db, companyId, vacancyId)))
    fail('not-found')
  const cells = await selectShownCells(ctx.replica, companyId, vacancyId)
  const stages = Map.groupBy(cells, ({ key }) => key)
  return {
    stages: [...stages].map(([id, stageCells]) => ({
      id,
      stage: { kind: stageCells[0]?.kind ?? 'company', title: stageCells[0]?.title ?? null },
      tables: impactDimensions
        .map((dimension) => stageCells.filter((cell) => cell.dimension === dimension))
        .filter((tableCells) => tableCells.length > 0)
        .map(tableOf),
    })),
  }
}

/** The table of one stage and dimension; `groupsToShow` guarantees at least two groups. */
function tableOf(cells: ShownCell[]): ImpactTable {
  const [first] = cells
  const compared = compare(new Map(cells.map((cell) => [cell.group, cell])))
  const percent = (share: number) => Math.round(100 * share)
  const latest = Math.max(...cells.map(({ counted_at: at }) => at.getTime()))
  return {
    dimension: first?.dimension ?? fail('unexpected'),
    countedAt: new Date(latest).toISOString(),
    groups: cells.map(({ group, entered }) => {
      const { rate, ratio, finding } = compared.get(group) ?? fail('unexpected')
      return {
        group,
        atLeast: roundDownToTens(entered),
        ratePercent: percent(rate),
        ratioPercent: ratio === null ? null : percent(ratio),
        finding,
      }
    }),
  }
}

const batchSize = 200

/** Recounts every vacancy and publishes the counts that may be shown. Safe to run twice. */
export async function publishImpact(
  platform: Pick<Platform, 'db' | 'now' | 'config'>,
): Promise<void> {
  for (let after = 0; ;) {
    const ids = await selectJudgingVacancies(platform.db, after, batchSize)
    for (const id of ids) await publishVacancy(platform, id)
    after = ids.at(-1) ?? 0
    if (ids.length < batchSize) return
  }
}

async function publishVacancy(
  platform: Pick<Platform, 'db' | 'now' | 'config'>,
  vacancyId: number,
): Promise<void> {
  const { db, now } = platform
  const rows = await selectJudged(db, vacancyId)
  const declared = await readImpactGroups(platform, [
    ...new Set(rows.map((row) => row.candidateId)),
  ])
  const counted = [...Map.groupBy(rows, ({ stageId }) => stageId)].flatMap(([stageId, stageRows]) =>
    impactDimensions.flatMap((dimension) => countStage(stageId, dimension, stageRows, declared)),
  )
  if (counted.length === 0) return
  await inTransaction(db, async (tx) => {
    const published = await lockCells(tx, vacancyId)
    for (const cell of counted) {
      const before = published.find(
        (one) =>
          one.stageId === cell.stageId &&
          one.dimension === cell.dimension &&
          one.group === cell.group,
      )
      if (!before || mayReplace(before, cell)) await upsertCell(tx, vacancyId, cell, now())
    }
  })
}

type DeclaredGroups = Awaited<ReturnType<typeof readImpactGroups>>

/** The counts of one stage and dimension that may be shown. */
function countStage(
  stageId: string,
  dimension: ImpactDimension,
  rows: JudgedRow[],
  declared: DeclaredGroups,
) {
  const groups = new Map<ImpactGroup, Cell>()
  let undeclared = 0
  for (const { candidateId, passed } of rows) {
    const person = declared.get(candidateId)
    if (!person) continue
    const group = person[dimension]
    if (group === null) {
      undeclared++
      continue
    }
    const cell = groups.get(group) ?? { entered: 0, passed: 0 }
    groups.set(group, { entered: cell.entered + 1, passed: cell.passed + Number(passed) })
  }
  const judged = { entered: rows.length, passed: rows.filter(({ passed }) => passed).length }
  const shown = groupsToShow(groups, undeclared, judged)
  return impactGroups.flatMap((group) => {
    const cell = groups.get(group)
    if (!cell || !shown.includes(group)) return []
    return [{ stageId, dimension, group, ...cell, judged: judged.entered }]
  })
}

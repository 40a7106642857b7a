import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Duration in seconds of the slow journey files while two other shards run on the same two cores
 * (November 2026). Other files take about `defaultSeconds`.
 */
const secondsByFile: Record<string, number> = {
  'videos.test.ts': 160,
  'screens.dashboard.test.ts': 136,
  'company.journey.test.ts': 128,
  'start.test.ts': 119,
  'screens.company.test.ts': 99,
  'journey.test.ts': 97,
  'session.test.ts': 86,
  'states.test.ts': 82,
  'screens.public.test.ts': 73,
  'search.test.ts': 68,
  'toasts.test.ts': 66,
  'pipeline.test.ts': 47,
  'assessments.crash.test.ts': 45,
  'screens.admin.test.ts': 42,
  'profile.test.ts': 42,
  'assessments.test.ts': 39,
  'crash.test.ts': 36,
  'board.test.ts': 33,
  'alerts.test.ts': 32,
}
const defaultSeconds = 20

/**
 * Distributes things to groups of about equal weight: the heaviest thing first, each to the
 * lightest group.
 */
export function spread<Thing>(
  things: readonly Thing[],
  count: number,
  weightOf: (thing: Thing) => number,
): Thing[][] {
  const groups = Array.from({ length: count }, () => ({ things: [] as Thing[], weight: 0 }))
  for (const thing of things.toSorted((a, b) => weightOf(b) - weightOf(a))) {
    const lightest = groups.reduce((best, group) => (group.weight < best.weight ? group : best))
    lightest.things.push(thing)
    lightest.weight += weightOf(thing)
  }
  return groups.map((group) => group.things)
}

/**
 * Makes shards of about equal duration instead of equal numbers of files; each run has the same
 * shards.
 */
export class BalancedShards extends BaseSequencer {
  override shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 }
    const inOrder = files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1))
    const secondsOf = (file: TestSpecification) =>
      secondsByFile[basename(file.moduleId)] ?? defaultSeconds
    const shards = spread(inOrder, count, secondsOf)
    return Promise.resolve(shards[index - 1] ?? [])
  }
}

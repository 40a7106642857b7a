import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Seconds that the slow files of journeys take while two other shards run on two cores (November
 * 2026); files that are not listed take about `usual`.
 */
const seconds: Record<string, number> = {
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
const usual = 20

/** Spreads things over groups of about equal weight: the heaviest first, each to the lightest group. */
export function spread<Thing>(
  things: readonly Thing[],
  count: number,
  weigh: (thing: Thing) => number,
): Thing[][] {
  const groups = Array.from({ length: count }, () => ({ things: [] as Thing[], weight: 0 }))
  for (const thing of things.toSorted((a, b) => weigh(b) - weigh(a))) {
    const lightest = groups.reduce((best, group) => (group.weight < best.weight ? group : best))
    lightest.things.push(thing)
    lightest.weight += weigh(thing)
  }
  return groups.map((group) => group.things)
}

/** Shards of equal duration instead of equal numbers of files; the same files in every run. */
export class BalancedShards extends BaseSequencer {
  override shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 }
    const inOrder = files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1))
    const shards = spread(inOrder, count, (file) => seconds[basename(file.moduleId)] ?? usual)
    return Promise.resolve(shards[index - 1] ?? [])
  }
}

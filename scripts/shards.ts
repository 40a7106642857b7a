import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Duration in seconds of the slow journey files while all other tests run on the same two cores
 * (November 2026). Other files take about `defaultSeconds`.
 */
const secondsByFile: Record<string, number> = {
  'screens.dashboard.test.ts': 185,
  'videos.test.ts': 157,
  'company.journey.test.ts': 140,
  'states.test.ts': 117,
  'journey.test.ts': 111,
  'start.test.ts': 125,
  'crash.test.ts': 96,
  'assessments.crash.test.ts': 96,
  'session.test.ts': 93,
  'screens.company.test.ts': 83,
  'screens.public.test.ts': 65,
  'toasts.test.ts': 64,
  'pipeline.test.ts': 63,
  'board.test.ts': 60,
  'profile.test.ts': 57,
  'search.test.ts': 52,
  'selfAssessments.test.ts': 48,
  'editor.test.ts': 48,
  'assessments.test.ts': 45,
  'social.test.ts': 44,
  'screens.admin.test.ts': 42,
  'consent.test.ts': 38,
  'notifications.test.ts': 33,
  'companies.test.ts': 33,
  'alerts.test.ts': 30,
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

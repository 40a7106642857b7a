import { defineConfig } from 'vitest/config'
import { BalancedShards } from './scripts/shards.ts'

export default defineConfig({
  test: {
    sequence: { sequencer: BalancedShards },
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 90_000,
          include: [
            'packages/**/*.test.ts',
            'apps/{candidate,company,admin}/**/*.test.ts',
            'apps/api/**/*.unit.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'http',
          include: ['apps/api/**/*.test.ts'],
          exclude: ['apps/api/**/*.unit.test.ts', '**/node_modules/**'],
          globalSetup: ['apps/api/test/server.global.ts'],
          setupFiles: ['apps/api/test/quiet.ts'],
          // Loads the program once per worker, not per file: the tests take a third of the time.
          isolate: false,
          maxWorkers: 2,
          // As for the journeys: a busy machine needs more than the usual second.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/program.global.ts'],
          fileParallelism: false,
          // Long, because the machine may be busy with other work.
          expect: { poll: { timeout: 60_000 } },
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})

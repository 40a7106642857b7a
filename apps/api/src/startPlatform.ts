import { uploadsPath, videoCeiling } from '@trilha/contracts/videos/videos'
import type { Config } from './platform/config/config.ts'
import type { Platform } from './platform/context.ts'
import { createDatabase, createPool } from './platform/db/database.ts'
import { createListener, type Listener } from './platform/db/listen.ts'
import { acceptsConnections, createOutage } from './platform/db/outage.ts'
import { createReplica } from './platform/db/replica.ts'
import { observeStatements, readTableNames } from './platform/db/statements.ts'
import { createLimits } from './platform/http/limits.ts'
import { createSessionCache } from './platform/http/sessions.ts'
import type { Log } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import { createStorage } from './platform/storage/storage.ts'
import { createUploads } from './platform/storage/uploads.ts'
import { createTasks } from './platform/tasks/tasks.ts'
import { startTracing } from './platform/tracing/tracing.ts'
import { watchDisk, watchPool, watchReplica, watchTasks } from './platform/watch.ts'
import { ports } from './ports.ts'
import { tasks as allTasks } from './tasks.ts'
import { watchSearch } from './vacancies/search/search.metrics.ts'
import { startSearch } from './vacancies/search/search.service.ts'

export type RunningPlatform = {
  platform: Platform
  listener: Listener
  stop: () => Promise<void>
}

/**
 * Creates the services that the whole program shares, on a migrated database.
 * @param options.limitScale raises the limits per IP address (tests, benchmarks).
 */
export async function startPlatform(
  config: Config,
  log: Log,
  databaseUrl: string,
  options: { limitScale?: number; now?: () => Date } = {},
): Promise<RunningPlatform> {
  const outage = createOutage(log, () => acceptsConnections(databaseUrl))
  const metrics = createMetrics()
  const tracing = await startTracing(config.traceCollector, config.roles)
  const pool = createPool(databaseUrl, config.databasePool, outage)
  const statementLog = observeStatements(await readTableNames(pool), (statement) => {
    const { operation, table, seconds } = statement
    metrics.statements.observe({ operation, table }, seconds)
    tracing?.statement(statement)
  })
  const db = createDatabase(pool, statementLog)
  const replica = config.replicaUrl
    ? createReplica(config.replicaUrl, {
        primary: pool,
        max: config.databasePool,
        log,
        onStatement: statementLog,
      })
    : null
  const listener = createListener(databaseUrl, { outage, log })
  const sessions = await createSessionCache(listener, (isHit) =>
    metrics.cacheReads.inc({ cache: 'session', outcome: isHit ? 'hit' : 'miss' }),
  )
  const tasks = await createTasks(databaseUrl, allTasks, {
    db,
    log,
    outage,
    tracing,
    onRun: ({ task, seconds, failed }) =>
      metrics.tasks.observe({ task, outcome: failed ? 'failed' : 'done' }, seconds),
  })
  const search = await startSearch({ db, listener, log, now: options.now })
  const platform: Platform = {
    config,
    log,
    metrics,
    tracing,
    outage,
    db,
    replica: replica?.db ?? db,
    tasks,
    storage: createStorage(config),
    uploads: createUploads(config, uploadsPath, videoCeiling.bytes),
    limits: createLimits(pool, {
      ...(options.limitScale !== undefined && { scale: options.limitScale }),
      onRefusal: (limit) => metrics.refusals.inc({ limit }),
    }),
    sessions,
    ports,
    search,
    now: options.now ?? (() => new Date()),
  }
  watchDisk(metrics, config.dataDir)
  watchPool(metrics, pool)
  watchReplica(metrics, replica)
  watchTasks(metrics, tasks)
  watchSearch(metrics, search)
  return {
    platform,
    listener,
    stop: async () => {
      await search.stop()
      await tasks.stop()
      await listener.stop()
      await replica?.stop()
      await pool.end()
      await tracing?.stop()
    },
  }
}

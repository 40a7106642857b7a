import type pg from 'pg'
import { uploadsPath, videoCeiling } from '@trilha/contracts/videos/videos'
import type { Config } from './platform/config/config.ts'
import type { Platform } from './platform/context.ts'
import { createDatabase, createPool } from './platform/db/database.ts'
import { createListener, type Listener } from './platform/db/listen.ts'
import { acceptsConnections, createOutage } from './platform/db/outage.ts'
import { createLimits } from './platform/http/limits.ts'
import { createSessionCache } from './platform/http/sessions.ts'
import type { Log } from './platform/log.ts'
import { createMetrics, type Metrics } from './platform/metrics.ts'
import { createStorage } from './platform/storage/storage.ts'
import { createUploads } from './platform/storage/uploads.ts'
import { createTasks } from './platform/tasks/tasks.ts'
import { ports } from './ports.ts'
import { tasks as allTasks } from './tasks.ts'
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
  const pool = createPool(databaseUrl, config.databasePool, outage)
  const replicaPool = config.replicaUrl ? createPool(config.replicaUrl, config.databasePool) : pool
  const db = createDatabase(pool)
  const listener = createListener(databaseUrl, { outage, log })
  const sessions = await createSessionCache(listener)
  const tasks = await createTasks(databaseUrl, allTasks, { db, log, outage })
  const search = await startSearch({ db, listener, log, now: options.now })
  const platform: Platform = {
    config,
    log,
    metrics,
    outage,
    db,
    replica: config.replicaUrl ? createDatabase(replicaPool) : db,
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
  watchPlatform(metrics, pool, platform)
  return {
    platform,
    listener,
    stop: async () => {
      await search.stop()
      await tasks.stop()
      await listener.stop()
      if (replicaPool !== pool) await replicaPool.end()
      await pool.end()
    },
  }
}

/** Figures of the shared services, read when somebody asks for the metrics. */
function watchPlatform(metrics: Metrics, pool: pg.Pool, { tasks, search }: Platform): void {
  metrics.watch('database_connections', { help: 'Of the pool', label: 'state' }, () => ({
    in_use: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting_for_one: pool.waitingCount,
  }))
  metrics.watch('tasks', { help: 'Background tasks', label: 'state' }, async () => {
    const { queues, deadCount } = await tasks.health()
    const sum = (of: 'waiting' | 'scheduled' | 'active') =>
      queues.reduce((total, queue) => total + queue[of], 0)
    const scheduled = sum('scheduled')
    return { waiting: sum('waiting'), scheduled, active: sum('active'), dead: deadCount }
  })
  const oldest = 'task_oldest_waiting_seconds'
  metrics.watch(oldest, { help: 'Age of the oldest due task', label: 'task' }, async () => {
    const { queues } = await tasks.health()
    return Object.fromEntries(
      queues.flatMap(({ name, oldest: since }) =>
        since ? [[name, (Date.now() - since.getTime()) / 1000]] : [],
      ),
    )
  })
  metrics.watch('search_index_ready', { help: '1 once the index is built' }, () => ({
    '': search.ready() ? 1 : 0,
  }))
}

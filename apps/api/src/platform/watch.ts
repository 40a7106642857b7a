import type pg from 'pg'
import type { Replica } from './db/replica.ts'
import type { Metrics } from './metrics.ts'
import { freeBytes } from './storage/diskRoom.ts'
import type { TaskHealth, Tasks } from './tasks/tasks.ts'

/** Adds the figures of the database's pool to the metrics. */
export function watchPool(metrics: Metrics, pool: pg.Pool): void {
  metrics.watch('database_connections', { help: 'Of the pool', labels: ['state'] }, () => [
    { labels: { state: 'in_use' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'waiting_for_one' }, value: pool.waitingCount },
  ])
}

/** Adds the free space of the data folder's disk to the metrics. */
export function watchDisk(metrics: Metrics, folder: string): void {
  metrics.watch('data_disk_free_bytes', { help: 'Of the disk of the data folder' }, async () => {
    const value = await freeBytes(folder)
    return value === null ? [] : [{ value }]
  })
}

/**
 * Adds the state of the replica to the metrics, when there is one. Its lag is 0 while the replica has
 * replayed all that it received and is still connected, also when nothing is written.
 */
export function watchReplica(metrics: Metrics, replica: Replica | null): void {
  metrics.watch('database_replica_away', { help: '1 while its reads go to the primary' }, () =>
    replica ? [{ value: replica.isAway() ? 1 : 0 }] : [],
  )
  metrics.watch('database_replica_lag_seconds', { help: 'Age of the replica' }, async () => {
    if (!replica || replica.isAway()) return []
    const { rows } = await replica.pool.query<{ value: number }>(`
      select case
        when not pg_is_in_recovery() then 0
        when exists (select from pg_stat_wal_receiver)
          and pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
        else extract(epoch from now() - pg_last_xact_replay_timestamp())
      end::float8 as value`)
    return rows
  })
}

const states = ['waiting', 'scheduled', 'active', 'dead'] as const

/** Adds the figures of the background tasks of all processes to the metrics. */
export function watchTasks(metrics: Metrics, tasks: Pick<Tasks, 'health'>): void {
  let reading: Promise<TaskHealth> | null = null
  // Both figures come from the same reading.
  const read = () =>
    (reading ??= tasks.health().finally(() => {
      reading = null
    }))
  metrics.watch(
    'tasks',
    { help: 'Background tasks by state', labels: ['task', 'state'] },
    async () => {
      const { queues } = await read()
      return queues.flatMap((queue) =>
        states.map((state) => ({ labels: { task: queue.name, state }, value: queue[state] })),
      )
    },
  )
  metrics.watch(
    'task_oldest_waiting_seconds',
    { help: 'Age of the oldest due task', labels: ['task'] },
    async () => {
      const { queues } = await read()
      return queues.flatMap(({ name, oldest }) =>
        oldest ? [{ labels: { task: name }, value: (Date.now() - oldest.getTime()) / 1000 }] : [],
      )
    },
  )
}

import { brasilia } from '@trilha/contracts/shared/brasilia'
import { sql } from 'kysely'
import { fromKysely, PgBoss, type Job, type JobResult } from 'pg-boss'
import type { z } from 'zod'
import type { Database, Tx } from '../db/database.ts'
import { isDatabaseUnavailable, type Outage } from '../db/outage.ts'
import type { Log } from '../log.ts'
import type { Tracing } from '../tracing/tracing.ts'

/** Called after each run of a task. */
type RunObserver = (run: { task: string; seconds: number; failed: boolean }) => void

/**
 * A kind of background work. Its handler must be idempotent. A task is added in the transaction of
 * the change that needs it.
 */
export type Task<S extends z.ZodType = z.ZodType> = {
  /** `noun.verb`. */
  name: string
  payload: S
  /** Number of retries, with growing pauses; then it goes to the dead letters. Default: 5. */
  retries?: number
  /** Runs at these times (cron, five fields), in the time zone of Brasília. */
  schedule?: string
  /** Time limit of one run in seconds. Default: 300. */
  seconds?: number
  /** True for heavy work: each process runs one of these tasks at a time. */
  alone?: boolean
}

export type TaskHandler<P> = (payload: P) => Promise<void>

export type Tasks = {
  /** Adds a task inside the transaction: it runs only if that commits. */
  add: <S extends z.ZodType>(
    tx: Tx,
    task: Task<S>,
    payload: z.input<S>,
    options?: { startAfter?: Date; key?: string },
  ) => Promise<void>
  /** Registers the handler of a task. Only worker processes call `work`. */
  handle: <S extends z.ZodType>(task: Task<S>, handler: TaskHandler<z.output<S>>) => void
  /** Starts to run due tasks. */
  work: () => Promise<void>
  /** Numbers of waiting, scheduled and active tasks of each kind, and the failed tasks. */
  health: () => Promise<TaskHealth>
  /**
   * Retries a task of the dead letters, inside the transaction.
   * @returns false when the dead letters don't contain it.
   */
  retry: (tx: Tx, deadId: string) => Promise<boolean>
  /** Waits until no task is due or active; for the demo content and for tests. */
  settled: () => Promise<void>
  stop: () => Promise<void>
}

export type TaskHealth = {
  queues: {
    name: string
    waiting: number
    scheduled: number
    active: number
    /** All retries failed. */
    dead: number
    oldest: Date | null
  }[]
  /** The last hundred tasks whose retries all failed. */
  dead: { id: string; name: string; at: Date; tries: number }[]
  deadCount: number
}

/** A task's payload, with the trace in which it was added. */
type TaskData = Record<string, unknown> & { traceparent?: string }

const deadLetters = 'dead-letters'

/** NOTIFY starts new tasks at once; polling finds scheduled tasks, retries and missed ones. */
const workOptions = {
  batchSize: 5,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
}

/** Background tasks on pg-boss. Creates its tables and the queues of these tasks. */
export async function createTasks(
  url: string,
  tasks: readonly Task[],
  deps: { db: Database; log: Log; outage: Outage; tracing?: Tracing | null; onRun?: RunObserver },
): Promise<Tasks> {
  const { db, log, outage, tracing, onRun } = deps
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    schema: 'tasks',
    useListenNotify: true,
    // After this time the tasks of a dead worker are found and given to another worker.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  })
  boss.on('error', (error) => {
    if (isDatabaseUnavailable(error)) outage.noticed(error)
    else log.warn({ reason: error.message }, 'task queue')
  })
  await boss.start()
  await boss.createQueue(deadLetters)
  for (const task of tasks)
    await boss.createQueue(task.name, {
      retryLimit: task.retries ?? 5,
      retryBackoff: true,
      retryDelay: 5,
      expireInSeconds: task.seconds ?? 300,
      heartbeatSeconds: 10,
      deadLetter: deadLetters,
      notify: true,
    })
  const known = new Map(tasks.map((task) => [task.name, task]))
  const handlers = new Map<string, TaskHandler<unknown>>()

  // Each job has its own result, so that a failing one does not fail its batch.
  const run = async (task: Task, job: Job<TaskData>): Promise<JobResult> => {
    const begun = performance.now()
    const report = (failed: boolean) =>
      onRun?.({ task: task.name, seconds: (performance.now() - begun) / 1000, failed })
    try {
      const { traceparent, ...payload } = job.data
      const handle = async () => handlers.get(task.name)?.(task.payload.parse(payload))
      await (tracing ? tracing.task({ name: task.name, traceparent }, handle) : handle())
      report(false)
      return { id: job.id, status: 'completed' }
    } catch (error) {
      report(true)
      // A mail server's message may contain an address: store it in the job's row, never log it.
      const { message, code, name } = error as Error & { code?: string }
      if (isDatabaseUnavailable(error)) outage.noticed(error as Error)
      else log.warn({ task: task.name, job: job.id, reason: code ?? name }, 'task failed')
      return { id: job.id, status: 'failed', output: { message: String(message) } }
    }
  }

  return {
    add: async (tx, task, payload, options) => {
      if (!known.has(task.name)) throw new Error(`unknown task ${task.name}`)
      const traceparent = tracing?.traceparent()
      const data = {
        ...(task.payload.parse(payload) as object),
        ...(traceparent && { traceparent }),
      }
      await boss.send(task.name, data, {
        db: fromKysely(tx),
        ...(options?.startAfter && { startAfter: options.startAfter }),
        ...(options?.key && { singletonKey: options.key }),
      })
    },
    handle: (task, handler) => {
      handlers.set(task.name, handler as TaskHandler<unknown>)
    },
    work: async () => {
      for (const task of known.values()) {
        if (!handlers.has(task.name)) throw new Error(`no handler for ${task.name}`)
        const options = {
          ...workOptions,
          perJobResults: true as const,
          ...(task.alone && { batchSize: 1 }),
        }
        await boss.work<TaskData>(task.name, options, async (jobs) => {
          const results: JobResult[] = []
          for (const job of jobs) results.push(await run(task, job))
          return results
        })
        if (task.schedule) await boss.schedule(task.name, task.schedule, {}, { tz: brasilia })
      }
    },
    health: async () => {
      const { rows: queues } = await sql<TaskHealth['queues'][number]>`
        select q.name,
          count(*) filter (where j.state in ('created', 'retry') and j.start_after <= now())::int
            as waiting,
          count(*) filter (where j.state in ('created', 'retry') and j.start_after > now())::int
            as scheduled,
          count(*) filter (where j.state = 'active')::int as active,
          (select count(*)::int from tasks.job d where d.name = ${deadLetters}
            and d.state in ('created', 'retry') and d.source_name = q.name) as dead,
          min(j.start_after) filter (where j.state in ('created', 'retry')
            and j.start_after <= now()) as oldest
        from unnest(${[...known.keys()]}::text[]) q(name) left join tasks.job j on j.name = q.name
          and j.state in ('created', 'retry', 'active')
        group by q.name order by q.name`.execute(db)
      const { rows: dead } = await sql<TaskHealth['dead'][number] & { count: number }>`
        select id, coalesce(source_name, '') as name, created_on as at,
          coalesce(source_retry_count, 0) as tries, count(*) over ()::int as count
        from tasks.job where name = ${deadLetters} and state in ('created', 'retry')
        order by created_on desc limit 100`.execute(db)
      return { queues, dead, deadCount: dead[0]?.count ?? 0 }
    },
    retry: async (tx, deadId) =>
      (await boss.redrive(deadLetters, { ids: [deadId], db: fromKysely(tx) })) > 0,
    settled: async () => {
      for (;;) {
        const { rows } = await sql<{ due: number }>`
          select count(*)::int as due from tasks.job
          where state in ('created', 'retry', 'active') and start_after <= now()
            and name = any(${[...known.keys()]}::text[])`.execute(db)
        if (rows[0]?.due === 0) return
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

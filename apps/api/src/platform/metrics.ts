import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Seconds. The slowest answers that people accept are about one second. */
const answers = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Seconds. Few, because there is one histogram for each table and operation. */
const statements = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5]
/** Seconds. A task may run for minutes. */
const runs = [0.01, 0.1, 1, 10, 60, 300]

/** A figure that is read when somebody asks for the metrics. */
export type Figure = { value: number; labels?: Record<string, string> }

/**
 * What the program counts, in the names and units of Prometheus. No label holds an id, an address
 * or anything else about a person: the values of a label are a closed list.
 */
export type Metrics = {
  registry: Registry
  /** By method, pattern of the route and class of the status, such as `2xx`. */
  requests: Histogram<'method' | 'route' | 'status'>
  /** By operation and table: see platform/db/statements.ts. */
  statements: Histogram<'operation' | 'table'>
  /** Runs of background tasks, by name and `done` or `failed`. */
  tasks: Histogram<'task' | 'outcome'>
  /** Requests and attempts over a limit, by its name. */
  refusals: Counter<'limit'>
  /** By the id of the error. */
  signInFailures: Counter<'reason'>
  /** Mails that the mail server accepted or refused. */
  mails: Counter<'outcome'>
  /** Calls to WhatsApp: `accepted`, `refused`, or `unanswered`. */
  whatsApp: Counter<'outcome'>
  /** Tries to deliver a webhook: `delivered`, `refused`, `certificate` or `unreachable`. */
  webhooks: Counter<'outcome'>
  /** Reads of a cache: `hit` or `miss`. */
  cacheReads: Counter<'cache' | 'outcome'>
  /** Adds figures that are read when somebody asks for the metrics. */
  watch: (
    name: string,
    about: { help: string; labels?: string[] },
    read: () => Figure[] | Promise<Figure[]>,
  ) => void
}

/** The metrics of one program. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const seconds = <Label extends string>(
    name: string,
    about: { help: string; labelNames: Label[]; buckets: number[] },
  ) => new Histogram({ name, ...about, registers })
  return {
    registry,
    requests: seconds('http_request_duration_seconds', {
      help: 'Duration of answers',
      labelNames: ['method', 'route', 'status'],
      buckets: answers,
    }),
    statements: seconds('database_statement_duration_seconds', {
      help: 'Duration of statements, by operation and table',
      labelNames: ['operation', 'table'],
      buckets: statements,
    }),
    tasks: seconds('task_duration_seconds', {
      help: 'Duration of background tasks, by outcome',
      labelNames: ['task', 'outcome'],
      buckets: runs,
    }),
    refusals: counter('limit_refusals_total', 'Requests and attempts over a limit', ['limit']),
    signInFailures: counter('sign_in_failures_total', 'Failed sign-ins', ['reason']),
    mails: counter('mails_total', 'Mails by outcome', ['outcome']),
    whatsApp: counter('whatsapp_messages_total', 'Calls to WhatsApp by outcome', ['outcome']),
    webhooks: counter('webhook_tries_total', 'Tries to deliver webhooks', ['outcome']),
    cacheReads: counter('cache_reads_total', 'Reads of caches', ['cache', 'outcome']),
    watch: (name, { help, labels = [] }, read) => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: labels,
        registers,
        collect: async () => {
          // While the database is away its figures are missing; the others must still be served.
          const figures = await Promise.resolve()
            .then(read)
            .catch(() => [])
          gauge.reset()
          // A gauge without labels is reset to 0, which would be a figure.
          if (labels.length === 0) gauge.remove()
          // PostgreSQL answers null for what it does not know.
          for (const { value, labels: of = {} } of figures)
            if (Number.isFinite(value)) gauge.set(of, value)
        },
      })
    },
  }
}

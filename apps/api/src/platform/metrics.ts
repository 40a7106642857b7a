import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Seconds. The slowest answers that people accept are about one second. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * What the program counts, in the names and units of Prometheus. No label holds an id, an address
 * or anything else about a person: the values of a label are a closed list.
 */
export type Metrics = {
  registry: Registry
  /** By method, pattern of the route and class of the status, such as `2xx`. */
  requests: Histogram<'method' | 'route' | 'status'>
  /** Requests and attempts over a limit, by its name. */
  refusals: Counter<'limit'>
  /** Mails that the mail server accepted or refused. */
  mails: Counter<'outcome'>
  /**
   * Adds figures that are read when somebody asks for the metrics.
   * @param read value by the label's value; without a label by the empty text.
   */
  watch: (
    name: string,
    about: { help: string; label?: string },
    read: () => Record<string, number> | Promise<Record<string, number>>,
  ) => void
}

/** The metrics of one program. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of answers',
      labelNames: ['method', 'route', 'status'],
      buckets: durations,
      registers,
    }),
    refusals: new Counter({
      name: 'limit_refusals_total',
      help: 'Requests and attempts that were over a limit',
      labelNames: ['limit'],
      registers,
    }),
    mails: new Counter({
      name: 'mails_total',
      help: 'Mails by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    watch: (name, { help, label }, read) => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: label ? [label] : [],
        registers,
        collect: async () => {
          gauge.reset()
          for (const [value, figure] of Object.entries(await read()))
            gauge.set(label ? { [label]: value } : {}, figure)
        },
      })
    },
  }
}

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Observe } from '../../platform/http/seen-request.ts'
import type { WatchTask } from './repeat.ts'
import { threadPools } from './thread-pool.ts'

export interface Connections {
  readonly inUse: number
  readonly idle: number
  /** Calls that wait for a connection. */
  readonly waiting: number
}

/** What is read when somebody asks for the metrics. */
export interface MetricSources {
  /** Null for the embedded database, which has none. */
  readonly connections: () => Connections | null
  readonly readersLag: () => Promise<number>
  readonly openStreams: () => number
}

export interface Metrics {
  readonly observe: Observe
  readonly watchTask: WatchTask
  /** In the text format of Prometheus. */
  read(): Promise<{ readonly text: string; readonly contentType: string }>
}

/** From the latency of a database in memory to one that nobody waits for, s. */
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const statusClass = (status: number): string => `${Math.trunc(status / 100)}xx`

/** A gauge of a few values of one thing, read when asked for. */
const readGauge = (registry: Registry, name: string, help: string, label: string, read: () => Iterable<readonly [label: string, value: number]>) =>
  new Gauge({
    name, help, labelNames: [label], registers: [registry],
    collect() {
      for (const [value, number] of read()) this.set({ [label]: value }, number)
    },
  })

/** The metrics of this process, for Prometheus; docs/running.md says what to watch. */
export const createMetrics = ({ connections, readersLag, openStreams }: MetricSources): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'mall_request_duration_seconds', help: 'Time until the response began, by route and class of its status.', labelNames: ['method', 'route', 'status'], buckets: seconds, registers,
  })
  const refusals = new Counter({ name: 'mall_refusals_total', help: 'Requests turned away, by reason: a limit of the rate, the database, the store of the uploads, a full queue.', labelNames: ['reason'], registers })
  const failures = new Counter({ name: 'mall_failures_total', help: 'Responses that describe a failure, by its code.', labelNames: ['code'], registers })
  const tasks = new Histogram({
    name: 'mall_task_duration_seconds', help: 'Runs of the tasks in the background, by outcome.', labelNames: ['task', 'outcome'], buckets: [...seconds, 30, 60], registers,
  })
  const taskEnd = new Gauge({ name: 'mall_task_last_success_timestamp_seconds', help: 'When a task in the background succeeded last, or was another process\'s to run.', labelNames: ['task'], registers })
  readGauge(registry, 'mall_database_connections', 'Connections of the pool: in use, idle, and calls that wait for one.', 'state', () => {
    const { inUse, idle, waiting } = connections() ?? { inUse: 0, idle: 0, waiting: 0 }
    return [['in use', inUse], ['idle', idle], ['waiting', waiting]]
  })
  readGauge(registry, 'mall_thread_pool_works', 'Works in hand of each pool of threads: done and waiting.', 'pool', () => [...threadPools].map(([name, worksInHand]) => [name, worksInHand()] as const))
  const lag: Gauge = new Gauge({
    name: 'mall_readers_lag_seconds', help: 'How far the follower that lists read is behind what was written; 0 without one, NaN while it gives no answer.', registers,
    collect: async () => lag.set(await readersLag()),
  })
  const streams: Gauge = new Gauge({ name: 'mall_notice_streams', help: 'Streams of notices that are open.', registers, collect: () => streams.set(openStreams()) })

  return {
    observe: ({ method, route, status, ms, code, refusal, hasLeft }) => {
      requests.observe({ method, route, status: hasLeft ? 'left' : statusClass(status) }, ms / 1000)
      if (refusal !== undefined) refusals.inc({ reason: refusal })
      if (code !== undefined) failures.inc({ code })
    },
    watchTask: ({ name, ms, outcome }) => {
      tasks.observe({ task: name, outcome }, ms / 1000)
      if (outcome !== 'failed') taskEnd.setToCurrentTime({ task: name })
    },
    read: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  }
}

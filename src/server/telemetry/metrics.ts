import type { Pool } from 'pg'
import { countedActions } from '#contract/operations/schemas.ts'
import type { ProviderName } from '#contract/operations/schemas.ts'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { countedCaches } from '#server/lib/count-lookup.ts'
import type { CountLookup } from '#server/lib/count-lookup.ts'
import type { CountAction } from '#server/lib/count-action.ts'
import { countQueue, findOldestWait } from './queue-counts.repository.ts'

export type Metrics = ReturnType<typeof createMetrics>

type Answered = {
  readonly method: string
  /** The declared path: a path with ids would create a series for each id. */
  readonly route: string
  readonly status: number
  readonly seconds: number
}

type Called = {
  readonly provider: ProviderName
  readonly method: string
  readonly isGood: boolean
  readonly seconds: number
}

type Worked = { readonly task: string; readonly isGood: boolean; readonly seconds: number }

/** From reading a row by its key to uploading a video over a slow connection. */
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** The metrics of this process and of the shared database, for Prometheus. */
export function createMetrics({ pool }: { pool: Pool }) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by method, declared path and status, and how long they took',
    labelNames: ['method', 'route', 'status'],
    buckets: secondsBuckets,
    registers,
  })
  const rejections = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests answered 503 because too many were in flight',
    registers,
  })
  const acts = new Counter({
    name: 'kaamyab_acts_total',
    help: 'Jobs posted, applications, paid orders, login codes sent and used',
    labelNames: ['act'],
    registers,
  })
  for (const act of countedActions) acts.inc({ act }, 0)
  const lookups = new Counter({
    name: 'cache_lookups_total',
    help: 'Lookups in the caches of search results, of counts beside options and of rendered pages, by outcome',
    labelNames: ['cache', 'outcome'],
    registers,
  })
  for (const cache of countedCaches) {
    for (const outcome of ['hit', 'miss']) lookups.inc({ cache, outcome }, 0)
  }
  const providerCalls = new Histogram({
    name: 'provider_call_duration_seconds',
    help: 'Calls of outside services by method and outcome, and how long they took',
    labelNames: ['provider', 'method', 'outcome'],
    buckets: secondsBuckets,
    registers,
  })
  const pauses = new Gauge({
    name: 'provider_paused',
    help: '1 while an outside service is left alone because it is away',
    labelNames: ['provider'],
    registers,
  })
  const works = new Histogram({
    name: 'background_work_duration_seconds',
    help: 'Background work by task and how it ended, and how long it took',
    labelNames: ['task', 'outcome'],
    buckets: secondsBuckets,
    registers,
  })
  registry.registerMetric(
    new Gauge({
      name: 'queue_oldest_seconds',
      help: 'How long the oldest work of all processes has waited beyond its time',
      registers: [],
      async collect() {
        this.set(await findOldestWait(pool))
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'database_connections',
      help: 'Connections of this process: open, idle, and those waiting for one',
      labelNames: ['state'],
      registers: [],
      collect() {
        this.set({ state: 'open' }, pool.totalCount)
        this.set({ state: 'idle' }, pool.idleCount)
        this.set({ state: 'waiting' }, pool.waitingCount)
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'queue_jobs',
      help: 'Background work of all processes by task: ready, later, failed for good',
      labelNames: ['task', 'state'],
      registers: [],
      async collect() {
        this.reset()
        for (const { task, state, count } of await countQueue(pool))
          this.set({ task, state }, count)
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'database_up',
      help: '1 while the database answers',
      registers: [],
      async collect() {
        this.set(
          await pool.query('select 1').then(
            () => 1,
            () => 0,
          ),
        )
      },
    }),
  )

  const countAction: CountAction = (act) => acts.inc({ act })
  const countLookup: CountLookup = (cache, outcome) => lookups.inc({ cache, outcome })
  return {
    countAction,
    countLookup,
    countAnswer: ({ method, route, status, seconds }: Answered) =>
      answers.observe({ method, route, status }, seconds),
    countProviderCall: (call: Called) =>
      providerCalls.observe(
        { provider: call.provider, method: call.method, outcome: call.isGood ? 'good' : 'failed' },
        call.seconds,
      ),
    setProviderPaused: ({ provider, isPaused }: { provider: string; isPaused: boolean }) =>
      pauses.set({ provider }, isPaused ? 1 : 0),
    countWork: ({ task, isGood, seconds }: Worked) =>
      works.observe({ task, outcome: isGood ? 'good' : 'failed' }, seconds),
    countRejected: () => rejections.inc(),
    contentType: registry.contentType,
    /** All metrics as text. */
    read: () => registry.metrics(),
  }
}

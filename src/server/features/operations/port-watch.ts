import type { ProviderName } from '#contract/operations/schemas.ts'
import type { Metrics } from '#server/telemetry/metrics.ts'
import { watchCalls } from '#server/lib/watch-calls.ts'
import type { Heartbeat } from './node-heartbeat.ts'

export type PortWatch = ReturnType<typeof createPortWatch>

type Deps = {
  metrics: Pick<Metrics, 'countProviderCall'>
  heartbeat: Pick<Heartbeat, 'noteProvider'>
}

/** Counts the calls of outside services, and records the time of each one's last success and failure. */
export function createPortWatch({ metrics, heartbeat }: Deps) {
  return <Port extends object>(provider: ProviderName, port: Port): Port =>
    watchCalls(port, ({ method, seconds, error }) => {
      const isGood = error === undefined || isReply(error)
      metrics.countProviderCall({ provider, method, isGood, seconds })
      heartbeat.noteProvider(provider, isGood)
    })
}

/** A service that replies 'unknown' or 'cancelled' works. */
const isReply = (error: unknown): boolean =>
  error instanceof Error &&
  'problem' in error &&
  (error.problem === 'unknown' || error.problem === 'cancelled')

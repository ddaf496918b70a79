import type { ProviderName } from '#contract/operations.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { watchCalls } from '../lib/watch-calls.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { Pulse } from './pulse.ts'

export type PortWatch = ReturnType<typeof createPortWatch>

type Needs = {
  metrics: Pick<Metrics, 'countProviderCall'>
  pulse: Pick<Pulse, 'noteProvider'>
  tracing: Pick<Tracing, 'note'> | undefined
}

/** Counts the calls of outside services and remembers when each last did its work. */
export function createPortWatch({ metrics, pulse, tracing }: Needs) {
  return <Port extends object>(provider: ProviderName, port: Port): Port =>
    watchCalls(port, ({ method, seconds, error }) => {
      const isGood = error === undefined || isAnswer(error)
      metrics.countProviderCall({ provider, method, isGood, seconds })
      pulse.noteProvider(provider, isGood)
      tracing?.note({
        name: `${provider} ${method}`,
        kind: 'client',
        seconds,
        isGood,
        attributes: { 'kaamyab.provider': provider, 'kaamyab.method': method },
      })
    })
}

/** A service that answers that there is no such thing, or that somebody said no, does its work. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Error &&
  'problem' in error &&
  (error.problem === 'unknown' || error.problem === 'cancelled')

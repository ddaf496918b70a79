import type { ProviderName } from '#contract/operations.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { watchCalls } from '../lib/watch-calls.ts'
import type { Pulse } from './pulse.ts'

export type PortWatch = ReturnType<typeof createPortWatch>

type Needs = {
  metrics: Pick<Metrics, 'countProviderCall'>
  pulse: Pick<Pulse, 'noteProvider'>
}

/** Counts the calls of outside services and remembers when each last did its work. */
export function createPortWatch({ metrics, pulse }: Needs) {
  return <Port extends object>(provider: ProviderName, port: Port): Port =>
    watchCalls(port, ({ method, seconds, error }) => {
      const isGood = error === undefined || isAnswer(error)
      metrics.countProviderCall({ provider, method, isGood, seconds })
      pulse.noteProvider(provider, isGood)
    })
}

/** A service that answers that there is no such thing, or that somebody said no, does its work. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Error &&
  'problem' in error &&
  (error.problem === 'unknown' || error.problem === 'cancelled')

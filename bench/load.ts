import autocannon from 'autocannon'
import { cpuSecondsOf } from './processes.ts'

export type Target = { readonly origin: string; readonly pid: number; readonly dataDir?: string }

export type LoadRequest = {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

export type Measure = {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p97Ms: number
  /** CPU time of everything that serves one answer. */
  readonly cpuMicroseconds: number
}

export const connections = 16

/**
 * Asks in a closed loop for `seconds`, after a warm-up.
 * @throws Error when any answer was not a success: a failing server is fast
 */
export async function measure(
  target: Target,
  requests: readonly LoadRequest[],
  seconds: number,
): Promise<Measure> {
  const run = (duration: number) =>
    autocannon({
      url: target.origin,
      connections,
      duration,
      requests: requests.map((request) => ({ method: 'GET' as const, ...request })),
    })
  await run(2)
  const cpuBefore = cpuSecondsOf(target.pid, target.dataDir)
  const result = await run(seconds)
  const cpuSeconds = cpuSecondsOf(target.pid, target.dataDir) - cpuBefore
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${failed} answers of ${requests[0]?.path} were not a success`)
  const answers = result['2xx']
  return {
    perSecond: answers / result.duration,
    p50Ms: result.latency.p50,
    p97Ms: result.latency.p97_5,
    cpuMicroseconds: (cpuSeconds / answers) * 1e6,
  }
}

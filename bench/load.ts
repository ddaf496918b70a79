import autocannon from 'autocannon'
import { Agent, request } from 'node:http'
import { cpuSecondsOf, residentMegabytes } from './processes.ts'

export type Target = { readonly origin: string; readonly pid: number; readonly dataDir?: string }

export type LoadRequest = {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

export type Measure = {
  readonly perSecond: number
  /** CPU time of all serving processes per response. */
  readonly cpuMicroseconds: number
  /** Maximum of the serving process during the measurement. */
  readonly megabytes: number
}

export const connections = 16

type Answers = { readonly isUnchanged?: boolean }

/**
 * Sends the same requests again and again in a closed loop for `seconds`, after a warm-up.
 * @throws Error when any response was unexpected: a failing server is fast
 */
export async function measure(
  target: Target,
  requests: readonly LoadRequest[],
  { seconds, isUnchanged = false }: { seconds: number } & Answers,
): Promise<Measure> {
  await sendAll(target, requests, { duration: 1 })
  return await accounted(target, async () =>
    countAnswers(await sendAll(target, requests, { duration: seconds }), requests, isUnchanged),
  )
}

/**
 * Sends each request once in a closed loop, after a warm-up with other requests.
 * @throws Error when any response was unexpected
 */
export async function measureOnce(
  target: Target,
  { warmUp, requests }: { warmUp: readonly LoadRequest[]; requests: readonly LoadRequest[] },
): Promise<Measure> {
  await sendAll(target, warmUp, { amount: warmUp.length })
  return await accounted(target, async () =>
    countAnswers(await sendAll(target, requests, { amount: requests.length }), requests),
  )
}

/** Every connection sends a part of the requests that no other sends, if there are enough. */
async function sendAll(
  target: Target,
  requests: readonly LoadRequest[],
  end: { readonly duration: number } | { readonly amount: number },
): Promise<autocannon.Result> {
  const all = requests.map((each) => ({ method: 'GET' as const, ...each }))
  let opened = 0
  return await autocannon({
    url: target.origin,
    connections,
    ...end,
    setupClient: (client) => {
      const own = opened
      opened += 1
      const part = all.filter((_, index) => index % connections === own)
      client.setRequests(part.length > 0 ? part : all)
    },
  })
}

function countAnswers(
  result: autocannon.Result,
  requests: readonly LoadRequest[],
  isUnchanged = false,
): number {
  const answers = isUnchanged ? result['3xx'] : result['2xx']
  const all = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const
  const failed =
    all.reduce((sum, kind) => sum + result[kind], 0) - answers + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${failed} answers of ${requests[0]?.path} were unexpected`)
  return answers
}

/** The cost of `act` for all serving processes; `act` returns the number of its responses. */
export async function accounted(target: Target, act: () => Promise<number>): Promise<Measure> {
  let megabytes = residentMegabytes(target.pid)
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, residentMegabytes(target.pid))
  }, 250)
  try {
    const cpuBefore = cpuSecondsOf(target.pid, target.dataDir)
    const startedAt = performance.now()
    const answers = await act()
    const seconds = (performance.now() - startedAt) / 1000
    const cpuSeconds = cpuSecondsOf(target.pid, target.dataDir) - cpuBefore
    return {
      perSecond: answers / seconds,
      cpuMicroseconds: (cpuSeconds / answers) * 1e6,
      megabytes,
    }
  } finally {
    clearInterval(watch)
  }
}

const openLoopWarmUpSeconds = 1

/**
 * Sends requests at a fixed rate for `seconds`, after a warm-up that opens the connections.
 * Returns the milliseconds of each response, counted from the moment at which its request was due.
 */
export async function openLoop(
  target: Target,
  requests: readonly LoadRequest[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 })
  let sent = 0
  try {
    await sendAtRate(openLoopWarmUpSeconds)
    return await sendAtRate(seconds)
  } finally {
    agent.destroy()
  }

  async function sendAtRate(lasting: number): Promise<number[]> {
    const startedAt = performance.now()
    const count = Math.max(20, Math.floor(perSecond * lasting))
    return await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const due = startedAt + (index * 1000) / perSecond
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
        const next = requests[sent % requests.length] ?? { path: '/' }
        sent += 1
        await send(agent, target.origin, next)
        return performance.now() - due
      }),
    )
  }
}

function send(agent: Agent, origin: string, { method, path, body, headers }: LoadRequest) {
  return new Promise<void>((resolve, reject) => {
    const outgoing = request(
      `${origin}${path}`,
      { agent, method: method ?? 'GET', headers },
      (answer) => {
        answer.resume()
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve()
            : reject(new Error(`${path} answered ${answer.statusCode}`)),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

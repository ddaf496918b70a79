import { randomUUID } from 'node:crypto'
import { Agent, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

export type LoadTotals = {
  readonly requests: number
  /** Tries that came to nothing, or to an answer of 500 or more. */
  readonly failed: number
  readonly problems: ReadonlyMap<string, number>
  /** Of writes that were answered with 200, in the end. */
  readonly acknowledged: readonly string[]
  /** Of writes that were never answered with 200. */
  readonly givenUp: readonly string[]
  readonly p50Ms: number
  readonly p99Ms: number
  readonly longestMs: number
}

export type MixedLoad = { readonly stop: () => Promise<LoadTotals> }

const pauseMs = 40
const triesOfWrite = 10
const retryPauseMs = 500
const patienceMs = 20_000

const searches = ['', '?q=telecaller', '?q=customer%20support', '?location=Delhi', '?q=sales']

/** People who look, search, open jobs and ask for a call back, in closed loops through the front until told to stop. */
export function startMixedLoad(origin: string, { people }: { people: number }): MixedLoad {
  const agent = new Agent({ keepAlive: true, maxSockets: people })
  const counts = new Map<string, number>()
  const times: number[] = []
  const acknowledged: string[] = []
  const givenUp: string[] = []
  let jobIds: string[] = []
  const ending = new AbortController()
  let failed = 0
  let writes = 0

  async function ask(options: {
    method?: string
    path: string
    body?: object
    localAddress?: string
  }): Promise<string | undefined> {
    const began = performance.now()
    const { method = 'GET', path, body, localAddress } = options
    try {
      const answer = await sendOnce(origin, {
        method,
        path,
        agent: localAddress === undefined ? agent : false,
        ...(localAddress !== undefined && { localAddress }),
        ...(body && { body: JSON.stringify(body) }),
      })
      if (answer.status === 200) return answer.body
      throw new Error(`${method} ${path.split('?')[0]} ${answer.status}`)
    } catch (error) {
      failed += 1
      const problem = error instanceof Error ? error.message : String(error)
      counts.set(problem, (counts.get(problem) ?? 0) + 1)
      return undefined
    } finally {
      times.push(performance.now() - began)
    }
  }

  async function write(): Promise<void> {
    const submissionId = randomUUID()
    writes += 1
    // Each from another network of this machine: one network may not ask often.
    const localAddress = `127.${1 + (writes % 200)}.${1 + (Math.floor(writes / 200) % 250)}.7`
    const body = {
      submissionId,
      name: 'Trial',
      mobile: '9876543210',
      email: 'trial@example.in',
      query: submissionId,
    }
    for (let tries = 0; tries < triesOfWrite; tries += 1) {
      const answer = await ask({ method: 'POST', path: '/submitForm', body, localAddress })
      if (answer !== undefined) return void acknowledged.push(submissionId)
      await sleep(retryPauseMs)
    }
    givenUp.push(submissionId)
  }

  async function live(seed: number): Promise<void> {
    for (let turn = seed; !ending.signal.aborted; turn += 1) {
      const job = jobIds[turn % Math.max(jobIds.length, 1)]
      const kind = turn % 5
      if (kind === 0) await ask({ path: '/' })
      else if (kind === 1) {
        const found = await ask({ path: `/api/public/jobs${searches[turn % searches.length]}` })
        if (jobIds.length === 0 && found !== undefined) jobIds = idsIn(found)
      } else if (kind === 2 && job !== undefined) await ask({ path: `/api/public/jobs/${job}` })
      else if (kind === 3) await ask({ path: `/jobs${searches[turn % searches.length]}` })
      else await write()
      await sleep(pauseMs)
    }
  }

  const lives = Array.from({ length: people }, (_, index) => live(index))
  return {
    stop: async () => {
      ending.abort()
      await Promise.all(lives)
      agent.destroy()
      const sorted = times.toSorted((one, other) => one - other)
      const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
      return {
        requests: times.length,
        failed,
        problems: counts,
        acknowledged,
        givenUp,
        p50Ms: at(0.5),
        p99Ms: at(0.99),
        longestMs: at(1),
      }
    },
  }
}

const idsIn = (body: string): string[] => body.match(/(?<="id":")[\da-f-]{36}/g) ?? []

type Sent = {
  readonly method: string
  readonly path: string
  readonly agent: Agent | false
  readonly localAddress?: string
  readonly body?: string
}

function sendOnce(
  origin: string,
  { path, body, ...options }: Sent,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' }
    const outgoing = send(
      `${origin}${path}`,
      { ...options, headers, timeout: patienceMs },
      (answer) => {
        text(answer).then(
          (received) => resolve({ status: answer.statusCode ?? 0, body: received }),
          reject,
        )
      },
    )
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')))
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

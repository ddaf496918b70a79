import { Agent, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { contactRequest, signInApplicants } from './writes.ts'
import type { Answer, KeptWrite, Write } from './writes.ts'

export type LoadTotals = {
  readonly requests: number
  /** Tries that came to nothing, or to an answer of 500 or more. */
  readonly failed: number
  readonly problems: ReadonlyMap<string, number>
  /** Of writes that were answered with 200, in the end. */
  readonly acknowledged: readonly KeptWrite[]
  /** Writes that were never answered with 200. */
  readonly givenUp: number
  /** Of those acknowledged, those that a node had done whose answer was lost. */
  readonly keptBefore: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly longestMs: number
}

export type MixedLoad = {
  /** Writes that were answered so far. */
  readonly acknowledged: () => readonly KeptWrite[]
  readonly stop: () => Promise<LoadTotals>
}

const pauseMs = 40
const triesOfWrite = 10
const retryPauseMs = 500
const patienceMs = 20_000

const searches = ['', '?q=telecaller', '?q=customer%20support', '?location=Delhi', '?q=sales']

/**
 * People who look, search, open jobs, apply with a resume and ask for a call back, in closed loops through the front until
 * told to stop. Of jobs in `except` they ask nothing.
 */
export async function startMixedLoad(
  origin: string,
  { people, except = [] }: { people: number; except?: readonly string[] },
): Promise<MixedLoad> {
  const listed = await fetch(`${origin}/api/public/jobs?limit=100`)
  const jobIds = idsIn(await listed.text()).filter((id) => !except.includes(id))
  const nextApplication = await signInApplicants(origin, { people: 3 * people, jobIds })
  const agent = new Agent({ keepAlive: true, maxSockets: people })
  const counts = new Map<string, number>()
  const times: number[] = []
  const acknowledged: KeptWrite[] = []
  let givenUp = 0
  let keptBefore = 0
  const ending = new AbortController()
  let failed = 0
  let writes = 0

  async function ask(path: string, write?: Write): Promise<boolean> {
    const began = performance.now()
    const method = write ? 'POST' : 'GET'
    try {
      const answer = await sendOnce(origin, { method, path, ...whereFrom(write), ...write })
      if (answer.status === 200 || write?.isKept(answer)) {
        if (answer.status !== 200) keptBefore += 1
        return true
      }
      throw new Error(`${method} ${path.split('?')[0]} ${answer.status}`)
    } catch (error) {
      failed += 1
      const problem = error instanceof Error ? error.message : String(error)
      counts.set(problem, (counts.get(problem) ?? 0) + 1)
      return false
    } finally {
      times.push(performance.now() - began)
    }
  }

  /** Strangers come each from another network of this machine: one network may not ask often. */
  function whereFrom(write: Write | undefined): { agent: Agent | false; localAddress?: string } {
    if (write === undefined || 'authorization' in write.headers) return { agent }
    const [third, second] = [1 + (Math.floor(writes / 200) % 250), 1 + (writes % 200)]
    return { agent: false, localAddress: `127.${second}.${third}.7` }
  }

  async function write(): Promise<void> {
    writes += 1
    const sent = (writes % 2 === 0 ? await nextApplication() : undefined) ?? contactRequest()
    for (let tries = 0; tries < triesOfWrite; tries += 1) {
      if (await ask(sent.path, sent)) return void acknowledged.push(sent.keptAs)
      await sleep(retryPauseMs)
    }
    givenUp += 1
  }

  async function live(seed: number): Promise<void> {
    for (let turn = seed; !ending.signal.aborted; turn += 1) {
      const job = jobIds[turn % Math.max(jobIds.length, 1)]
      const kind = turn % 5
      if (kind === 0) await ask('/')
      else if (kind === 1) await ask(`/api/public/jobs${searches[turn % searches.length]}`)
      else if (kind === 2 && job !== undefined) await ask(`/api/public/jobs/${job}`)
      else if (kind === 3) await ask(`/jobs${searches[turn % searches.length]}`)
      else await write()
      await sleep(pauseMs)
    }
  }

  const lives = Array.from({ length: people }, (_, index) => live(index))
  return {
    acknowledged: () => [...acknowledged],
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
        keptBefore,
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
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer
}

function sendOnce(
  origin: string,
  { method, path, body, agent, localAddress, headers }: Sent,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      method,
      agent,
      timeout: patienceMs,
      headers: { ...headers, ...(body && { 'content-length': body.length }) },
      ...(localAddress !== undefined && { localAddress }),
    }
    const outgoing = send(`${origin}${path}`, options, (answer) => {
      text(answer).then(
        (received) => resolve({ status: answer.statusCode ?? 0, body: received }),
        reject,
      )
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')))
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

import { Agent, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { contactRequest, signInApplicants } from './writes.ts'
import type { Answer, StoredWrite, Write } from './writes.ts'

export type LoadTotals = {
  readonly requests: number
  /** Requests without a response, or with a status of 500 or more. */
  readonly failed: number
  readonly problems: ReadonlyMap<string, number>
  /** Writes that were confirmed in the end. */
  readonly acknowledged: readonly StoredWrite[]
  /** Writes that were never confirmed. */
  readonly givenUp: number
  /** Acknowledged writes whose first response was lost. */
  readonly storedBefore: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly longestMs: number
}

export type MixedLoad = {
  /** Writes that were confirmed so far. */
  readonly acknowledged: () => readonly StoredWrite[]
  readonly stop: () => Promise<LoadTotals>
}

type LoadOptions = {
  readonly people: number
  readonly except?: readonly string[]
  readonly writes?: boolean
  /** How often a write is sent until it is confirmed. */
  readonly tries?: number
  /** Is called for each response. */
  readonly onAnswer?: (answer: { readonly isWrite: boolean; readonly isGood: boolean }) => void
}

const pauseMs = 40
const triesOfWrite = 10
const retryPauseMs = 500
const timeoutMs = 20_000

const searches = ['', '?q=telecaller', '?q=customer%20support', '?location=Delhi', '?q=sales']

/**
 * Clients in closed loops that browse, search, open jobs, apply with a resume and request call-backs until they are
 * stopped. They do not use the jobs in `except`.
 */
export async function startMixedLoad(
  origin: string,
  {
    people,
    except = [],
    writes: hasWrites = true,
    tries: maxTries = triesOfWrite,
    onAnswer,
  }: LoadOptions,
): Promise<MixedLoad> {
  const listed = await fetch(`${origin}/api/public/jobs?limit=100`)
  const jobIds = idsIn(await listed.text()).filter((id) => !except.includes(id))
  const nextApplication = await signInApplicants(origin, {
    people: hasWrites ? 3 * people : 0,
    jobIds,
  })
  const agent = new Agent({ keepAlive: true, maxSockets: people })
  const counts = new Map<string, number>()
  const times: number[] = []
  const acknowledged: StoredWrite[] = []
  let givenUp = 0
  let storedBefore = 0
  const ending = new AbortController()
  let failed = 0
  let writes = 0

  async function sendRequest(path: string, write?: Write): Promise<boolean> {
    const began = performance.now()
    const method = write ? 'POST' : 'GET'
    try {
      const answer = await sendOnce(origin, { method, path, ...originOf(write), ...write })
      if (answer.status === 200 || write?.isStored(answer)) {
        if (answer.status !== 200) storedBefore += 1
        onAnswer?.({ isWrite: write !== undefined, isGood: true })
        return true
      }
      throw new Error(`${method} ${path.split('?')[0]} ${answer.status}`)
    } catch (error) {
      failed += 1
      onAnswer?.({ isWrite: write !== undefined, isGood: false })
      const problem = error instanceof Error ? error.message : String(error)
      counts.set(problem, (counts.get(problem) ?? 0) + 1)
      return false
    } finally {
      times.push(performance.now() - began)
    }
  }

  /** Each signed-out client has its own network address, because the limits count by network. */
  function originOf(write: Write | undefined): { agent: Agent | false; localAddress?: string } {
    if (write === undefined || 'authorization' in write.headers) return { agent }
    const [third, second] = [1 + (Math.floor(writes / 200) % 250), 1 + (writes % 200)]
    return { agent: false, localAddress: `127.${second}.${third}.7` }
  }

  async function write(): Promise<void> {
    writes += 1
    const sent = (writes % 2 === 0 ? await nextApplication() : undefined) ?? contactRequest()
    for (let tries = 0; tries < maxTries; tries += 1) {
      if (await sendRequest(sent.path, sent)) return void acknowledged.push(sent.storedAs)
      await sleep(retryPauseMs)
    }
    givenUp += 1
  }

  async function browse(seed: number): Promise<void> {
    for (let turn = seed; !ending.signal.aborted; turn += 1) {
      const job = jobIds[turn % Math.max(jobIds.length, 1)]
      const kind = turn % 5
      if (kind === 0) await sendRequest('/')
      else if (kind === 1) await sendRequest(`/api/public/jobs${searches[turn % searches.length]}`)
      else if (kind === 2 && job !== undefined) await sendRequest(`/api/public/jobs/${job}`)
      else if (kind === 3) await sendRequest(`/jobs${searches[turn % searches.length]}`)
      else if (hasWrites) await write()
      await sleep(pauseMs)
    }
  }

  const sessions = Array.from({ length: people }, (_, index) => browse(index))
  return {
    acknowledged: () => [...acknowledged],
    stop: async () => {
      ending.abort()
      await Promise.all(sessions)
      agent.destroy()
      const sorted = times.toSorted((one, other) => one - other)
      const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
      return {
        requests: times.length,
        failed,
        problems: counts,
        acknowledged,
        givenUp,
        storedBefore,
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
      timeout: timeoutMs,
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

import { Agent, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../load.ts'
import { createMix } from './mix.ts'
import type { MixedRequest } from './mix.ts'
import { readPlan } from './plan.ts'
import type { Plan, Report } from './plan.ts'

/* A separate process that sends requests: it reads a plan from stdin and writes one report per line. */

const turnMs = 5
const timeoutMs = 30_000
const maxConnections = 1_000

const plan = readPlan(await text(process.stdin))
// With a `timeout`, the agent also respects the server's keep-alive time-out and reuses no connection that is about to close.
const agent = new Agent({
  keepAlive: true,
  scheduling: 'lifo',
  maxSockets: maxConnections,
  timeout: timeoutMs,
})
const mix = createMix(plan.market, plan.firstApplication)
const startedAt = performance.now()
const endsAt = startedAt + plan.seconds * 1000
let counts = noCounts()

function noCounts() {
  return {
    since: performance.now(),
    sent: 0,
    lateMs: [] as number[],
    goodMs: [] as number[],
    rejectedMs: [] as number[],
    problems: {} as Record<string, number>,
  }
}

function note(request: MixedRequest, due: number, outcome: number | Error): void {
  const ms = performance.now() - due
  if (outcome === 200) counts.goodMs.push(ms)
  else if (outcome === 503) counts.rejectedMs.push(ms)
  else {
    const path = request.path.replace(/[\da-f-]{36}$/, ':id')
    const problem = `${request.method} ${path}: ${outcome instanceof Error ? outcome.message : outcome}`
    counts.problems[problem] = (counts.problems[problem] ?? 0) + 1
  }
}

function sendNext(due: number): Promise<void> {
  const request = mix.next()
  counts.sent += 1
  counts.lateMs.push(performance.now() - due)
  const { method, path, headers, body } = request
  return new Promise((resolve) => {
    const end = (outcome: number | Error) => {
      note(request, due, outcome)
      resolve()
    }
    const outgoing = send(
      plan.market.origin + path,
      {
        agent,
        method,
        headers: { ...headers, ...(body && { 'content-length': body.length }) },
        timeout: timeoutMs,
      },
      (answer) => {
        answer.resume()
        answer.once('end', () => end(answer.statusCode ?? 0))
        answer.once('error', end)
      },
    )
    outgoing.once('timeout', () => outgoing.destroy(new Error('no answer in time')))
    outgoing.once('error', end)
    outgoing.end(body)
  })
}

const spread = (all: readonly number[]): Report['goodMs'] => ({
  p50: percentile(all, 0.5),
  p99: percentile(all, 0.99),
  max: percentile(all, 1),
})

function report(): void {
  const { since, sent, lateMs, goodMs, rejectedMs, problems } = counts
  counts = noCounts()
  const message: Report = {
    seconds: (performance.now() - since) / 1000,
    sent,
    good: goodMs.length,
    rejected: rejectedMs.length,
    problems,
    lateMs: spread(lateMs),
    goodMs: spread(goodMs),
    rejectedMs: spread(rejectedMs),
    applications: mix.applications(),
  }
  process.stdout.write(`${JSON.stringify(message)}\n`)
}

async function sendInTurn(): Promise<void> {
  while (performance.now() < endsAt) await sendNext(performance.now())
}

async function sendAtRate(perSecond: number): Promise<void> {
  const open = new Set<Promise<void>>()
  for (let due = startedAt; due < endsAt; await sleep(turnMs)) {
    for (; due <= performance.now() && due < endsAt; due += 1000 / perSecond) {
      const request = sendNext(due)
      open.add(request)
      void request.then(() => open.delete(request))
    }
  }
  await Promise.all(open)
}

async function carryOut({ way, reportSeconds }: Plan): Promise<void> {
  const reporting = setInterval(report, reportSeconds * 1000)
  if ('perSecond' in way) await sendAtRate(way.perSecond)
  else await Promise.all(Array.from({ length: way.connections }, sendInTurn))
  clearInterval(reporting)
  if (counts.sent + counts.goodMs.length + counts.rejectedMs.length > 0) report()
  agent.destroy()
}

await carryOut(plan)

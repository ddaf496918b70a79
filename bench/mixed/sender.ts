import { Agent, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../load.ts'
import { createMix } from './mix.ts'
import type { MixedRequest } from './mix.ts'
import { readPlan } from './plan.ts'
import type { Plan, Report } from './plan.ts'

/* A process of its own that asks: reads a plan from its input and writes a report a line. */

const turnMs = 5
const patienceMs = 30_000
const mostConnections = 1_000

const plan = readPlan(await text(process.stdin))
// With a time of its own it heeds the server's too, and lets no connection stand until the server closes it under a request.
const agent = new Agent({
  keepAlive: true,
  scheduling: 'lifo',
  maxSockets: mostConnections,
  timeout: patienceMs,
})
const mix = createMix(plan.market, plan.firstApplication)
const startedAt = performance.now()
const endsAt = startedAt + plan.seconds * 1000
let seen = nothingSeen()

function nothingSeen() {
  return {
    since: performance.now(),
    sent: 0,
    lateMs: [] as number[],
    goodMs: [] as number[],
    refusedMs: [] as number[],
    problems: {} as Record<string, number>,
  }
}

function note(asked: MixedRequest, due: number, outcome: number | Error): void {
  const ms = performance.now() - due
  if (outcome === 200) seen.goodMs.push(ms)
  else if (outcome === 503) seen.refusedMs.push(ms)
  else {
    const path = asked.path.replace(/[\da-f-]{36}$/, ':id')
    const problem = `${asked.method} ${path}: ${outcome instanceof Error ? outcome.message : outcome}`
    seen.problems[problem] = (seen.problems[problem] ?? 0) + 1
  }
}

function ask(due: number): Promise<void> {
  const asked = mix.next()
  seen.sent += 1
  seen.lateMs.push(performance.now() - due)
  const { method, path, headers, body } = asked
  return new Promise((resolve) => {
    const end = (outcome: number | Error) => {
      note(asked, due, outcome)
      resolve()
    }
    const outgoing = send(
      plan.market.origin + path,
      {
        agent,
        method,
        headers: { ...headers, ...(body && { 'content-length': body.length }) },
        timeout: patienceMs,
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
  most: percentile(all, 1),
})

function report(): void {
  const { since, sent, lateMs, goodMs, refusedMs, problems } = seen
  seen = nothingSeen()
  const told: Report = {
    seconds: (performance.now() - since) / 1000,
    sent,
    good: goodMs.length,
    refused: refusedMs.length,
    problems,
    lateMs: spread(lateMs),
    goodMs: spread(goodMs),
    refusedMs: spread(refusedMs),
    applications: mix.applications(),
  }
  process.stdout.write(`${JSON.stringify(told)}\n`)
}

async function askInTurn(): Promise<void> {
  while (performance.now() < endsAt) await ask(performance.now())
}

async function askByTheClock(perSecond: number): Promise<void> {
  const open = new Set<Promise<void>>()
  for (let due = startedAt; due < endsAt; await sleep(turnMs)) {
    for (; due <= performance.now() && due < endsAt; due += 1000 / perSecond) {
      const asked = ask(due)
      open.add(asked)
      void asked.then(() => open.delete(asked))
    }
  }
  await Promise.all(open)
}

async function carryOut({ way, reportSeconds }: Plan): Promise<void> {
  const reporting = setInterval(report, reportSeconds * 1000)
  if ('perSecond' in way) await askByTheClock(way.perSecond)
  else await Promise.all(Array.from({ length: way.connections }, askInTurn))
  clearInterval(reporting)
  if (seen.sent + seen.goodMs.length + seen.refusedMs.length > 0) report()
  agent.destroy()
}

await carryOut(plan)

import { availableParallelism, loadavg } from 'node:os'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Report } from './mixed/plan.ts'
import { problemsOf } from './mixed/senders.ts'
import { withMarket } from './mixed/with-market.ts'

/*
 * Twice the load that the server can answer: how many requests succeed, and how fast the others are rejected. It uses
 * 127.0.0.1 only and stops what it started: node bench/overload.ts --jobs=10000 --seconds=30
 */

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '30' },
    times: { type: 'string', default: '2' },
  },
})
const trialSeconds = 8
const afterConnections = 16
const afterSeconds = 5

const say = (text: string) => process.stdout.write(`${text}\n`)
const ms = (value: number) => `${value.toFixed(0)} ms`
const rate = (count: number, { seconds }: Report) => count / seconds

await withMarket(Number(values.jobs), async ({ senders }) => {
  const highest = await senders.findHighest(trialSeconds)
  say(`highest ${highest.perSecond.toFixed(0)} a second over ${highest.connections} connections`)
  const seconds = Number(values.seconds)
  const perSecond = Number(values.times) * highest.perSecond
  const during = await senders.sendOnce({ way: { perSecond }, seconds })
  const after = await senders.sendOnce({
    way: { connections: afterConnections },
    seconds: afterSeconds,
  })
  const share = rate(during.good, during) / highest.perSecond
  const lines = [
    `# Overload: ${values.times} times the highest rate`,
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} on ${availableParallelism()} cores (load of the machine ${loadavg()[0]?.toFixed(1)}), Node ${process.version}, ` +
      `by \`node bench/overload.ts\`: a market of ${values.jobs} live jobs, 60% searches, 25% details, 10% profiles, 5% applications with a resume of ` +
      `20 kB, over up to 1000 connections. The sending process shares the cores with the server and its database: sending twice as many requests takes twice the CPU, ` +
      'which the server then lacks, so the share below is lower than with clients on another machine. Times count from the moment at which a request was ' +
      'due; if the sender itself was late by seconds, the machine was too busy for this trial.',
    '',
    '| | |',
    '|---|---|',
    `| highest rate, closed loop, ${highest.connections} connections | ${highest.perSecond.toFixed(0)} per second |`,
    `| sent for ${seconds} s in an open loop | ${rate(during.sent, during).toFixed(0)} a second |`,
    `| delay of the sender: median, 99th percentile, longest | ${ms(during.lateMs.p50)}, ${ms(during.lateMs.p99)}, ${ms(during.lateMs.max)} |`,
    `| successes | ${rate(during.good, during).toFixed(0)} a second, ${(share * 100).toFixed(0)}% of the highest |`,
    `| rejected with 503 | ${rate(during.rejected, during).toFixed(0)} a second |`,
    `| other failures | ${problemsOf(during)} |`,
    `| time of successes: median, 99th percentile, longest | ${ms(during.goodMs.p50)}, ${ms(during.goodMs.p99)}, ${ms(during.goodMs.max)} |`,
    `| time of rejections: median, 99th percentile, longest | ${ms(during.rejectedMs.p50)}, ${ms(during.rejectedMs.p99)}, ${ms(during.rejectedMs.max)} |`,
    `| right afterwards, closed loop, ${afterConnections} connections | ${rate(after.good, after).toFixed(0)} a second, ${after.rejected} rejected, ${problemsOf(after)} others, 99th percentile ${ms(after.goodMs.p99)} |`,
    '',
    ...Object.entries(during.problems).map(([problem, count]) => `- ${problem}: ${count}`),
  ]
  const written = `${lines.join('\n').trim()}\n`
  writeFileSync(join(import.meta.dirname, 'results/overload.md'), written)
  say(`\n${written}`)
})

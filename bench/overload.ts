import { availableParallelism, loadavg } from 'node:os'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Report } from './mixed/plan.ts'
import { problemsOf } from './mixed/senders.ts'
import { withMarket } from './mixed/with-market.ts'

/*
 * Twice as many requests as can be answered: how many are answered well all the same, and how soon the others hear that they are
 * not. Talks to 127.0.0.1 alone and ends what it started: node bench/overload.ts --jobs=10000 --seconds=30
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
    `# ${values.times} times as many requests as can be answered`,
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} on ${availableParallelism()} cores (load of the machine ${loadavg()[0]?.toFixed(1)}), Node ${process.version}, ` +
      `by \`node bench/overload.ts\`: a market of ${values.jobs} live jobs, 60% searches, 25% details, 10% profiles, 5% applications with a resume of ` +
      `20 kB, over up to 1000 connections that come and go. The process that asks shares the cores with the server and its database: twice as many requests take it twice the time, ` +
      'which those two lack, so that the share below is less than it would be with the people elsewhere. Times run from the moment at which a request was ' +
      'due; where that process itself was late by seconds, the machine was too busy for this trial.',
    '',
    '| | |',
    '|---|---|',
    `| highest rate, closed loop, ${highest.connections} connections | ${highest.perSecond.toFixed(0)} a second |`,
    `| sent for ${seconds} s, whatever comes back | ${rate(during.sent, during).toFixed(0)} a second |`,
    `| asked later than due: median, 99th percentile, longest | ${ms(during.lateMs.p50)}, ${ms(during.lateMs.p99)}, ${ms(during.lateMs.most)} |`,
    `| good answers | ${rate(during.good, during).toFixed(0)} a second, ${(share * 100).toFixed(0)}% of the highest |`,
    `| refused with 503 | ${rate(during.refused, during).toFixed(0)} a second |`,
    `| anything else | ${problemsOf(during)} |`,
    `| good answers after: median, 99th percentile, longest | ${ms(during.goodMs.p50)}, ${ms(during.goodMs.p99)}, ${ms(during.goodMs.most)} |`,
    `| refusals after: median, 99th percentile, longest | ${ms(during.refusedMs.p50)}, ${ms(during.refusedMs.p99)}, ${ms(during.refusedMs.most)} |`,
    `| right afterwards, closed loop, ${afterConnections} connections | ${rate(after.good, after).toFixed(0)} a second, ${after.refused} refused, ${problemsOf(after)} others, 99th percentile ${ms(after.goodMs.p99)} |`,
    '',
    ...Object.entries(during.problems).map(([problem, count]) => `- ${problem}: ${count}`),
  ]
  const written = `${lines.join('\n').trim()}\n`
  writeFileSync(join(import.meta.dirname, 'results/overload.md'), written)
  say(`\n${written}`)
})

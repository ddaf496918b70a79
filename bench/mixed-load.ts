import { availableParallelism, loadavg } from 'node:os'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { problemsOf } from './mixed/senders.ts'
import { withMarket } from './mixed/with-market.ts'
import { residentMegabytes } from './processes.ts'

/*
 * Many minutes of a mixed load below the capacity: one line per minute, and no figure may grow. It uses
 * 127.0.0.1 only and stops what it started: node bench/mixed-load.ts --jobs=10000 --minutes=30
 */

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '10000' },
    minutes: { type: 'string', default: '30' },
    share: { type: 'string', default: '0.7' },
  },
})
const trialSeconds = 8

const say = (text: string) => process.stdout.write(`${text}\n`)

await withMarket(Number(values.jobs), async ({ product, senders }) => {
  const highest = await senders.findHighest(trialSeconds)
  const perSecond = highest.perSecond * Number(values.share)
  say(
    `highest ${highest.perSecond.toFixed(0)} per second; sending ${perSecond.toFixed(0)} per second`,
  )
  const rows: string[] = []
  const problems = new Map<string, number>()
  const totals = { sent: 0, good: 0, rejected: 0, others: 0 }
  const options = { way: { perSecond }, seconds: Number(values.minutes) * 60, reportSeconds: 60 }
  await senders.send(options, (report) => {
    const { seconds, sent, good, rejected, goodMs } = report
    // The rest at the end is shorter than a minute.
    if (seconds > 30) {
      const cells = [
        rows.length + 1,
        (good / seconds).toFixed(0),
        rejected,
        problemsOf(report),
        goodMs.p50.toFixed(1),
        goodMs.p99.toFixed(0),
        residentMegabytes(product.pid).toFixed(0),
      ]
      rows.push(`| ${cells.join(' | ')} |`)
      say(rows.at(-1) ?? '')
    }
    totals.sent += sent
    totals.good += good
    totals.rejected += rejected
    totals.others += problemsOf(report)
    for (const [problem, count] of Object.entries(report.problems)) {
      problems.set(problem, (problems.get(problem) ?? 0) + count)
    }
  })
  const lines = [
    `# ${values.minutes} minutes of mixed load`,
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} on ${availableParallelism()} cores (load of the machine ${loadavg()[0]?.toFixed(1)}), Node ${process.version}, ` +
      `by \`node bench/mixed-load.ts\`: a market of ${values.jobs} live jobs, 60% searches, 25% details, 10% profiles, 5% applications with a resume ` +
      `of 20 kB, ${perSecond.toFixed(0)} per second in an open loop, which is ${(Number(values.share) * 100).toFixed(0)}% of the highest rate in a closed loop ` +
      `(${highest.perSecond.toFixed(0)}). The sending process shares the cores with the server and its database.`,
    '',
    `Of ${totals.sent} requests ${totals.good} succeeded, ${totals.rejected} were rejected with 503, ${totals.others} failed otherwise.`,
    '',
    '| minute | successes per second | rejected | others | median ms | 99th percentile ms | memory of the server, MB |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
    ...[...problems].map(([problem, count]) => `- ${problem}: ${count}`),
  ]
  const written = `${lines.join('\n').trim()}\n`
  writeFileSync(join(import.meta.dirname, 'results/mixed-load.md'), written)
  say(`\n${written}`)
})

import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureAlerts } from './alerts/measure-alerts.ts'
import { reportAlerts } from './alerts/report-alerts.ts'
import { writeResult } from './write-result.ts'
import { applied } from './market/data-folder.ts'
import { applications, different, measureMarket } from './measure-market.ts'
import type { MarketFigures, Row } from './measure-market.ts'

/*
 * Compares the product over generated markets with a bare Node server, measured before and after each row. It uses
 * 127.0.0.1 only and stops what it started: npm run bench -- --jobs=10000,100000,1000000 --seconds=4
 * With --pages=20000, so many different list and job pages are rendered, which takes about ten minutes more per market.
 * With --rows='list page,public job page', only the rows whose names begin so are measured.
 * With --data=<folder>, the market is one that `node bench/market.ts` has filled with as many jobs; it stays.
 * The row 'job alerts' has a market and a report of its own (alerts.ts).
 * With --minutes=10, searches continue for so long at the end, and the report lists the server's memory for each minute.
 */

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '10000,100000,1000000' },
    seconds: { type: 'string', default: '4' },
    pages: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '0' },
    rows: { type: 'string', default: '' },
    data: { type: 'string' },
  },
})
const isWanted = (name: string): boolean =>
  values.rows.split(',').some((each) => name.startsWith(each))
const say = (text: string) => process.stdout.write(`${text}\n`)

async function main(): Promise<void> {
  const seconds = Number(values.seconds)
  const pages = Number(values.pages)
  const minutes = Number(values.minutes)
  const rows = values.rows.split(',')
  const lines = [
    '# Benchmarks over generated markets',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} on ${cpus().length} cores, Node ${process.version}, by \`npm run bench\`: ` +
      `16 connections in a closed loop. No request repeats within a row (${different.measured} different ones, ${pages} list and job pages each where there are as many jobs, ${different.mixed} in the mix), except in rows that say 'cached' or 'unchanged', which last ${seconds} s, and in the common half of the mix. Rendered pages are compressed, as browsers ask for them. 'Hits' is the share of lookups in the caches of searches (results), counts beside options and pages that found something; of the applications, ${applications.count} are measured after ${applications.before}. p95 in an open loop at half the highest rate, after a warm-up of one second, from a process that shares the cores. Embedded Postgres ` +
      'with its shipped settings. CPU is that of all serving processes, node and postgres, as the operating system counts it. ' +
      'A market looks as if the product had always run: the warnings of ending jobs are sent, ' +
      `${applied.applications} applications of ${applied.candidates} candidates are at the ${applied.jobs} newest jobs, and the database ` +
      'is vacuumed, analyzed and restarted once before the first measurement.',
    '',
  ]
  const folder = mkdtempSync(join(tmpdir(), 'kaamyab-bench-'))
  try {
    for (const jobs of values.jobs.split(',').map(Number)) {
      say(`${jobs} live jobs`)
      const dataDir = values.data ?? join(folder, String(jobs))
      lines.push(
        ...tableOf(
          jobs,
          await measureMarket(jobs, { dataDir, seconds, pages, minutes, rows, say }),
        ),
      )
    }
  } finally {
    // At the end, because removing many files slows the file system down for minutes.
    rmSync(folder, { recursive: true, force: true })
  }
  const text = lines.join('\n')
  writeResult('market', text)
  if (isWanted('job alerts')) {
    const size = { alerts: 100_000, liveJobs: 10_000, matched: 300 }
    writeResult('alerts', reportAlerts(await measureAlerts(size)))
  }
}

function tableOf(jobs: number, { rows, megabytesAtEnd, minutes }: MarketFigures): string[] {
  const memory = rows.flatMap(({ product }) => (product ? [product.megabytes] : []))
  return [
    `## ${jobs.toLocaleString('en-IN')} live jobs`,
    '',
    '| what | responses per second | share of hello | CPU per response | multiple of hello | p95 ms | MB | hits | |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows.map(lineOf),
    '',
    `Memory of the server: ${Math.max(...memory).toFixed(0)} MB at most, ${megabytesAtEnd.toFixed(0)} MB at the end.`,
    '',
    ...(minutes.length > 0
      ? [
          `Mixed searches continue; maximum of each minute, MB: ${minutes.map((each) => each.toFixed(0)).join(', ')}.`,
          '',
        ]
      : []),
  ]
}

function lineOf({ name, product, hello, p95Ms, hits = '', note = '' }: Row): string {
  const measured =
    product && hello
      ? [
          product.perSecond.toFixed(0),
          (product.perSecond / hello.perSecond).toFixed(3),
          `${product.cpuMicroseconds.toFixed(0)} µs`,
          `${(product.cpuMicroseconds / hello.cpuMicroseconds).toFixed(1)}x`,
        ]
      : ['', '', '', '']
  const cells = [
    name,
    ...measured,
    p95Ms?.toFixed(1) ?? '',
    product?.megabytes.toFixed(0) ?? '',
    hits,
    note,
  ]
  return `| ${cells.join(' | ')} |`
}

await main()

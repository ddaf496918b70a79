import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { keepResult } from './keep-result.ts'
import { applied } from './market/data-folder.ts'
import { applications, measureMarket, mixSeconds } from './measure-market.ts'
import type { MarketFigures, Row } from './measure-market.ts'

/*
 * Figures of made-up markets, each beside a bare Node server measured before and after it in the same run. Talks to
 * 127.0.0.1 alone and ends what it started: npm run bench -- --jobs=10000,100000,1000000 --seconds=4
 * With --minutes=10 searches go on for so long after the rest, and the server's memory is told for each minute.
 */

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '10000,100000,1000000' },
    seconds: { type: 'string', default: '4' },
    minutes: { type: 'string', default: '0' },
  },
})
const say = (text: string) => process.stdout.write(`${text}\n`)

async function main(): Promise<void> {
  const [seconds, minutes] = [Number(values.seconds), Number(values.minutes)]
  const lines = [
    '# Figures over made-up markets',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} on ${cpus().length} cores, Node ${process.version}, by \`npm run bench\`: ` +
      `16 connections in a closed loop, ${seconds} s each, but the mix of searches ${mixSeconds} s, so that every kept page is found anew within them, and applying, of which ${applications.count} are measured after ${applications.before}; p95 in an open loop at half the highest rate, after a second of it, by a process that shares the cores; embedded Postgres ` +
      'with its shipped settings. CPU is that of all that serves, node and postgres, by the accounts of the operating system. ' +
      'A market is filled as if the product had always run: who was to be told that a job ends has been told, ' +
      `${applied.applications} applications of ${applied.candidates} candidates lie with the ${applied.jobs} newest jobs, and the database ` +
      'is tidied (vacuum, analyze) and stopped once before anything is measured.',
    '',
  ]
  const folder = mkdtempSync(join(tmpdir(), 'kaamyab-bench-'))
  try {
    for (const jobs of values.jobs.split(',').map(Number)) {
      say(`${jobs} live jobs`)
      const dataDir = join(folder, String(jobs))
      lines.push(...tableOf(jobs, await measureMarket(jobs, { dataDir, seconds, minutes, say })))
    }
  } finally {
    // At the end: for minutes after many files were removed, the file system takes longer to make new ones.
    rmSync(folder, { recursive: true, force: true })
  }
  const text = lines.join('\n')
  keepResult('market', text)
}

function tableOf(jobs: number, { rows, megabytesAtEnd, minutes }: MarketFigures): string[] {
  const memory = rows.flatMap(({ product }) => (product ? [product.megabytes] : []))
  return [
    `## ${jobs.toLocaleString('en-IN')} live jobs`,
    '',
    '| what | answers a second | share of hello | CPU an answer | multiple of hello | p95 ms | MB | |',
    '|---|---|---|---|---|---|---|---|',
    ...rows.map(lineOf),
    '',
    `Memory of the server: ${Math.max(...memory).toFixed(0)} MB at most, ${megabytesAtEnd.toFixed(0)} MB at the end.`,
    '',
    ...(minutes.length > 0
      ? [
          `Mixed searches go on; the most of each minute, MB: ${minutes.map((each) => each.toFixed(0)).join(', ')}.`,
          '',
        ]
      : []),
  ]
}

function lineOf({ name, product, hello, p95Ms, note = '' }: Row): string {
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
    note,
  ]
  return `| ${cells.join(' | ')} |`
}

await main()

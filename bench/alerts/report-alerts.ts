import { cpus } from 'node:os'
import type { AlertFigures } from './measure-alerts.ts'

/** The report of the measurement, as Markdown. */
export function reportAlerts({
  alerts,
  jobs,
  readMs,
  findWorkMs,
  findMs,
  matchMs,
  found,
}: AlertFigures): string {
  const day = new Date().toISOString().slice(0, 10)
  const at = (numbers: readonly number[], share: number): number =>
    numbers[Math.min(numbers.length - 1, Math.floor(share * numbers.length))] ?? 0
  const row = (name: string, numbers: readonly number[], digits: number) =>
    `| ${name} | ${[0.5, 0.95, 1].map((share) => at(numbers, share).toFixed(digits)).join(' | ')} |`
  return [
    '# Job alerts against a new job',
    '',
    `Measured ${day} on ${cpus().length} cores, Node ${process.version}, by \`node bench/alerts.ts\` (a part of \`npm run bench\`): ` +
      `${alerts.toLocaleString('en-IN')} alerts of ${Math.ceil(alerts / 5).toLocaleString('en-IN')} candidates in a market of ${jobs.toLocaleString('en-IN')} live jobs, ` +
      `embedded Postgres with its shipped settings. ${matchMs.length} jobs go live one after the other: each finds its alerts, and then does so again and is noted for each candidate, in one statement.`,
    '',
    '| | median | p95 | worst |',
    '|---|---|---|---|',
    row('a job finds its alerts, ms', findMs, 1),
    row('it finds them and notes itself for each candidate, ms', matchMs, 1),
    row('candidates that it was found for', found, 0),
    '',
    `Finding takes ${findWorkMs.toFixed(1)} ms of processor time, of the program and the database together, in the mean. The other times are those of a clock on a machine that may have other work.`,
    '',
    `Reading the search of an alert, when it is kept and once a day: ${readMs.toFixed(2)} ms.`,
    '',
  ].join('\n')
}

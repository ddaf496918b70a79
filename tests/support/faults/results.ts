import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'

const file = join(import.meta.dirname, '../../../bench/results/faults.md')
const head = `# Fault trials and their results

Each section is the last result of a test under \`tests/faults\`, by \`npm run test:long\`.
`

/** Writes a table of figures under its title and replaces the previous one. */
export function writeResult(
  title: string,
  said: string,
  rows: readonly (readonly [what: string, figure: string | number])[],
): void {
  const section = [
    `## ${title}`,
    '',
    `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, load of the machine ${loadavg()[0]?.toFixed(1)}, Node ${process.version}. ${said}`,
    '',
    '| what | figure |',
    '|---|---|',
    ...rows.map(([what, figure]) => `| ${what} | ${figure} |`),
    '',
  ].join('\n')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : head
  const others = text.split(/^(?=## )/m)
  const at = others.findIndex((each) => each.startsWith(`## ${title}\n`))
  if (at === -1) others.push(`\n${section}`)
  else others[at] = section
  writeFileSync(file, `${others.map((each) => each.trim()).join('\n\n')}\n`)
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes a report to `bench/results` and prints it. */
export function writeResult(name: string, text: string): void {
  const folder = join(import.meta.dirname, 'results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.md`), text)
  process.stdout.write(`\n${text}\n`)
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Keeps what was measured beside the other figures, and shows it. */
export function keepResult(name: string, text: string): void {
  const folder = join(import.meta.dirname, 'results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.md`), text)
  process.stdout.write(`\n${text}\n`)
}

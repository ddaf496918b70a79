import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { specification } from '../tests/spec/specification.ts'
import { readCode } from './spec-coverage/code.ts'
import { pagePath, writePage } from './spec-coverage/page.ts'
import { findProblems } from './spec-coverage/problems.ts'

/* Writes the page that shows the specification beside its tests; with --check it only looks. */

const root = join(import.meta.dirname, '..')
const problems = findProblems(root, specification, readCode(root))
const page = writePage(specification)

if (process.argv.includes('--check')) {
  if (readFileSync(join(root, pagePath), 'utf8') !== page)
    problems.push(`${pagePath} is out of date: run npm run coverage:spec`)
} else {
  writeFileSync(join(root, pagePath), page)
}

for (const problem of problems) process.stderr.write(`${problem}\n`)
process.stdout.write(`${pagePath}: ${problems.length} problems\n`)
process.exitCode = problems.length === 0 ? 0 : 1

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  findOpen,
  findProblems,
  pagePath,
  readMarkedTests,
  writePage,
} from './threat-coverage/coverage.ts'

/* Prints the threats that no test shows and writes the page of all; with --check it only looks. */

const root = join(import.meta.dirname, '..')
const tests = readMarkedTests(root)
const problems = findProblems(tests)
const page = writePage(tests)

if (process.argv.includes('--check')) {
  if (readFileSync(join(root, pagePath), 'utf8') !== page)
    problems.push(`${pagePath} is out of date: run npm run coverage:threats`)
} else {
  writeFileSync(join(root, pagePath), page)
}

for (const line of findOpen(tests)) process.stdout.write(`${line}\n`)
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.stdout.write(`${pagePath}: ${tests.length} tests, ${problems.length} problems\n`)
process.exitCode = problems.length === 0 ? 0 : 1

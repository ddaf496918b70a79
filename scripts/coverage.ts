import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { claims } from '../tests/spec/claims.ts'
import { findClaimProblems } from './coverage/claims.ts'
import { readCode } from './coverage/code.ts'
import { readKnownTests } from './coverage/tests.ts'
import { writePage } from './coverage/page.ts'
import { findThreatProblems } from './coverage/threats.ts'

/* Writes test-results/coverage.md: the claims and the threats beside their tests. Prints what does not fit. */

const root = join(import.meta.dirname, '..')
const tests = readKnownTests(root)
const problems = [...findClaimProblems(claims, tests, readCode(root)), ...findThreatProblems(tests)]
const page = join(root, 'test-results/coverage.md')
mkdirSync(join(root, 'test-results'), { recursive: true })
writeFileSync(page, writePage(tests))

for (const problem of problems) process.stderr.write(`${problem}\n`)
process.stdout.write(`${page}: ${problems.length} problems\n`)
process.exitCode = problems.length === 0 ? 0 : 1

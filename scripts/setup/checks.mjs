import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { ensurePackages } from './packages.mjs'
import { ensurePages } from './pages.mjs'
import { inRoot } from './places.mjs'
import { run } from './processes.mjs'
import { say, SetupError } from './report.mjs'

const reports = inRoot('test-results/totals')

/** Everything that must hold before a change is taken in; ends at the first thing that does not. */
export async function runChecks(node) {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/journeys.json` }
  delete env.NODE_ENV
  const tool = async (title, program, args) => {
    say(`\n== ${title}`)
    const { code, interrupted } = await run(node, [inRoot('node_modules', program), ...args], {
      env,
    })
    if (interrupted) throw new SetupError('', 130)
    if (code !== 0) throw new SetupError(`Failed: ${title}.`)
  }
  try {
    await tool('Types of the routes', '@react-router/dev/bin.cjs', ['typegen'])
    for (const project of typeProjects()) {
      await tool(`Types: ${project}`, 'typescript/bin/tsc', ['-p', project])
    }
    await tool('Lint', 'oxlint/bin/oxlint', ['--type-aware'])
    say('\n== Pages')
    await ensurePages(node)
    await ensurePackages('tests/html')
    const vitestReport = [
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reports}/tests.json`,
    ]
    await tool('Rules and HTTP tests', 'vitest/vitest.mjs', ['run', ...vitestReport])
    await tool('Journeys in a browser', '@playwright/test/cli.js', ['test', '--reporter=list,json'])
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    if (error.message !== '') process.stderr.write(`\n${error.message}\n`)
    sayTotals()
    throw new SetupError('', error.exitCode)
  }
  sayTotals()
}

/** Those of the tests that try many things, hostile files and failures of any kind, with many more of them. */
export async function runLongTests(node) {
  const env = { ...process.env, TEST_EFFORT: 'long' }
  delete env.NODE_ENV
  const races = ['tests/http/applications.test.ts', 'tests/http/admin-status.test.ts']
  const wanted = [
    'tests/faults',
    'tests/hostile',
    'tests/money',
    'tests/search',
    ...races,
    'src/server/db/migrate.test.ts',
  ]
  const args = [inRoot('node_modules/vitest/vitest.mjs'), 'run', ...wanted]
  const { code, interrupted } = await run(node, args, { env })
  if (interrupted) throw new SetupError('', 130)
  if (code !== 0) throw new SetupError('Failed: the long tests.')
}

const typeProjects = () =>
  readdirSync(inRoot('.'))
    .filter((name) => /^tsconfig\..+\.json$/.test(name) && name !== 'tsconfig.base.json')
    .sort()

const sum = (...counts) => counts.reduce((total, count) => total + (count ?? 0), 0)

function sayTotals() {
  const tests = readReport('tests.json')
  const journeys = readReport('journeys.json')?.stats
  const passed = sum(tests?.numPassedTests, journeys?.expected, journeys?.flaky)
  const failed = sum(tests?.numFailedTests, journeys?.unexpected)
  const skipped = sum(tests?.numPendingTests, tests?.numTodoTests, journeys?.skipped)
  say(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
}

function readReport(name) {
  const file = `${reports}/${name}`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

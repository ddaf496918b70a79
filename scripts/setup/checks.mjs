import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensurePackages } from './packages.mjs'
import { ensurePages } from './pages.mjs'
import { inRoot } from './places.mjs'
import { run } from './processes.mjs'
import { say, SetupError } from './report.mjs'
import { takeTurns } from './turns.mjs'

const reports = inRoot('test-results/totals')

/**
 * Everything that must hold before a change is taken in, in two rows side by side: what goes wrong ends what would have
 * come after it in its row.
 *
 * @param {{ effort: 'core' | 'full' }} options `full` before a release: all journeys, and the trials of faults and hostile input
 */
export async function runChecks(node, { effort }) {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const env = {
    ...process.env,
    TEST_EFFORT: effort,
    PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/journeys.json`,
  }
  delete env.NODE_ENV
  if (process.stdout.isTTY && env.NO_COLOR === undefined) env.FORCE_COLOR ??= '1'
  const tool = async (hear, title, program, args) => {
    hear(`\n== ${title}\n`)
    const command = [inRoot('node_modules', program), ...args]
    const { code, interrupted } = await run(node, command, { env, hear })
    if (interrupted) throw new SetupError('', 130)
    if (code !== 0) throw new SetupError(`Failed: ${title}.`)
  }
  let building
  /** Once, for whoever needs them. */
  const buildPages = (hear) =>
    (building ??= (async () => {
      hear('\n== Pages\n')
      await ensurePages(node)
      await ensurePackages('tests/html')
    })())
  const checkSources = async (hear) => {
    await tool(hear, 'Format', 'oxfmt/bin/oxfmt', ['--check'])
    await tool(hear, 'Unused files, exports and packages', 'knip/bin/knip.js', [])
    await tool(hear, 'Types of the routes', '@react-router/dev/bin.cjs', ['typegen'])
    for (const project of typeProjects()) {
      // With one checker no type is worked out twice, and the other processor builds the pages.
      await tool(hear, `Types: ${project}`, 'typescript/bin/tsc', [
        '-p',
        project,
        '--checkers',
        '1',
      ])
    }
    await tool(hear, 'Lint', 'oxlint/bin/oxlint', ['--type-aware'])
  }
  const vitestReport = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/tests.json`,
  ]
  const runTests = (hear) =>
    tool(hear, 'Rules and HTTP tests', 'vitest/vitest.mjs', ['run', ...vitestReport])
  const runJourneys = (hear) =>
    tool(hear, 'Journeys in a browser', '@playwright/test/cli.js', ['test', '--reporter=list,json'])
  try {
    await sideBySide(
      async (hear) => {
        await checkSources(hear)
        await buildPages(hear)
        await runTests(hear)
      },
      async (hear) => {
        await buildPages(hear)
        await runJourneys(hear)
      },
    )
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    if (error.message !== '') process.stderr.write(`\n${error.message}\n`)
    sayTotals()
    throw new SetupError('', error.exitCode)
  }
  sayTotals()
}

/** Each is handed what shows its words; all come to their end, whatever becomes of the others. */
async function sideBySide(...works) {
  const turns = takeTurns(works.length)
  const ends = await Promise.allSettled(
    works.map((work, place) => work(turns[place].say).finally(turns[place].end)),
  )
  const errors = ends.filter(({ status }) => status === 'rejected').map(({ reason }) => reason)
  const [first] = errors
  if (first === undefined) return
  const unknown = errors.find((error) => !(error instanceof SetupError))
  if (unknown !== undefined) throw unknown
  const messages = [...new Set(errors.map(({ message }) => message))].filter((one) => one !== '')
  throw new SetupError(messages.join('\n'), first.exitCode)
}

/** Those of the tests that try many things, hostile files and failures of any kind, with many more of them. */
export async function runLongTests(node) {
  const env = { ...process.env, TEST_EFFORT: 'long' }
  delete env.NODE_ENV
  const runLong = async (title, program, args) => {
    const { code, interrupted } = await run(node, [inRoot('node_modules', program), ...args], {
      env,
    })
    if (interrupted) throw new SetupError('', 130)
    if (code !== 0) throw new SetupError(`Failed: ${title}.`)
  }
  await ensurePages(node)
  await runLong('the long tests', 'vitest/vitest.mjs', ['run', ...testsWithEffort()])
  await runLong('the long journeys', '@playwright/test/cli.js', ['test'])
}

/** Tests of the long run alone, and those that try more in it. */
const testsWithEffort = () =>
  ['src', 'tests']
    .flatMap((folder) =>
      readdirSync(inRoot(folder), { recursive: true }).map((path) => join(folder, path)),
    )
    .filter((path) => path.endsWith('.test.ts'))
    .filter(
      (path) =>
        path.endsWith('.long.test.ts') ||
        readFileSync(inRoot(path), 'utf8').includes('support/effort.ts'),
    )

const typeProjects = () =>
  readdirSync(inRoot('.'))
    .filter((name) => /^tsconfig\..+\.json$/.test(name) && name !== 'tsconfig.base.json')
    .sort()

const sum = (...counts) => counts.reduce((total, count) => total + (count ?? 0), 0)

function sayTotals() {
  const tests = readReport('tests.json')
  const journeyReport = readReport('journeys.json')
  const journeys = journeyReport?.stats
  const passed = sum(tests?.numPassedTests, journeys?.expected, journeys?.flaky)
  const failed = sum(tests?.numFailedTests, journeys?.unexpected)
  const skipped = sum(tests?.numPendingTests, tests?.numTodoTests, journeys?.skipped)
  for (const { title, message } of [...failedTests(tests), ...failedJourneys(journeyReport)]) {
    say(`\nFAILED ${title}\n${firstLines(message)}`)
  }
  say(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
}

/** @returns {{ title: string, message: string }[]} What the end of a long output would otherwise not show. */
function failedTests(report) {
  return (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message ? [{ title: name, message }] : []
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${name} > ${fullName}`,
      message: failureMessages.join('\n'),
    }))
  })
}

/** @returns {{ title: string, message: string }[]} */
function failedJourneys(report) {
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]
  const failed = specsOf(report ?? {}).filter(({ ok }) => !ok)
  return failed.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      title: `${file} > ${title} [${projectName}]`,
      message: results
        .flatMap(({ errors }) => errors.map(({ message }) => message ?? ''))
        .join('\n'),
    })),
  )
}

const firstLines = (text) => text.split('\n').slice(0, 25).join('\n')

function readReport(name) {
  const file = `${reports}/${name}`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

import { readFileSync } from 'node:fs'
import { runChecks, runLongTests } from './checks.mjs'
import { findNode } from './node.mjs'
import { ensurePackages } from './packages.mjs'
import { ensurePages } from './pages.mjs'
import { inRoot } from './places.mjs'
import { run, stopWithParent } from './processes.mjs'
import { SetupError } from './report.mjs'

/** What a process of the server is started with, in the containers and under systemd too. */
const serverEnvironment = JSON.parse(
  readFileSync(new URL('server-environment.json', import.meta.url), 'utf8'),
)

const verbs = {
  start: async (node, args) => {
    await ensurePages(node)
    return serve(node, ['src/server/main.ts', ...args])
  },
  // Pages reload themselves; the process starts again for the rest alone.
  dev: (node, args) =>
    serve(node, [
      '--watch-path=src/server',
      '--watch-path=src/contract',
      '--watch-path=messages',
      '--watch-preserve-output',
      'src/server/main.ts',
      '--dev',
      ...args,
    ]),
  build: (node) => ensurePages(node, { isForced: true }),
  test: (node) => runChecks(node, { effort: 'core' }),
  'test:full': (node) => runChecks(node, { effort: 'full' }),
  'test:long': (node) => runLongTests(node),
  bench: async (node, args) => {
    await ensurePages(node)
    return runToEnd(node, ['bench/run.ts', ...args])
  },
  admin: (node, args) => runToEnd(node, ['scripts/admin.ts', ...args]),
  ledger: (node, args) => runToEnd(node, ['scripts/ledger.ts', ...args]),
  doctor: (node, args) => runToEnd(node, ['scripts/doctor.ts', ...args]),
  backup: (node, args) => runToEnd(node, ['scripts/backup.ts', ...args]),
  restore: (node, args) => runToEnd(node, ['scripts/restore.ts', ...args]),
}

/** Brings the checkout as far as the verb needs it and carries the verb out. */
export async function runVerb(name, args) {
  try {
    const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
    if (verb === undefined) throw new SetupError(`There is only: ${Object.keys(verbs).join(', ')}.`)
    await ensurePackages()
    await verb(findNode(), args)
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    if (error.message !== '') process.stderr.write(`${error.message}\n`)
    process.exitCode = error.exitCode
  }
}

async function serve(node, args) {
  stopWithParent(() => process.kill(process.pid, 'SIGTERM'))
  const env = {
    // Cached code takes seconds off a start.
    NODE_COMPILE_CACHE: inRoot('node_modules/.cache/compiled'),
    ...serverEnvironment,
    ...process.env,
  }
  process.exitCode = (await run(node, args, { channel: true, env })).code
}

async function runToEnd(node, args) {
  process.exitCode = (await run(node, args)).code
}

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { isCoreRun, isLongRun } from './tests/support/effort.ts'

const root = import.meta.dirname

/** What tells how much memory of its own process something takes has a process of its own. */
const measuring = globSync('{src,tests}/**/*.test.ts', { cwd: root }).filter((file) =>
  /memoryUsage|bytesInUse/.test(readFileSync(join(root, file), 'utf8')),
)

/** What takes long and breaks seldom: `npm test` leaves out the trials, and only `npm run test:long` runs the longest. */
const leftOut = [
  ...(isLongRun ? [] : ['**/*.long.test.ts']),
  ...(isCoreRun ? ['tests/{backup,boot,faults,hostile,money}/**'] : []),
]

const patience = {
  testTimeout: 40_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
}

/** Node reads our sources as they are, as in production, and nothing is mocked. */
const experimental = { viteModuleRunner: false, nodeLoader: false }

/** The processes that tests start share what Node compiled. */
const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') }

export default defineConfig({
  test: {
    globalSetup: ['tests/support/test-database.ts'],
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...patience,
          env,
          experimental,
          name: 'together',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['tests/journeys/**', '**/node_modules/**', ...measuring, ...leftOut],
          pool: 'forks',
          // Nothing of ours works when it is imported, so what one file imported serves the next one.
          isolate: false,
        },
      },
      {
        test: {
          ...patience,
          env,
          experimental,
          name: 'alone',
          include: measuring,
          exclude: leftOut,
          pool: 'forks',
        },
      },
    ],
  },
})

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const setup = fileURLToPath(new URL('../../scripts/setup.mjs', import.meta.url))

it('refuses a Node that is too old before it loads anything', () => {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '18.20.8' })`
  const result = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, setup, 'start'],
    { encoding: 'utf8' },
  )
  expect(result.status).toBe(1)
  expect(result.stdout).toBe('')
  expect(result.stderr).toBe('Node 18.20.8 is too old: install Node 20 or newer.\n')
})

it('names its verbs when it is given another', () => {
  const result = spawnSync(process.execPath, [setup, 'fly'], { encoding: 'utf8' })
  expect(result.status).toBe(1)
  expect(result.stderr).toBe(
    'There is only: start, dev, build, test, test:full, test:long, bench, admin, ledger, doctor, backup, restore.\n',
  )
})

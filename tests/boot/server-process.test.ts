import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import serverProcess from '../../scripts/setup/server-process.json' with { type: 'json' }

const { flags, environment } = serverProcess
const settings = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
const deployed = (name: string) =>
  readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8')

test('a unit of systemd starts the server as npm start does', () => {
  const unit = deployed('kaamyab.service')
  expect(unit).toContain(`Environment=${settings.join(' ')}\n`)
  expect(unit).toMatch(
    new RegExp(`^ExecStart=\\S+ ${flags.join(' ')} \\S+/src/server/main\\.ts$`, 'm'),
  )
})

test('a container starts the server as npm start does', () => {
  const container = deployed('Containerfile')
  expect(container).toContain(`ENV ${settings.join(' ')}\n`)
  expect(container).toContain(
    `CMD ${JSON.stringify(['node', ...flags, 'src/server/main.ts']).replaceAll(',', ', ')}\n`,
  )
})

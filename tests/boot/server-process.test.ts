import { existsSync, readFileSync } from 'node:fs'
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

test('an image takes in nothing of this machine that git does not hold', () => {
  const linesOf = (name: string) =>
    readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
  const unheld = linesOf('.gitignore').map((line) => {
    const name = line.replace(/\/$/, '')
    return name.startsWith('/') ? name.slice(1) : `**/${name}`
  })
  expect(linesOf('.dockerignore')).toEqual(expect.arrayContaining(['.git', ...unheld]))
})

test('what the container file copies is there', () => {
  const copied = [...deployed('Containerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
    ([, names = '']) => names.split(' '),
  )
  expect(copied.length).toBeGreaterThan(2)
  for (const name of copied)
    expect(existsSync(new URL(`../../${name}`, import.meta.url))).toBe(true)
})

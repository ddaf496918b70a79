import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import serverEnvironment from '../../scripts/setup/server-environment.json' with { type: 'json' }

const deployed = (name: string) =>
  readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8')

test('an image has no file that git ignores', () => {
  const linesOf = (name: string) =>
    readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
  const ignored = linesOf('.gitignore').map((line) => {
    const name = line.replace(/\/$/, '')
    return name.startsWith('/') ? name.slice(1) : `**/${name}`
  })
  expect(linesOf('.dockerignore')).toEqual(expect.arrayContaining(['.git', ...ignored]))
})

test('a deployed node has the environment that npm start gives it', () => {
  const settings = Object.entries(serverEnvironment)
  const inImage = settings.map(([name, value]) => `${name}="${value}"`)
  const inUnit = settings.map(([name, value]) => `"${name}=${value}"`)
  expect(deployed('Containerfile')).toContain(`ENV ${inImage.join(' ')}`)
  expect(deployed('kaamyab.service')).toContain(`Environment=${inUnit.join(' ')}`)
})

test('the files that the container file copies exist', () => {
  const copied = [...deployed('Containerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
    ([, names = '']) => names.split(' '),
  )
  expect(copied.length).toBeGreaterThan(2)
  for (const name of copied)
    expect(existsSync(new URL(`../../${name}`, import.meta.url))).toBe(true)
})

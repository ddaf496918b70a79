import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutPluralForm } from '#contract/i18n/message-keys.ts'
import { availableLocales, readCatalogue } from '#server/lib/languages.ts'

const root = join(import.meta.dirname, '..')
const source = globSync('{src,scripts}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n')

const english = readCatalogue('en')
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).toSorted()

test('every message of the catalogue is used', () => {
  const whole = new Set(source.match(/[\w-]+(?:\.[\w-]+)+/g))
  // Keys of which a part is known only when the program runs.
  const open = [...source.matchAll(/`([\w-]+\.[\w.-]*)\$\{[^`]*?\}([\w.-]*)`/g)].map(
    ([, start = '', end = '']) => ({ start, end }),
  )
  const unused = Object.keys(english)
    .map((key) => withoutPluralForm(key))
    .filter((key) => !whole.has(key))
    .filter((key) => !open.some(({ start, end }) => key.startsWith(start) && key.endsWith(end)))
  expect(unused).toEqual([])
})

test.each(availableLocales())('%s has every message, with its placeholders and tags', (locale) => {
  const catalogue = readCatalogue(locale)
  const forms = (one: Readonly<Record<string, string>>) =>
    new Set(Object.keys(one).map((key) => withoutPluralForm(key)))
  expect(forms(catalogue)).toEqual(forms(english))
  const differing = Object.entries(catalogue).filter(([key, text]) => {
    const original = english[key] ?? english[`${withoutPluralForm(key)}_other`] ?? ''
    return placeholders(text).join() !== placeholders(original).join()
  })
  expect(differing).toEqual([])
})

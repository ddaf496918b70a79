import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/*
 * What people read is in the catalogue, and what depends on a language is written by the translator. Text between the
 * tags of a component is the linter's (`react/jsx-no-literals`).
 */

const root = join(import.meta.dirname, '..')
const read = (path: string) => ({ path, text: readFileSync(join(root, path), 'utf8') })
const sources = globSync('src/{web,server/{features,http,lib}}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map(read)

/** Files whose sentences the operators read: logs, names of caches, the check of the books. */
const forOperators =
  /payments\/(?:ledger\.(?:repository|service)|settlement\.service)|live-counts|(?:job-choices|home-jobs)\.service|search-dictionary/
/** What is typed in a test, in the language of the test whatever that of the page. */
const typedTexts = /typing-tests\/passages/
/** A blurred stand-in for a name. */
const standIns = ['Xxxxxx Xxxxxx']

/** What developers and operators read: errors and logs. */
const isForDevelopers = (before: string) =>
  /\b(?:throw|Error\(|log(?:\.\w+|\[\w+\])\()[^;{}]*$/.test(before) || /\blog\b.*$/.test(before)

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1')

/** A capital letter, and two words at least; or one word as the value of a spoken attribute. */
const sentence = /(['"`])(\p{Lu}[\p{L}’]*,? \p{L}[^'"`\n]*)\1/gu
const spoken = /\b(?:aria-label|placeholder|title|alt|label)="([^"]*\p{L}{2}[^"]*)"/gu

function findSentences(source: string): string[] {
  const text = withoutComments(source)
  const sentences = [...text.matchAll(sentence)]
    .filter(({ index }) => !isForDevelopers(text.slice(Math.max(0, index - 200), index)))
    .map(([, , found = '']) => found)
  const attributes = [...text.matchAll(spoken)].map(([, found = '']) => found)
  return [...sentences, ...attributes].filter((found) => !standIns.includes(found))
}

/** A language or a country that is fixed: `toLocaleString('en-IN')`. */
const fixedFormat =
  /\.toLocale(?:Date|Time)?String\(|new Intl\.(?:DateTimeFormat|NumberFormat|ListFormat|PluralRules|RelativeTimeFormat)\(/

describe('no sentence stands outside of the catalogue', () => {
  test('in the pages and the rooms of the server', () => {
    const found = sources
      .filter(({ path }) => !forOperators.test(path) && !typedTexts.test(path))
      .flatMap(({ path, text }) => findSentences(text).map((each) => `${path}: ${each}`))
    expect(found).toEqual([])
  })

  test.each([
    [`const title = 'Your job is live'`, ['Your job is live']],
    [`<Field label="Name" />`, ['Name']],
    ['return `Sent on ${day}`', ['Sent on ${day}']],
    [`throw new Error('A part has a filter')`, []],
    [`log.warn({ id }, 'A payment arrived')`, []],
    [`// A comment: 'Your job is live'`, []],
    [`const key = 'job.title'`, []],
  ])('%s', (source, expected) => {
    expect(findSentences(source)).toEqual(expected)
  })
})

test('dates, numbers and lists are written by the translator', () => {
  expect(sources.filter(({ text }) => fixedFormat.test(text)).map(({ path }) => path)).toEqual([])
})

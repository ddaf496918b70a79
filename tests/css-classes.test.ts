import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', 'src', 'web')
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'))

/** The class names in the selectors of a stylesheet. */
function classesIn(css: string): string[] {
  const selectors = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/[^{};]+(?=\{)/g) ?? []
  return selectors
    .filter((selector) => !selector.trim().startsWith('@'))
    .flatMap((selector) => selector.match(/(?<=\.)[a-z][\w-]*/g) ?? [])
}

/** The words of the strings in a line of code; of a template, with its `${...}` in place. */
function wordsIn(line: string): string[] {
  const strings = line.match(/'[^']*'|"[^"]*"|`[^`]*`/g) ?? []
  return strings.flatMap((text) => text.slice(1, -1).split(/[\s'"`]+/))
}

const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line)
const lines = read('**/*.{ts,tsx}').flatMap((code) => code.split('\n'))
const words = new Set(lines.filter((line) => !isComment(line)).flatMap(wordsIn))
const stems = [...words].flatMap((word) => /^([\w-]+-)\$\{/.exec(word)?.[1] ?? [])

/** A class is used where a string holds it, or its stem before a value: `btn--${kind}`. */
function isUsed(name: string): boolean {
  return (
    words.has(name) ||
    stems.some((stem) => name.startsWith(stem) && words.has(name.slice(stem.length)))
  )
}

test('every class of the stylesheets is used', () => {
  const classes = new Set(read('**/*.css').flatMap(classesIn))
  expect(classes.size).toBeGreaterThan(200)
  expect([...classes].filter((name) => !isUsed(name))).toEqual([])
})

test('every width in a stylesheet is a breakpoint of the theme', () => {
  const widths = read('**/*.css').flatMap((css) => css.match(/@media[^{]*width[^{]*/g) ?? [])
  expect(widths).toEqual([])
})

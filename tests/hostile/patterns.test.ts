import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/*
 * A pattern that backtracks without end stops the whole server. Every one that stands in the code is
 * tried with long texts made from what it looks for, almost right and wrong at the very end.
 */

const root = join(import.meta.dirname, '../..')
/** Long enough that a pattern which looks at every three letters of a text together takes minutes. */
const length = 4000
/** Of the processor's time, for one text: fifteen times what the slowest takes on a busy machine. */
const mostCpuMs = 250

/** A literal: what stands between slashes where a value may stand, in code that no formatter leaves odd. */
const literal =
  /(?<=[=(,:[!&|?{};\n]\s*|return\s+)\/((?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuvy]*)/g

type Pattern = { readonly where: string; readonly expression: RegExp }

const patterns: Pattern[] = globSync('src/{contract,server}/**/*.ts', { cwd: root })
  .filter((path) => !path.endsWith('.test.ts'))
  .flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(literal)].map(
      ([, source = '', flags = '']) => ({
        where: `${path}: /${source}/`,
        expression: new RegExp(source, flags.replace(/[gy]/, '')),
      }),
    ),
  )

const repeated = (unit: string) => unit.repeat(Math.ceil(length / unit.length))

/** Long texts for a pattern: runs of what it names, of common classes, and of pairs of them. */
function textsFor({ source }: RegExp): string[] {
  const named = new Set(
    source.replaceAll(/\\[dDwWsSbBpPu](?:\{[^}]*\})?/g, '').match(/[^\\()[\]{}|^$?*+]/g),
  )
  const letters = [
    ...new Set(['a', '0', ' ', '.', '-', '@', '/', '\n', 'é', ...[...named].slice(0, 12)]),
  ]
  const units = [...letters, ...letters.flatMap((one) => [`${one}a`, `a${one}`, `${one}0`])]
  return units.flatMap((unit) => {
    const run = repeated(unit)
    return [run, `${run}\u0000`, `${run}!`, `a${run}`, `a@a${run}@`]
  })
}

function cpuMsOf(expression: RegExp, text: string): number {
  const before = process.cpuUsage()
  expression.test(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Texts over which a pattern thinks for too long; once more, in case that something else ran meanwhile. */
const slowTexts = ({ expression }: Pattern): string[] =>
  textsFor(expression)
    .filter(
      (text) => cpuMsOf(expression, text) > mostCpuMs && cpuMsOf(expression, text) > mostCpuMs,
    )
    .map((text) => JSON.stringify(text.slice(0, 20)))

describe('I6: no pattern can be made to think for long', () => {
  test('all of them are found', () => {
    expect(patterns.length).toBeGreaterThan(60)
    const found = patterns.map(({ where }) => where).join('\n')
    expect(found).toContain(String.raw`[^\s@<>"]+@[^\s@<>"]+`)
    expect(found).toContain('[1-9]')
  })

  test.each(patterns)('$where', (pattern) => {
    expect(slowTexts(pattern)).toEqual([])
  })

  test('one that can would be noticed', () => {
    expect(cpuMsOf(/^a*a*a*b$/, 'a'.repeat(1500))).toBeGreaterThan(mostCpuMs)
  })
})

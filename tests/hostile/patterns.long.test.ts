import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/*
 * A regular expression with catastrophic backtracking stops the whole server. Each one in the code is
 * tested with long texts that almost match and fail at the end.
 */

const root = join(import.meta.dirname, '../..')
/** Long enough that a pattern of cubic time takes minutes. */
const length = 4000
/** CPU time for one text: fifteen times that of the slowest pattern on a busy machine. */
const maxCpuMs = 250

/** Matches regular expression literals in formatted code. */
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

/** Long texts for a pattern: runs of its literals, of common classes, and of pairs of them. */
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

/** Texts that take too long, measured twice in case the machine was busy. */
const slowTexts = ({ expression }: Pattern): string[] =>
  textsFor(expression)
    .filter((text) => cpuMsOf(expression, text) > maxCpuMs && cpuMsOf(expression, text) > maxCpuMs)
    .map((text) => JSON.stringify(text.slice(0, 20)))

describe('I6: no regular expression takes long', () => {
  test('finds all of them', () => {
    expect(patterns.length).toBeGreaterThan(60)
    const found = patterns.map(({ where }) => where).join('\n')
    expect(found).toContain(String.raw`[^\s@<>"]+@[^\s@<>"]+`)
    expect(found).toContain('[1-9]')
  })

  test.each(patterns)('$where', (pattern) => {
    expect(slowTexts(pattern)).toEqual([])
  })

  test('notices a slow one', () => {
    expect(cpuMsOf(/^a*a*a*b$/, 'a'.repeat(900))).toBeGreaterThan(maxCpuMs)
  })
})

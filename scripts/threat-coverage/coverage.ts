import { globSync } from 'node:fs'
import { areas, statements } from '../../tests/threats/statements.ts'
import type { Statement } from '../../tests/threats/statements.ts'
import { readTestTitles } from '../spec-coverage/known-tests.ts'

export const pagePath = 'docs/threat-coverage.md'

type Statements = Readonly<Record<string, Statement>>
export type MarkedTest = { readonly file: string; readonly title: string; readonly marks: string[] }

/** Every test whose title, or whose group's, begins with marks. */
export function readMarkedTests(root: string): MarkedTest[] {
  return globSync('{src,tests}/**/*.{test,spec}.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) =>
      readTestTitles(root, file).flatMap((title) => {
        const marks = marksOf(title)
        return marks.length > 0 ? [{ file, title, marks }] : []
      }),
    )
}

export function marksOf(title: string): string[] {
  const found = title
    .split(' > ')
    .flatMap((part) => /^([ZAPFIWR]\d+(?:, [ZAPFIWR]\d+)*): /.exec(part)?.[1]?.split(', ') ?? [])
  return [...new Set(found)]
}

export function findProblems(tests: readonly MarkedTest[], known: Statements = statements) {
  const marked = new Set(tests.flatMap(({ marks }) => marks))
  const silent = Object.entries(known).flatMap(([mark, { notShown }]) =>
    marked.has(mark) || notShown !== undefined
      ? []
      : [`${mark} has no test, and does not say that it has none`],
  )
  const unknown = tests.flatMap(({ file, title, marks }) =>
    marks
      .filter((mark) => !Object.hasOwn(known, mark))
      .map((mark) => `${file}: '${title}' has the mark ${mark} of no statement`),
  )
  return [...silent, ...unknown]
}

/** Statements that no test shows, or not wholly. */
export function findOpen(tests: readonly MarkedTest[]): string[] {
  return Object.entries(statements).flatMap(([mark, { notShown }]) => {
    if (notShown === undefined) return []
    const isPartly = tests.some(({ marks }) => marks.includes(mark))
    return [`${mark} ${isPartly ? 'partly' : 'not shown yet'}: ${notShown}`]
  })
}

export function writePage(tests: readonly MarkedTest[]): string {
  return [
    '# What must hold against people who mean harm, and the tests that show it',
    '',
    'Written by `npm run coverage:threats` from `tests/threats/statements.ts` and from the tests whose titles begin with',
    'a mark. A statement without a test that does not say so, and a mark of no statement, make the tests fail.',
    '',
    '## Not shown yet',
    '',
    ...findOpen(tests).map((line) => `- ${line}`),
    ...Object.entries(areas).flatMap(([area, title]) => [
      '',
      `## ${title}`,
      '',
      '| Mark | Statement | Shown by |',
      '|---|---|---|',
      ...Object.entries(statements)
        .filter(([mark]) => mark.startsWith(area))
        .map(([mark, { says }]) => `| ${mark} | ${says} | ${shownBy(mark, tests)} |`),
    ]),
    '',
  ].join('\n')
}

/** The files, with how many of their tests; titles change too often for a page. */
function shownBy(mark: string, tests: readonly MarkedTest[]): string {
  const counts = new Map<string, number>()
  for (const { file } of tests.filter(({ marks }) => marks.includes(mark))) {
    counts.set(file, (counts.get(file) ?? 0) + 1)
  }
  if (counts.size === 0) return 'nothing yet'
  return [...counts].map(([file, count]) => `[${file}](../${file}) (${count})`).join('<br>')
}

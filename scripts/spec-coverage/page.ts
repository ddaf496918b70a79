import type { SpecRow, TestRef } from '../../tests/spec/row.ts'
import type { Section, Specification } from '../../tests/spec/specification.ts'

export const pagePath = 'docs/spec-coverage.md'

/** The page that shows every claim of the specification beside its tests. */
export function writePage({ sections, later, otherwise }: Specification): string {
  const all = Object.values(sections)
  const rows = all.flatMap((section) => section.rows)
  const tests = new Set(
    rows.flatMap((row) => row.tests.map(({ file, title }) => `${file} ${title}`)),
  )
  return [
    '# What the specification asks for, and the tests that show it',
    '',
    `${rows.length} claims of the product's specification, shown by ${tests.size} tests. ${later.length} more wait to be built.`,
    '',
    'This page is written by `npm run coverage:spec` from `tests/spec/`. The same check runs with the tests: a claim',
    'without a test, a test that is not there, a route, call, refusal, status or number of the code without a claim, and',
    'a page that is out of date make it fail. `%s` and `${...}` stand in titles where a test runs for many cases.',
    '',
    table(
      ['Section', 'Of the specification', 'Claims'],
      all.map((section) => [
        `[${section.title}](#${anchor(section.title)})`,
        section.of,
        String(section.rows.length),
      ]),
    ),
    '',
    '## Not built yet',
    '',
    table(
      ['What', 'Asked for', 'Why not yet'],
      later.map(({ id, says, reason }) => [id, says, reason]),
    ),
    '',
    '## Done in another way',
    '',
    table(
      ['What', 'Written', 'Done'],
      otherwise.map(({ id, says, instead }) => [id, says, instead]),
    ),
    ...all.flatMap(sectionLines),
    '',
  ].join('\n')
}

function sectionLines({ title, rows }: Section): string[] {
  return [
    '',
    `## ${title}`,
    '',
    table(
      ['What', 'Asked for', 'Tests'],
      rows.map((row) => [code(row), row.says, testList(row.tests)]),
    ),
  ]
}

/** Names of the code are set apart from words. */
const code = ({ id }: SpecRow): string => (/^[/A-Z]|\./.test(id) ? `\`${id}\`` : id)

function testList(tests: readonly TestRef[]): string {
  const files = [...new Set(tests.map(({ file }) => file))]
  return files
    .map((file) => {
      const titles = tests.filter((test) => test.file === file).map(({ title }) => `‘${title}’`)
      return `[${file}](../${file}): ${titles.join(', ')}`
    })
    .join('<br>')
}

const anchor = (title: string): string => title.toLowerCase().replaceAll(' ', '-')

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n')
}

/** A cell must break neither the table nor itself. */
const cell = (text: string): string =>
  text
    .replaceAll('|', '\\|')
    .replaceAll(/(?<!`)\*/g, '\\*')
    .replaceAll(/<(?!br>)/g, '&lt;')

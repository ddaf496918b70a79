import { claims } from '../../tests/spec/claims.ts'
import { otherwiseRows } from '../../tests/spec/otherwise.ts'
import { areas, statements } from '../../tests/threats/statements.ts'
import type { DeclaredTest } from './tests.ts'
import { findOpenThreats } from './threats.ts'

/** The page that shows every claim and every threat beside its tests. */
export function writePage(tests: readonly DeclaredTest[]): string {
  const shownBy = (ids: readonly string[]): string =>
    tests
      .filter((test) => test.ids.some((id) => ids.includes(id)))
      .map(({ file, title }) => `${file}: ${title}`)
      .join('<br>')
  return [
    '# What the product claims, and the tests that show it',
    ...Object.values(claims).flatMap(({ title, rows }) => [
      `\n## ${title}\n`,
      table(
        ['What', 'Claim', 'Tests'],
        rows.map((row) => [row.id, row.says, shownBy(row.tests)]),
      ),
    ]),
    '\n## Done in another way\n',
    table(
      ['What', 'Written', 'Done'],
      otherwiseRows.map(({ id, says, instead }) => [id, says, instead]),
    ),
    '\n# What must hold against people who mean harm, and the tests that show it',
    '\n## Not shown yet\n',
    ...findOpenThreats(tests).map((line) => `- ${line}`),
    ...Object.entries(areas).flatMap(([area, title]) => [
      `\n## ${title}\n`,
      table(
        ['Id', 'Statement', 'Tests'],
        Object.entries(statements)
          .filter(([id]) => id.startsWith(area))
          .map(([id, { says }]) => [id, says, shownBy([id])]),
      ),
    ]),
    '',
  ].join('\n')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n')
}

/** A cell must break neither the table nor itself. */
const cell = (text: string): string =>
  text
    .replaceAll('|', '\\|')
    .replaceAll('*', '\\*')
    .replaceAll(/<(?!br>)/g, '&lt;')

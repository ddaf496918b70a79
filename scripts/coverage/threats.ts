import { statements } from '../../tests/threats/statements.ts'
import type { Statement } from '../../tests/threats/statements.ts'
import type { DeclaredTest } from './tests.ts'

type Statements = Readonly<Record<string, Statement>>

export function findThreatProblems(
  tests: readonly DeclaredTest[],
  known: Statements = statements,
): string[] {
  const shown = new Set(tests.flatMap(({ ids }) => ids))
  const silent = Object.entries(known).flatMap(([id, { notShown }]) =>
    shown.has(id) || notShown !== undefined
      ? []
      : [`${id} has no test, and does not say that it has none`],
  )
  const unknown = tests.flatMap(({ file, title, ids }) =>
    ids
      .filter((id) => !id.includes('-') && !Object.hasOwn(known, id))
      .map((id) => `${file}: '${title}' begins with ${id}, which no statement has`),
  )
  return [...silent, ...unknown]
}

/** Threats without tests, or with partial ones. */
export function findOpenThreats(tests: readonly DeclaredTest[]): string[] {
  return Object.entries(statements).flatMap(([id, { notShown }]) => {
    if (notShown === undefined) return []
    const isPartly = tests.some(({ ids }) => ids.includes(id))
    return [`${id} ${isPartly ? 'partly' : 'not shown yet'}: ${notShown}`]
  })
}

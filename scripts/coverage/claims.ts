import type { Claims, Section } from '../../tests/spec/claims.ts'
import type { CodeFacts } from './code.ts'
import type { DeclaredTest } from './tests.ts'

/** Inconsistencies between the claims, the tests and the code. */
export function findClaimProblems(
  claims: Claims,
  tests: readonly DeclaredTest[],
  code: CodeFacts,
): string[] {
  return [
    ...Object.values(claims).flatMap(findTwins),
    ...findUntested(claims, tests),
    ...findUnclaimed(claims, tests),
    ...findMissing(claims.routes, [...code.routes], 'route', (id) => id.toLowerCase()),
    ...findMissing(claims.calls, [...code.calls], 'call'),
    ...findMissing(claims.refusals, [...code.refusals.keys()], 'refusal'),
    ...findMissing(claims.constants, [...code.constants.keys()], 'constant'),
    ...findMissing(claims.states, code.states, 'status'),
    ...findUnknown(claims.routes, [...code.routes], /^\//, (id) => id.toLowerCase()),
    ...findUnknown(claims.calls, [...code.calls], /^[A-Z]+ \//),
    ...findUnknown(claims.refusals, [...code.refusals.keys()], /^/),
    ...findUnknown(claims.constants, [...code.constants.keys()], /^(limits|plans)\./),
    ...findWrongWords(claims.messages, code.messages),
    ...findWrongWords(claims.refusals, code.refusals),
    ...findWrongValues(claims.constants, code.constants),
  ]
}

function findTwins({ title, rows }: Section): string[] {
  const ids = rows.map(({ id }) => id)
  const twins = ids.filter((id, index) => ids.indexOf(id) !== index)
  return twins.map((id) => `${title}: '${id}' occurs twice`)
}

function findUntested(claims: Claims, tests: readonly DeclaredTest[]): string[] {
  const shown = new Set(tests.flatMap(({ ids }) => ids))
  return Object.values(claims).flatMap(({ title, rows }) =>
    rows.flatMap((row) => {
      if (row.tests.length === 0) return [`${title}: '${row.id}' has no test`]
      const missing = row.tests.filter((id) => !shown.has(id))
      return missing.map((id) => `${title}: '${row.id}' has no test ${id}`)
    }),
  )
}

/** Ids such as S5-12 in titles; others, such as A5, are those of threats. */
function findUnclaimed(claims: Claims, tests: readonly DeclaredTest[]): string[] {
  const claimed = new Set(
    Object.values(claims).flatMap(({ rows }) => rows.flatMap((row) => row.tests)),
  )
  return tests.flatMap(({ file, title, ids }) =>
    ids
      .filter((id) => id.includes('-') && !claimed.has(id))
      .map((id) => `${file}: '${title}' begins with ${id}, which no claim has`),
  )
}

const asItIs = (id: string): string => id

function findMissing(
  { title, rows }: Section,
  names: readonly string[],
  what: string,
  spelled = asItIs,
): string[] {
  const ids = new Set(rows.map(({ id }) => spelled(id)))
  return names
    .filter((name) => !ids.has(spelled(name)))
    .map((name) => `${title}: the code has the ${what} '${name}', which has no row`)
}

/** Rows whose id looks like a name of the code but is not one. */
function findUnknown(
  { title, rows }: Section,
  declared: readonly string[],
  looksLikeName: RegExp,
  spelled = asItIs,
): string[] {
  const names = new Set(declared.map(spelled))
  return rows
    .filter(({ id }) => looksLikeName.test(id) && !names.has(spelled(id)))
    .map(({ id }) => `${title}: the code has no '${id}'`)
}

function findWrongWords({ title, rows }: Section, messages: ReadonlyMap<string, string>): string[] {
  return rows
    .filter(({ id, says }) => messages.get(id) !== says)
    .map(({ id, says }) => `${title}: '${id}' says '${messages.get(id)}', not '${says}'`)
}

/** A constant's row begins with its value, then says what it is for. */
function findWrongValues({ title, rows }: Section, values: ReadonlyMap<string, string>): string[] {
  return rows.flatMap(({ id, says }) => {
    const value = values.get(id)
    const isRight = value === undefined || says.split(/[: ]/)[0] === value
    return isRight ? [] : [`${title}: '${id}' is ${value}, and its row says '${says}'`]
  })
}

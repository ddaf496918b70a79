import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { SpecRow, TestRef } from '../../tests/spec/row.ts'
import type { Section, Specification } from '../../tests/spec/specification.ts'
import type { CodeFacts } from './code.ts'
import { readTestTitles } from './known-tests.ts'

/** What does not hold between the rows of the specification, the tests and the code. */
export function findProblems(root: string, spec: Specification, code: CodeFacts): string[] {
  const { sections } = spec
  const excused = new Set(spec.later.flatMap(({ until }) => until.tested ?? []))
  const owed = (names: Iterable<string>) => [...names].filter((name) => !excused.has(name))
  return [
    ...Object.values(sections).flatMap((section) => [
      ...findTwins(section),
      ...section.rows.flatMap((row) => findBadTests(root, section, row)),
    ]),
    ...findMissing(sections.routes, [...code.routes], 'route', (id) => id.toLowerCase()),
    ...findMissing(sections.calls, owed(code.calls), 'call'),
    ...findMissing(sections.refusals, owed(code.refusals.keys()), 'refusal'),
    ...findMissing(sections.constants, owed(code.constants.keys()), 'constant'),
    ...findMissing(sections.states, code.states, 'status'),
    ...findUnknown(sections.routes, [...code.routes], /^\//, (id) => id.toLowerCase()),
    ...findUnknown(sections.calls, [...code.calls], /^[A-Z]+ \//),
    ...findUnknown(sections.refusals, [...code.refusals.keys()], /^/),
    ...findUnknown(sections.constants, [...code.constants.keys()], /^(limits|plans)\./),
    ...findWrongWords(sections.messages, code.messages),
    ...findWrongWords(sections.refusals, code.refusals),
    ...findWrongValues(sections.constants, code.constants),
    ...findBuilt(spec, code),
  ]
}

function findTwins({ title, rows }: Section): string[] {
  const ids = rows.map(({ id }) => id)
  const twins = ids.filter((id, index) => ids.indexOf(id) !== index)
  return twins.map((id) => `${title}: '${id}' stands there twice`)
}

function findBadTests(root: string, section: Section, row: SpecRow): string[] {
  const name = `${section.title}: '${row.id}'`
  if (row.tests.length === 0) return [`${name} has no test`]
  return row.tests.flatMap((test) => {
    const problem = problemOfTest(root, test)
    return problem === undefined ? [] : [`${name}: ${problem}`]
  })
}

const titlesOfFiles = new Map<string, readonly string[]>()

function problemOfTest(root: string, { file, title }: TestRef): string | undefined {
  if (!existsSync(join(root, file))) return `there is no file ${file}`
  const titles = titlesOfFiles.get(file) ?? readTestTitles(root, file)
  titlesOfFiles.set(file, titles)
  // The group may be left out, and so may the numbers of threats before a title.
  const found = titles.filter((known) =>
    [' > ', ': '].some((before) => ` > ${known}`.endsWith(before + title)),
  )
  if (found.length === 1) return undefined
  return found.length === 0
    ? `${file} has no test '${title}'`
    : `${file} has several tests '${title}'; name the group too: ${found.join(' | ')}`
}

const asItIs = (id: string): string => id

function findMissing(
  { title, rows }: Section,
  known: readonly string[],
  what: string,
  spelled = asItIs,
): string[] {
  const ids = new Set(rows.map(({ id }) => spelled(id)))
  return known
    .filter((name) => !ids.has(spelled(name)))
    .map((name) => `${title}: the code has the ${what} '${name}', which has no row`)
}

/** Rows whose id looks like a name of the code, and is none. */
function findUnknown(
  { title, rows }: Section,
  known: readonly string[],
  looksLikeName: RegExp,
  spelled = asItIs,
): string[] {
  const names = new Set(known.map(spelled))
  return rows
    .filter(({ id }) => looksLikeName.test(id) && !names.has(spelled(id)))
    .map(({ id }) => `${title}: the code has no '${id}'`)
}

function findWrongWords({ title, rows }: Section, said: ReadonlyMap<string, string>): string[] {
  return rows
    .filter(({ id, says }) => said.get(id) !== says)
    .map(({ id, says }) => `${title}: '${id}' says '${said.get(id)}', not '${says}'`)
}

/** A constant's row begins with its value, then says what it is for. */
function findWrongValues({ title, rows }: Section, values: ReadonlyMap<string, string>): string[] {
  return rows.flatMap(({ id, says }) => {
    const value = values.get(id)
    const isRight = value === undefined || says.split(/[: ]/)[0] === value
    return isRight ? [] : [`${title}: '${id}' is ${value}, and its row says '${says}'`]
  })
}

/** What waits to be built, and is there. */
function findBuilt({ later }: Specification, code: CodeFacts): string[] {
  const sentences = new Set(code.messages.values())
  return later.flatMap(({ id, until }) => {
    const built = [
      ...(until.calls ?? []).filter((call) => code.calls.has(call)),
      ...(until.refusals ?? []).filter((refusal) => code.refusals.has(refusal)),
      ...(until.sentences ?? []).filter((text) => sentences.has(text)),
      ...(until.tested ?? []).filter((name) => code.isTested(name)),
    ]
    return built.map(
      (thing) => `Not built yet: '${id}' waits for '${thing}', which is there: give it its row`,
    )
  })
}

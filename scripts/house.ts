import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/*
 * Prints measures of how easy the code is to carry on, beside their aims: `npm run house`. `-- --words`, `--repeats` and
 * `--salary` list the places.
 */

const root = join(import.meta.dirname, '..')

type Source = { readonly path: string; readonly text: string; readonly lines: readonly string[] }

const read = (patterns: readonly string[]): Source[] =>
  globSync([...patterns], { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('node_modules') && !path.includes('+types'))
    .sort()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return { path, text, lines: text.trimEnd().split('\n') }
    })

const isTest = ({ path }: Source): boolean => /\.test\.tsx?$/.test(path)

const generated = 'src/server/db/types.ts'
const production = read(['src/**/*.{ts,tsx}']).filter(
  (file) => !isTest(file) && file.path !== generated,
)

/** The words of job seekers and employers are no words of the code. */
const isVocabulary = ({ path }: Source): boolean =>
  path.includes('/job-search/vocabulary/') || path.endsWith('/risk-words.ts')

/**
 * What a job's salary passes on its way from the form to the search results: production files of the rooms that jobs go
 * through (form, contract, service, repository, presenter, view) whose code, without comments, names the salary.
 */
const salaryRooms =
  /^src\/(?:contract|server\/features|web\/features)\/(?:jobs|job-posting|job-search)\/|^src\/web\/lib\//
const salaryNames = /\b(?:salary\w*|\w+Salary\w*|pay(?:Min|Max|Text))\b/
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')
const salaryFiles = production.filter(
  (file) =>
    salaryRooms.test(file.path) &&
    !isVocabulary(file) &&
    salaryNames.test(withoutComments(file.text)),
)

/** Everything that caches, and everything that rejects requests for want of capacity. */
const cacheFiles = read([
  'src/server/cache/**/*.ts',
  'src/server/http/overload/**/*.ts',
  'src/server/**/*cache*.ts',
]).filter((file) => !isTest(file))

/** Words of the old dialect. Ordinary English words are listed only where the code used them as terms. */
const forbidden: readonly RegExp[] = [
  /\b(?:[Ww]ish(?:es)?|\w+Wish(?:es)?|wish[A-Z]\w*)\b/,
  /\bKnowledge\b/,
  /\b(?:Kept[A-Z]\w*|kept[A-Z]\w*|keepFor\w*|keepStatements|kept-pages|recent-?[Pp]ages)\b/,
  /\btold-queries\b/,
  /\b(?:is|create)Told\w*\b/,
  /\b(?:sayFarewell|createDoors?|doors?|Leaving)\b/,
  /\b(?:Guests?|seatSenders|refusal-at-the-door)\b/,
  /\b(?:sign-of-life|signOfLife|createPulse)\b/,
  /\b(?:serveWhileRereading|gatherLookups|createTurns|whenNeeded)\b/,
  /\b(?:WrittenReply|written-jobs|writtenJobs)\b/,
  /\b(?:search_)?[Ss]ayings?\b/,
  /\bspots?\b/,
  /\b(?:placeBelow|goneFrom|lookAt)\b/,
  /\b(?:lateHandle|lateStart|late-start|startLate|LatePart|Later[A-Z]\w*)\b/,
  /\b(?:comeAlive|isAlive)\b/,
  /\b(?:JobAct|JobActs|toasts\.(?:no|ok))\b/,
  /\b[Mm]end(?:s|ed|ing)?\b/,
  /\btrx\b/,
]

/** Names that others hold on to, and words in their plain sense: they stay, and are no dialect. */
const excepted: readonly (readonly [text: RegExp, reason: string])[] = [
  [/\/sayings\b/g, 'the address of a screen and of its calls'],
  [/\bsearch_sayings\b/g, 'a table of the database'],
  [/'saying-(?:saved|removed)'/g, 'kinds of stored audit events'],
  [
    /route\('sayings'|^ {4}'sayings',$/g,
    'the address of the screen, as the router and its budget name it',
  ],
  [/:spot:/g, 'the prefix of stored index terms'],
  [/'door to door'/g, 'words that people write in jobs'],
  [/(?:payment|card) at the door|delivery at doors/g, 'sentences of sample jobs'],
]
const withoutExcepted = (line: string): string =>
  excepted.reduce((text, [exception]) => text.replaceAll(exception, ''), line)

const prose = read(['{src,tests,bench,scripts}/**/*.{ts,tsx,mjs}', 'docs/**/*.md', '*.md']).filter(
  (file) => file.path !== 'scripts/house.ts' && !isVocabulary(file),
)

const dialect = prose.flatMap(({ path, lines }) =>
  [basename(path), ...lines]
    .map(withoutExcepted)
    .flatMap((line, at) =>
      forbidden
        .flatMap((word) => line.match(new RegExp(word, 'g')) ?? [])
        .map((word) => `${path}:${at}: ${word}`),
    ),
)

/** Pairs of places that have six lines or more in common. Imports, blank lines and lone brackets do not count. */
const leastLines = 6
type Line = { readonly at: number; readonly text: string }
const repeatable = read(['{src,tests,bench,scripts}/**/*.{ts,tsx,mjs}']).filter(
  ({ path }) => path !== generated,
)

function significant({ text }: Source): Line[] {
  const code = text.replaceAll(/^import [\s\S]*?from '.*'$/gm, (found) =>
    found.replaceAll(/./g, ''),
  )
  return code
    .split('\n')
    .map((line, index) => ({ at: index + 1, text: line.trim() }))
    .filter((line) => /\w/.test(line.text))
}

function findRepeats(): string[] {
  const files = repeatable.map((file) => ({ path: file.path, lines: significant(file) }))
  const keyAt = (file: number, line: number) =>
    files[file]?.lines
      .slice(line, line + leastLines)
      .map(({ text }) => text)
      .join('\n') ?? ''
  const places = new Map<string, [file: number, line: number][]>()
  for (const [file, { lines }] of files.entries()) {
    for (let line = 0; line + leastLines <= lines.length; line += 1) {
      const key = keyAt(file, line)
      places.set(key, [...(places.get(key) ?? []), [file, line]])
    }
  }
  const name = ([file, line]: readonly [number, number]) =>
    `${files[file]?.path}:${files[file]?.lines[line]?.at}`
  const pairs: string[] = []
  for (const same of places.values()) {
    for (const [index, one] of same.entries()) {
      for (const other of same.slice(index + 1)) {
        const isInside =
          one[1] > 0 && other[1] > 0 && keyAt(one[0], one[1] - 1) === keyAt(other[0], other[1] - 1)
        if (!isInside) pairs.push(`${name(one)} and ${name(other)}`)
      }
    }
  }
  return pairs
}

const repeats = findRepeats()

const lengths = production.map(({ lines }) => lines.length).toSorted((one, other) => one - other)
const share = (part: number): number => lengths[Math.floor((lengths.length - 1) * part)] ?? 0
const sum = (files: readonly Source[]) =>
  files.reduce((total, { lines }) => total + lines.length, 0)

const rows: readonly (readonly [what: string, now: string | number, aim: string])[] = [
  ['files that name the salary, from form to result', salaryFiles.length, '<= 15'],
  ['words of the old dialect', dialect.length, '0'],
  [`pairs of places with ${leastLines} or more same lines`, repeats.length, '<= 400'],
  ['lines of cache and overload code', sum(cacheFiles), '<= 500'],
  ['median / p90 lines of a source file', `${share(0.5)} / ${share(0.9)}`, '<= 52 / 132'],
  ['longest source file', lengths.at(-1) ?? 0, '<= 400'],
]

const lists: Readonly<Record<string, readonly string[]>> = {
  '--words': dialect,
  '--repeats': repeats,
  '--salary': salaryFiles.map(({ path }) => path),
}
for (const [option, places] of Object.entries(lists)) {
  if (process.argv.includes(option)) process.stdout.write(`${places.join('\n')}\n\n`)
}
for (const [what, now, aim] of rows) {
  process.stdout.write(`${what.padEnd(52)}${String(now).padStart(10)}   ${aim}\n`)
}

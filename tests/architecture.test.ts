import { readFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

/*
 * The directions in which rooms may know each other, and how long a file may be. A rule names files
 * by their path and says what they may import of the project's own.
 */

type Rule = {
  readonly files: RegExp
  /** What these files may import; `$1` stands for the group that `files` caught. */
  readonly may: readonly string[]
  /** What they may import for its types alone. */
  readonly mayType?: readonly string[]
}

const serverRoom =
  '(accounts|audit|reports|profiles|jobs|applications|payments|notifications|places|contact|mail|privacy|admin|files|site|invoices|landings|operations|search|second-factor)'

const rules: readonly Rule[] = [
  { files: /^src\/contract\//, may: ['src/contract/', 'messages/'] },

  { files: /^src\/server\/lib\//, may: ['src/server/lib/', 'src/contract/'] },
  { files: /^src\/server\/ports\//, may: ['src/server/ports/', 'src/contract/'] },
  {
    files: /^src\/server\/adapters\//,
    may: ['src/server/adapters/', 'src/server/ports/', 'src/server/lib/', 'src/contract/'],
  },
  {
    files: new RegExp(`^src/server/${serverRoom}/[^/]+\\.rules\\.ts$`),
    may: ['src/server/$1/', 'src/server/lib/', 'src/contract/'],
    mayType: ['src/server/ports/'],
  },
  {
    files: new RegExp(`^src/server/${serverRoom}/[^/]+\\.repository\\.ts$`),
    may: [
      'src/server/$1/',
      'src/server/lib/',
      'src/server/db/statement.ts',
      'src/server/db/candidate-profile-columns.ts',
      'src/server/db/candidate-profile-write.ts',
      // The columns of a card, whoever found it.
      'src/server/search/search-cards.ts',
      'src/contract/',
    ],
    mayType: ['src/server/db/'],
  },
  {
    files: new RegExp(`^src/server/${serverRoom}/[^/]+\\.service\\.ts$`),
    may: ['src/server/$1/', 'src/server/ports/', 'src/server/lib/', 'src/contract/'],
    mayType: [
      'src/server/db/',
      'src/server/http/',
      `src/server/${serverRoom}/[^/]+\\.service`,
      'src/server/config',
    ],
  },
  {
    files: new RegExp(`^src/server/${serverRoom}/[^/]+\\.routes\\.ts$`),
    may: ['src/server/$1/', 'src/server/http/', 'src/server/lib/', 'src/contract/'],
    mayType: ['src/server/config'],
  },

  { files: /^src\/web\/ui\//, may: ['src/web/ui/', 'src/web/styles/'] },
  { files: /^src\/web\/art\//, may: ['src/web/art/', 'src/web/ui/'] },
  { files: /^src\/web\/lib\//, may: ['src/web/lib/', 'src/contract/', 'messages/'] },
  {
    files: /^src\/web\/features\/([^/]+)\//,
    may: [
      'src/web/features/$1/',
      'src/web/lib/',
      'src/web/ui/',
      'src/web/art/',
      'src/web/styles/',
      'src/contract/',
    ],
  },
  {
    files: /^src\/web\/layout\//,
    may: [
      'src/web/layout/',
      'src/web/features/accounts/',
      'src/web/lib/',
      'src/web/ui/',
      'src/web/art/',
      'src/web/styles/',
      'src/contract/',
    ],
  },
  {
    files: /^src\/web\/routes\//,
    may: [
      'src/web/features/',
      'src/web/layout/',
      'src/web/lib/',
      'src/web/ui/',
      'src/web/art/',
      'src/web/styles/',
      'src/contract/',
      'src/web/routes/\\+types/',
      // The pages of one address that shows several.
      'src/web/routes/jobs/',
    ],
  },
  { files: /^src\/web\//, may: ['src/web/', 'src/contract/', 'messages/'] },
  { files: /^src\/server\//, may: ['src/server/', 'src/contract/'] },
]

const root = join(import.meta.dirname, '..')
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((path) =>
  path.replaceAll('\\', '/'),
)
const production = sources.filter((path) => !/\.test\.tsx?$/.test(path))

type Import = { readonly target: string; readonly isTypeOnly: boolean }

/** The project's own files that a source imports, as paths from the root. */
function importsOf(path: string, source: string): Import[] {
  const found = source.matchAll(
    /^\s*(?:import|export)\s+(type\s)?(?:[\s\S]*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)/gm,
  )
  return [...found].flatMap(([, type, statement, call]) => {
    const target = ownPath(path, statement ?? call ?? '')
    return target === undefined ? [] : [{ target, isTypeOnly: type !== undefined }]
  })
}

function ownPath(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
  const alias = /^#(contract|server|web|tests|messages|bench)\/(.*)$/.exec(specifier)
  if (!alias) return undefined
  const [, area = '', rest = ''] = alias
  return `${['tests', 'messages', 'bench'].includes(area) ? '' : 'src/'}${area}/${rest}`
}

/** Every import of a file that no rule allows. */
function forbiddenImports(path: string, source: string): string[] {
  const rule = rules.find(({ files }) => files.test(path))
  if (!rule) return []
  const caught = rule.files.exec(path)?.[1] ?? ''
  const matches = (patterns: readonly string[], target: string) =>
    patterns.some((pattern) => new RegExp(`^${pattern.replace('$1', caught)}`).test(target))
  return importsOf(path, source)
    .filter(
      ({ target, isTypeOnly }) =>
        !matches(rule.may, target) && !(isTypeOnly && matches(rule.mayType ?? [], target)),
    )
    .map(({ target }) => `${path} -> ${target}`)
}

describe('import directions', () => {
  test('hold everywhere', () => {
    const broken = production.flatMap((path) =>
      forbiddenImports(path, readFileSync(join(root, path), 'utf8')),
    )
    expect(broken).toEqual([])
  })

  test.each([
    ['src/contract/jobs.ts', "import { x } from '#server/lib/ids.ts'"],
    ['src/server/jobs/jobs.service.ts', "import { x } from '../places/places.repository.ts'"],
    ['src/server/jobs/jobs.service.ts', "import { x } from '../accounts/accounts.service.ts'"],
    ['src/server/jobs/jobs.rules.ts', "import { x } from './../http/endpoint.ts'"],
    ['src/server/lib/ids.ts', "import { x } from '../jobs/jobs.rules.ts'"],
    ['src/web/ui/button.tsx', "import { x } from '#web/lib/api.ts'"],
    ['src/web/features/jobs/a.tsx', "import { x } from '#web/features/profiles/b.tsx'"],
    ['src/web/lib/api.ts', "import {\n  x,\n} from '#server/lib/ids.ts'"],
    ['src/server/app.ts', "import { x } from '#web/lib/api.ts'"],
  ])('are noticed when broken: %s', (path, source) => {
    expect(forbiddenImports(path, source)).toHaveLength(1)
  })

  test('let a service know another service by its type', () => {
    const source = "import type { X } from '../accounts/accounts.service.ts'"
    expect(forbiddenImports('src/server/jobs/jobs.service.ts', source)).toEqual([])
  })
})

describe('files', () => {
  test('stay short enough to be read', () => {
    const long = [...sources, ...globSync('{tests,bench,scripts}/**/*.{ts,mjs}', { cwd: root })]
      .filter((path) => !path.endsWith('db/types.ts') && !path.includes('node_modules'))
      .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n').length }))
      .filter(({ lines }) => lines > 401)
    expect(long).toEqual([])
  })

  test('have no default export but where the framework asks for one', () => {
    const asked = /^src\/web\/(?:routes\/|root\.tsx|routes\.ts|entry\.)/
    const found = production.filter(
      (path) =>
        !asked.test(path) && /^export default/m.test(readFileSync(join(root, path), 'utf8')),
    )
    expect(found).toEqual([])
  })
})

describe('screens', () => {
  /** The part of the search that tells in its own place that it failed. */
  const tellsItself = 'src/web/routes/job-search-results.tsx'

  test('that load what is a person’s own say so when that fails', () => {
    const silent = production
      .filter((path) => path.startsWith('src/web/routes/') && path !== tellsItself)
      .filter((path) => {
        const source = readFileSync(join(root, path), 'utf8')
        return /\bload(SignedIn|ForAdmin)\(/.test(source) && !/\bErrorBoundary\b/.test(source)
      })
    expect(silent).toEqual([])
  })
})
